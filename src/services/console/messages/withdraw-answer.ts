import { deleteAnswer, lockMessage, readLastAnswer, setMessageState } from "../../../storage/console/messages.ts";
import { withdrawMails } from "../../../storage/mail/queries.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { audited, type Operator } from "../audit.ts";

/**
 * Takes back the last answer to a message, whose mail still waits: the message is open again.
 *
 * @returns what was answered
 * @throws {Refusal} not_found; conflict with answer.sent where its mail has gone.
 */
export async function withdrawAnswer(services: Services, operator: Operator, id: number): Promise<string> {
  return await audited(services, operator, "WithdrawAnswer", async (transaction) => {
    const message = await lockMessage(transaction, id);
    const answer = await readLastAnswer(transaction, id);
    if (message === undefined || answer === undefined) throw new Refusal("not_found");
    const of = { createdAt: answer.answeredAt, recipient: message.mail };
    const withdrawn = await withdrawMails(transaction, ["contactAnswer"], of);
    if (withdrawn === 0) throw new Refusal("conflict", [{ field: "id", code: "answer.sent" }]);
    await deleteAnswer(transaction, answer.id);
    await setMessageState(transaction, id, "open");
    const before = { state: message.state };
    return { thing: `message:${id}`, before, after: { state: "open" }, result: answer.text };
  });
}
