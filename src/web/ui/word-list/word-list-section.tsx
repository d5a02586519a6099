import type { ReactNode } from "react";
import { m } from "../../i18n/generated/messages.js";
import type { WordListData } from "../../page/word-list-data.ts";
import { WordList } from "./word-list.tsx";
import styles from "./word-list-section.module.css";

type WordListSectionProps = {
  readonly list: WordListData | "loading" | "failed";
  /** Whose words these are; names the table. */
  readonly caption: string;
  /** Changes with the list, so that what was set for one list is not kept for another. */
  readonly listKey?: string | number;
  readonly onRetry?: () => void;
  /** What picks the list, if anything does. */
  readonly children?: ReactNode;
};

/** A heading and a word list, or why there is none. */
export function WordListSection({ list, caption, listKey, onRetry, children }: WordListSectionProps) {
  return (
    <section className={styles.section} aria-labelledby="words" aria-busy={list === "loading"}>
      <h2 id="words">{m.words_heading()}</h2>
      {children}
      {list === "loading" && <p role="status">{m.words_loading()}</p>}
      {list === "failed" && (
        <p role="alert">
          {m.words_failed()}{" "}
          <button type="button" onClick={onRetry}>
            {m.try_again()}
          </button>
        </p>
      )}
      {typeof list === "object" && <LoadedList key={listKey} list={list} caption={caption} />}
    </section>
  );
}

function LoadedList({ list, caption }: { list: WordListData; caption: string }) {
  if (list.words.length === 0) return <p>{m.words_none()}</p>;
  return (
    <>
      {list.isLocked && <p className="note">{m.words_locked({ shown: list.words.length, total: list.total })}</p>}
      <WordList words={list.words} caption={caption} />
    </>
  );
}
