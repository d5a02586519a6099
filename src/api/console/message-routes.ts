import { answerMessage } from "../../services/console/messages/answer-message.ts";
import { assignMessage } from "../../services/console/messages/assign-message.ts";
import { deleteCannedAnswer, readAnswering, saveCannedAnswer } from "../../services/console/messages/canned-answers.ts";
import { closeMessage } from "../../services/console/messages/close-message.ts";
import { readMessages } from "../../services/console/messages/read-messages.ts";
import { withdrawAnswer } from "../../services/console/messages/withdraw-answer.ts";
import type { Api } from "../handle.ts";
import { operatorOf } from "./operator.ts";
import { pageQueryOf, presentPage } from "./paging.ts";

type Message = Awaited<ReturnType<typeof readMessages>>["rows"][number];

function presentMessage({ id, name, mail, subject, message, locale, assignee, state, createdAt, answers }: Message) {
  return {
    id,
    name,
    mail,
    subject,
    message,
    locale,
    assignee,
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
  handle("Admin/GetMessages", async ({ query, user }) => {
    const { search, id, state, assignee } = query;
    const assigneeId = assignee === undefined ? undefined : assignee === "me" ? user.id : null;
    const filter = { search, id, state, assigneeId };
    return presentPage(await readMessages(services, filter, pageQueryOf(query)), presentMessage);
  });

  handle("Admin/AnswerMessage", async ({ body, ...context }) => {
    await answerMessage(services, operatorOf(context), body.id, body.text);
    return null;
  });

  handle("Admin/AssignMessage", async ({ body, ...context }) => {
    await assignMessage(services, operatorOf(context), body.id, body.assigneeId);
    return null;
  });

  handle("Admin/GetCannedAnswers", async () => {
    const { rows, operators } = await readAnswering(services);
    return { rows: rows.map(({ id, name, texts }) => ({ id, name, texts: { ...texts } })), operators };
  });

  handle("Admin/SaveCannedAnswer", async ({ body, ...context }) => ({
    id: await saveCannedAnswer(services, operatorOf(context), body),
  }));

  handle("Admin/DeleteCannedAnswer", async ({ body, ...context }) => {
    await deleteCannedAnswer(services, operatorOf(context), body.id);
    return null;
  });

  handle("Admin/WithdrawAnswer", async ({ body, ...context }) => ({
    text: await withdrawAnswer(services, operatorOf(context), body.id),
  }));

  handle("Admin/CloseMessage", async ({ body, ...context }) => {
    await closeMessage(services, operatorOf(context), body.id, body.state);
    return null;
  });
}
