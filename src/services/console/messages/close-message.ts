import { lockMessage, setMessageState } from "../../../storage/console/messages.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { audited, type Operator } from "../audit.ts";

/** @throws {Refusal} not_found. */
export async function closeMessage(
  services: Services,
  operator: Operator,
  id: number,
  state: "closed" | "spam" | "open",
): Promise<void> {
  await audited(services, operator, "CloseMessage", async (transaction) => {
    const message = await lockMessage(transaction, id);
    if (message === undefined) throw new Refusal("not_found");
    await setMessageState(transaction, id, state);
    const before = { state: message.state };
    return { thing: `message:${id}`, before, after: { state }, result: undefined };
  });
}
