import type { Database } from "../../storage/database.ts";
import { removeUnusedWords } from "../../storage/quiz/remove-unused-words.ts";
import type { TimedJob } from "../jobs/run-timed-jobs.ts";

const day = 24 * 60 * 60_000;

/** Once a day: removes words that no lexicon, title, list, quiz or answer refers to any more. */
export function removeUnusedWordsDaily({ db }: Database): TimedJob {
  return {
    name: "remove-unused-words",
    everyMs: day,
    run: async (_now, signal) => void (await removeUnusedWords(db, signal)),
  };
}
