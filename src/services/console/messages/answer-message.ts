import { insertAnswer, lockMessage, setMessageState } from "../../../storage/console/messages.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { audited, type Operator } from "../audit.ts";
import { waitForUndo } from "../undo-time.ts";

/**
 * Mails an answer to who wrote a message, once it can hardly be taken back any more, and keeps it.
 *
 * @throws {Refusal} not_found.
 */
export async function answerMessage(services: Services, operator: Operator, id: number, text: string): Promise<void> {
  await audited(services, operator, "AnswerMessage", async (transaction) => {
    const message = await lockMessage(transaction, id);
    if (message === undefined) throw new Refusal("not_found");
    const { name, mail: to, locale, subject, state } = message;
    const answeredBy = operator.user.username;
    const answeredAt = services.now();
    await insertAnswer(transaction, { messageId: id, text, answeredBy, answeredAt });
    await setMessageState(transaction, id, "answered");
    const data = { name, subject, message: text };
    await queueMail(transaction, { kind: "contactAnswer", to, locale, data, wait: waitForUndo(answeredAt) });
    return { thing: `message:${id}`, before: { state }, after: { state: "answered" }, result: undefined };
  });
}
