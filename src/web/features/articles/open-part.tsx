import { useEffect, useMemo, useRef } from "react";
import type { SiteListName } from "../../../domain/lexicon/site-list.ts";
import { useLateQuery } from "../accounts/session/use-late-query.ts";
import { browserSources } from "../catalogue/browser-sources.ts";
import { loadWordList, wordsIn } from "../lexicon/word-list-data.ts";
import { useLocale } from "../page/use-page.ts";
import { idText } from "../words/word-list/listed-words.ts";
import { WordListSection } from "../words/word-list/word-list-section.tsx";
import styles from "./list-parts.module.css";

type OpenPartProps = {
  readonly list: SiteListName;
  readonly part: number;
  readonly title: string;
  /** The word that was looked for. */
  readonly phrase: string | undefined;
};

/** The words of a part, loaded when it is opened. */
export function OpenPart({ list, part, title, phrase }: OpenPartProps) {
  const locale = useLocale();
  const container = useRef<HTMLDivElement>(null);
  const query = useMemo(
    () => ({
      key: ["WordList/GetWordListV2", { kind: list, id: part, locale }] as const,
      ask: () => loadWordList({ client: browserSources().client, locale }, { kind: list, id: part }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
    [list, part, locale],
  );
  const { data, isError, isFetching, refetch } = useLateQuery(query);
  const words = data ?? (isError && !isFetching ? "failed" : "loading");

  useEffect(() => {
    if (phrase === undefined || typeof words !== "object") return;
    const id = wordsIn(words)?.find((word) => word.phrase === phrase)?.id;
    const row = id === undefined ? null : container.current?.querySelector(`[data-word="${idText(id)}"]`);
    row?.scrollIntoView({ block: "center" });
    row?.querySelector("input")?.focus({ preventScroll: true });
  }, [phrase, words]);

  return (
    <div ref={container} className={styles.open}>
      <WordListSection list={words} caption={title} hasHeading={false} keepsFilter={false} onRetry={refetch} />
    </div>
  );
}
