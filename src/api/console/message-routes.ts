import { answerMessage } from "../../services/console/messages/answer-message.ts";
import { closeMessage } from "../../services/console/messages/close-message.ts";
import { readMessages } from "../../services/console/messages/read-messages.ts";
import type { Api } from "../handle.ts";
import { operatorOf } from "./operator.ts";
import { pageQueryOf, presentPage } from "./paging.ts";

type Message = Awaited<ReturnType<typeof readMessages>>["rows"][number];

function presentMessage({ id, name, mail, subject, message, state, createdAt, answers }: Message) {
  return {
    id,
    name,
    mail,
    subject,
    message,
    state,
    createdAt: createdAt.toISOString(),
    answers: answers.map(({ text, answeredBy, answeredAt }) => ({
      text,
      answeredBy,
      answeredAt: answeredAt.toISOString(),
    })),
  };
}

export function registerMessages({ handle, services }: Api): void {
  handle("Admin/GetMessages", async ({ query }) => {
    const { search, id, state } = query;
    return presentPage(await readMessages(services, { search, id, state }, pageQueryOf(query)), presentMessage);
  });

  handle("Admin/AnswerMessage", async ({ body, ...context }) => {
    await answerMessage(services, operatorOf(context), body.id, body.text);
    return null;
  });

  handle("Admin/CloseMessage", async ({ body, ...context }) => {
    await closeMessage(services, operatorOf(context), body.id, body.state);
    return null;
  });
}
