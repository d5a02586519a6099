import type { Tonight } from "../../../../contract/progress/tonight.ts";
import type { Locale } from "../../../../domain/locale/locale.ts";
import { minimumWords } from "../../../../domain/quiz/settings.ts";
import { listClient } from "../../accounts/session/list-client.ts";
import { loadWords } from "../../lexicon/word-list-data.ts";
import { wordListTypes } from "../../page/api-client.ts";
import type { CoveredList } from "../../progress/coverage/ask-coverage.ts";
import { shortestWords } from "../../progress/coverage/shortest-words.ts";
import type { KnownRule } from "../../progress/known/known-words.ts";
import { setQuizList } from "../../quiz/set-quiz-list.ts";
import { setWatchedWords } from "../companion/watch-store.ts";
import { rememberEvening } from "./evenings.ts";

type Start = {
  readonly list: CoveredList;
  readonly title: string;
  readonly tonight: Tonight;
  readonly knownBy: KnownRule;
  readonly locale: Locale;
  readonly returnPath: string;
};

/**
 * Puts tonight's words where the quiz page finds them, and who watches afterwards. Five words are too few for a quiz: further ones of the list that
 * are not known fill it up, the most frequent first. Rejects as the API client does.
 */
export async function storeTonight({ list, title, tonight, knownBy, locale, returnPath }: Start): Promise<void> {
  const { words, shareBefore, shareAfter, learning, shareLearnt } = tonight;
  const isEnough = words.length >= minimumWords;
  const all = isEnough ? words : await loadWords({ client: listClient(), locale }, list);
  const askable = all.filter(({ mean }) => mean !== null);
  const ids = words.map(({ id }) => id);
  setWatchedWords(list, ids);
  rememberEvening({ ...list, title, path: returnPath, at: Date.now() });
  setQuizList({
    title,
    words: isEnough ? words : shortestWords([...words, ...askable], ids, knownBy, minimumWords),
    source: { type: wordListTypes[list.kind], id: list.id, isWhole: false },
    meanLanguage: locale,
    returnPath,
    tonight: {
      shareBefore,
      shareAfter,
      ...(learning !== undefined && { learning }),
      ...(shareLearnt !== undefined && { shareLearnt }),
    },
  });
}
