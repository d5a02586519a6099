import type { Word } from "../../../../contract/lexicon/word-list.ts";
import type { Locale } from "../../../../domain/locale/locale.ts";
import type { CoveredList } from "../../progress/coverage/ask-coverage.ts";
import { answerIdOf, setAnswerId, type WatchAnswer } from "./watch-store.ts";

type Watched = {
  readonly list: CoveredList;
  readonly word: Word;
  readonly locale: Locale;
  /** Undefined where the answer is taken back. */
  readonly answer: WatchAnswer | undefined;
};

let last: Promise<unknown> = Promise.resolve();

const loadMemory = () => import("../../memory/remember.ts");

/** For who starts to watch: later the connection may be gone. */
export function prepareMemory(): void {
  loadMemory().catch(() => undefined);
}

/** Has it remembered that a word was caught or missed, in place of what was said of it before. One after the other. */
export function rememberWatched({ list, word, locale, answer }: Watched): void {
  last = last
    .then(async () => {
      const { forgetAnswer, rememberAnswer } = await loadMemory();
      const before = answerIdOf(list, word.id);
      if (before !== undefined) await forgetAnswer(before);
      if (answer === undefined) return;
      const verdict = answer === "got" ? "right" : "wrong";
      const judged = { way: "companion", verdict, elapsedMs: null, isHelped: false } as const;
      setAnswerId(list, word.id, await rememberAnswer({ word, locale, kind: "recognition", judged }));
    })
    .catch((error: unknown) => reportError(error));
}
