import { answerMessage, closeMessage, readMessages } from "../../services/console/messages.ts";
import { closePoll, readAdminPolls, savePoll } from "../../services/console/polls.ts";
import { closeReport, openReport, readReports } from "../../services/console/reports.ts";
import type { Api } from "../handle.ts";
import { operatorOf } from "./operator.ts";
import { pageQueryOf, presentPage } from "./paging.ts";

type Report = Awaited<ReturnType<typeof readReports>>["rows"][number];
type Poll = Awaited<ReturnType<typeof savePoll>>;
type Message = Awaited<ReturnType<typeof readMessages>>["rows"][number];

function presentReport({ key: _key, firstAt, lastAt, closedAt, ...report }: Report) {
  return {
    ...report,
    details: { ...report.details },
    polls: [...report.polls],
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  };
}

function presentPoll({ id, question, options, isPremium, createdAt, closedAt }: Poll) {
  return {
    id,
    question: { ...question },
    options: options.map(({ id: optionId, text, votes, wishId }) => ({
      id: optionId,
      text: { ...text },
      votes,
      wishId,
    })),
    isPremium,
    votes: options.reduce((sum, { votes }) => sum + votes, 0),
    createdAt: createdAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  };
}

function presentMessage({ id, name, mail, subject, message, state, createdAt, answers }: Message) {
  return {
    ...{ id, name, mail, subject, message, state },
    createdAt: createdAt.toISOString(),
    answers: answers.map(({ text, answeredBy, answeredAt }) => ({
      text,
      answeredBy,
      answeredAt: answeredAt.toISOString(),
    })),
  };
}

/** Reports, polls and messages. */
export function registerInbox({ handle, services }: Api): void {
  handle("Admin/GetReports", async ({ query }) => {
    const { search, id, kind, isClosed } = query;
    return presentPage(await readReports(services, { search, id, kind, isClosed }, pageQueryOf(query)), presentReport);
  });

  handle("Admin/CloseReport", async ({ body, ...context }) => {
    await closeReport(services, operatorOf(context), body);
    return null;
  });

  handle("Admin/OpenReport", async ({ body, ...context }) => {
    await openReport(services, operatorOf(context), body.id);
    return null;
  });

  handle("Admin/GetAdminPolls", async ({ query }) => {
    const { search, id, isOpen } = query;
    return presentPage(await readAdminPolls(services, { search, id, isOpen }, pageQueryOf(query)), presentPoll);
  });

  handle("Admin/SavePoll", async ({ body, ...context }) =>
    presentPoll(await savePoll(services, operatorOf(context), body)),
  );

  handle("Admin/ClosePoll", async ({ body, ...context }) => {
    await closePoll(services, operatorOf(context), body.id);
    return null;
  });

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
