import { closePoll } from "../../services/console/polls/close-poll.ts";
import { readAdminPolls } from "../../services/console/polls/read-admin-polls.ts";
import { savePoll } from "../../services/console/polls/save-poll.ts";
import type { Api } from "../handle.ts";
import { operatorOf } from "./operator.ts";
import { pageQueryOf, presentPage } from "./paging.ts";

type Poll = Awaited<ReturnType<typeof savePoll>>;

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

export function registerPolls({ handle, services }: Api): void {
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
}
