import { useEffect, useRef, useState } from "react";
import type { SiteListName } from "../../../domain/lexicon/site-list.ts";
import { browserSources } from "../catalogue/browser-sources.ts";
import { loadWordList, type WordListData, wordsIn } from "../lexicon/word-list-data.ts";
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
  /** Parts that were loaded before. */
  readonly loaded: Map<number, WordListData>;
};

/** The words of a part, loaded when it is opened. */
export function OpenPart({ list, part, title, phrase, loaded }: OpenPartProps) {
  const locale = useLocale();
  const container = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState<WordListData | "loading" | "failed">(loaded.get(part) ?? "loading");

  useEffect(() => {
    if (words !== "loading") return;
    let isWanted = true;
    loadWordList({ client: browserSources().client, locale }, { kind: list, id: part }).then(
      (found) => {
        loaded.set(part, found);
        if (isWanted) setWords(found);
      },
      () => isWanted && setWords("failed"),
    );
    return () => {
      isWanted = false;
    };
  }, [words, locale, list, part, loaded]);

  useEffect(() => {
    if (phrase === undefined || typeof words !== "object") return;
    const id = wordsIn(words)?.find((word) => word.phrase === phrase)?.id;
    const row = id === undefined ? null : container.current?.querySelector(`[data-word="${idText(id)}"]`);
    row?.scrollIntoView({ block: "center" });
    row?.querySelector("input")?.focus({ preventScroll: true });
  }, [phrase, words]);

  return (
    <div ref={container} className={styles.open}>
      <WordListSection
        list={words}
        caption={title}
        hasHeading={false}
        keepsFilter={false}
        onRetry={() => setWords("loading")}
      />
    </div>
  );
}
