import { startTransition, useCallback, useMemo, useState } from "react";
import type { Word } from "../../../../contract/lexicon/word-list.ts";
import { browserSources } from "../../catalogue/browser-sources.ts";
import { loadWordList, type WordListData, wordsIn } from "../../lexicon/word-list-data.ts";
import { loadAsked } from "../../page/load-asked.ts";
import { useLocale } from "../../page/use-page.ts";

type WordsById = ReadonlyMap<number, Word>;

export type WholeWords = {
  /** Undefined until they have been loaded. */
  readonly words: WordsById | undefined;
  readonly hasFailed: boolean;
  /** Loads them once; resolves to undefined when that fails. */
  load(): Promise<WordsById | undefined>;
  /** Asks for them, so that they are there when they are to be loaded; shows nothing and renders nothing. */
  prepare(): void;
};

/** A list's words with all their fields. A document has only what its rows show; the rest is loaded on first use. */
export function useWholeWords(list: WordListData): WholeWords {
  const { kind, id } = list;
  const locale = useLocale();
  const here = useMemo(() => byId(wordsIn(list)), [list]);
  const [loaded, setLoaded] = useState<WordsById>();
  const [hasFailed, setHasFailed] = useState(false);
  const words = here ?? loaded;

  const ask = useCallback(async () => {
    // Not in the first load.
    const { queryClient } = await loadAsked(() => import("../../accounts/session/queries.ts"));
    return await queryClient.fetchQuery({
      queryKey: ["WordList/GetWordListV2", { kind, id, locale }],
      queryFn: () => loadWordList({ client: browserSources().client, locale }, { kind, id }),
      staleTime: Number.POSITIVE_INFINITY,
    });
  }, [kind, id, locale]);

  const load = useCallback(async () => {
    if (here) return here;
    try {
      const all = byId(wordsIn(await ask()));
      // Input comes before the rows of all words.
      startTransition(() => setLoaded(all));
      setHasFailed(false);
      return all;
    } catch {
      setHasFailed(true);
      return undefined;
    }
  }, [here, ask]);

  const prepare = useCallback(() => void ask().catch(() => {}), [ask]);

  return useMemo(() => ({ words, hasFailed, load, prepare }), [words, hasFailed, load, prepare]);
}

function byId<Words extends readonly Word[] | undefined>(words: Words) {
  return words && new Map(words.map((word) => [word.id, word]));
}
