import type { Polls } from "../../contract/polls.ts";
import type { Locale } from "../../domain/locale/locale.ts";
import { readPolls } from "../../services/polls/read-polls.ts";
import { vote } from "../../services/polls/vote.ts";
import type { Api } from "../handle.ts";

/** Only users who have voted see the votes, so that these influence nobody's choice. */
function presentPolls(polls: Awaited<ReturnType<typeof readPolls>>, locale: Locale): Polls {
  return polls.map(({ id, question, options, myVote }) => ({
    id,
    question: question[locale],
    options: options.map(({ votes, ...option }) => ({
      id: option.id,
      text: option.text[locale],
      ...(myVote === null ? {} : { votes }),
    })),
    ...(myVote === null ? {} : { myVote }),
  }));
}

export function registerPolls({ handle, services }: Api): void {
  handle("Poll/GetPolls", async ({ user, locale }) => presentPolls(await readPolls(services, user), locale));

  handle("Poll/Vote", async ({ user, body, locale }) => {
    await vote(services, user, body);
    return presentPolls(await readPolls(services, user), locale);
  });
}
