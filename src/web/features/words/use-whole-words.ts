import { useCallback, useMemo, useRef, useState } from "react";
import type { Word } from "../../../contract/lexicon/word-list.ts";
import { browserSources } from "../catalogue/browser-sources.ts";
import { loadWordList, type WordListData, wordsIn } from "../lexicon/word-list-data.ts";
import { useLocale } from "../page/use-page.ts";

type WordsById = ReadonlyMap<number, Word>;

export type WholeWords = {
  /** Undefined until they have been asked for and have come. */
  readonly words: WordsById | undefined;
  readonly hasFailed: boolean;
  /** Fetches them once; resolves to undefined when they cannot be had. */
  load(): Promise<WordsById | undefined>;
};

/**
 * A list's words with all they hold. A document brings only what its rows show; the rest is fetched when somebody
 * first wants it.
 */
export function useWholeWords(list: WordListData): WholeWords {
  const locale = useLocale();
  const here = useMemo(() => byId(wordsIn(list)), [list]);
  const [fetched, setFetched] = useState<WordsById>();
  const [hasFailed, setHasFailed] = useState(false);
  const pending = useRef<Promise<WordsById | undefined>>(undefined);
  const words = here ?? fetched;

  const load = useCallback(() => {
    if (here) return Promise.resolve(here);
    pending.current ??= loadWordList({ client: browserSources().client, locale }, list.type, list.id).then(
      (loaded) => {
        const all = byId(wordsIn(loaded));
        setFetched(all);
        setHasFailed(false);
        return all;
      },
      () => {
        pending.current = undefined;
        setHasFailed(true);
        return undefined;
      },
    );
    return pending.current;
  }, [here, list.type, list.id, locale]);

  return { words, hasFailed, load };
}

function byId(words: readonly Word[] | undefined): WordsById | undefined {
  return words && new Map(words.map((word) => [word.id, word]));
}
