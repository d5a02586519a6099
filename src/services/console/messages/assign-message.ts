import { mayEnter } from "../../../domain/accounts/role.ts";
import { lockMessage, readAnswerers, setAssignee } from "../../../storage/console/messages.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { audited, type Operator } from "../audit.ts";

/** @throws {Refusal} not_found; conflict where the operator may not answer messages. */
export async function assignMessage(
  services: Services,
  operator: Operator,
  id: number,
  assigneeId: number | null,
): Promise<void> {
  await audited(services, operator, "AssignMessage", async (transaction) => {
    const message = await lockMessage(transaction, id);
    if (message === undefined) throw new Refusal("not_found");
    const answerers = await readAnswerers(transaction, (role) => mayEnter(role, "support"));
    if (assigneeId !== null && !answerers.some((each) => each.id === assigneeId)) throw new Refusal("conflict");
    await setAssignee(transaction, id, assigneeId);
    const before = { assigneeId: message.assigneeId };
    return { thing: `message:${id}`, before, after: { assigneeId }, result: undefined };
  });
}
