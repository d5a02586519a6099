import { updatePoll } from "../../../storage/polls/manage-polls.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { audited, type Operator } from "../audit.ts";
import { lockWithOptions } from "./lock-with-options.ts";

/** @throws {Refusal} not_found; conflict where it is closed. */
export async function closePoll(services: Services, operator: Operator, id: number): Promise<void> {
  await audited(services, operator, "ClosePoll", async (transaction) => {
    const poll = await lockWithOptions(transaction, id);
    if (poll.closedAt !== null) throw new Refusal("conflict");
    await updatePoll(transaction, id, { closedAt: services.now() });
    return { thing: `poll:${id}`, before: { isOpen: true }, after: { isOpen: false }, result: undefined };
  });
}
