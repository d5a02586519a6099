import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { m } from "../../../i18n/generated/messages.js";
import { browserSources } from "../../catalogue/browser-sources.ts";
import { loadWordList, type WordListData, wordsIn } from "../../lexicon/word-list-data.ts";
import { pageExists, pathOf } from "../../page/paths.ts";
import { useLocale } from "../../page/use-page.ts";
import type { ListOwner } from "./list-owner.ts";
import { ChangeBar } from "./selection-bar.tsx";
import { WordList } from "./word-list.tsx";
import styles from "./word-list-section.module.css";

type WordListSectionProps = {
  readonly list: WordListData | "loading" | "failed";
  /** Whose words these are; names the table. */
  readonly caption: string;
  /** The list's name away from its page, such as in a quiz; the caption where none is given. */
  readonly title?: string;
  /** Changes with the list, so that what was set for one list is not kept for another. */
  readonly listKey?: string | number;
  readonly onRetry?: () => void;
  /** False where the text around it has said already what comes. */
  readonly hasHeading?: boolean;
  /** Only where the list is the person's own. */
  readonly owner?: ListOwner | undefined;
  /** What picks the list, if anything does. */
  readonly children?: ReactNode;
};

/** A heading and a word list, or why there is none. */
export function WordListSection(props: WordListSectionProps) {
  const { list, caption, title = caption, listKey, onRetry, hasHeading = true, owner, children } = props;
  const name = hasHeading ? { "aria-labelledby": "words" } : { "aria-label": caption };
  return (
    <section className={styles.section} {...name} aria-busy={list === "loading"}>
      {hasHeading && <h2 id="words">{m.words_heading()}</h2>}
      {children}
      {list === "loading" && <LoadingList />}
      {list === "failed" && <FailedList onRetry={onRetry} />}
      {typeof list === "object" && (
        <LoadedList key={listKey} list={list} caption={caption} title={title} owner={owner} />
      )}
    </section>
  );
}

function LoadingList() {
  return (
    <div className={styles.loading}>
      <p role="status">{m.words_loading()}</p>
      <div aria-hidden="true">
        {[0, 1, 2, 3, 4, 5].map((line) => (
          <i key={line} />
        ))}
      </div>
    </div>
  );
}

/** Only ever drawn in the browser. Tries again by itself when the connection is back. */
function FailedList({ onRetry }: { onRetry: (() => void) | undefined }) {
  const isOffline = navigator.onLine === false;
  useEffect(() => {
    if (!isOffline || onRetry === undefined) return;
    window.addEventListener("online", onRetry);
    return () => window.removeEventListener("online", onRetry);
  }, [isOffline, onRetry]);
  return (
    <div className={styles.failed} role="alert">
      <p>{isOffline ? m.words_offline() : m.words_failed()}</p>
      <button type="button" onClick={onRetry}>
        {m.try_again()}
      </button>
    </div>
  );
}

type LoadedListProps = {
  readonly list: WordListData;
  readonly caption: string;
  readonly title: string;
  readonly owner: ListOwner | undefined;
};

function LoadedList({ list, caption, title, owner }: LoadedListProps) {
  const isHydration = useIsHydration();
  // The rows of a document go with their list; drawn again, they need their words.
  const [isDrawn] = useState(isHydration || wordsIn(list) !== undefined);
  if (list.count === 0) {
    return (
      <>
        <p className={styles.empty}>{m.words_none()}</p>
        {owner && <ChangeBar change={owner.change} />}
      </>
    );
  }
  if (!isDrawn) return <FetchedList list={list} caption={caption} title={title} owner={owner} />;
  return (
    <>
      {list.isLocked && <LockedNote list={list} />}
      <WordList list={list} caption={caption} title={title} owner={owner} />
    </>
  );
}

function useIsHydration(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
}

function FetchedList({ list, caption, title, owner }: LoadedListProps) {
  const locale = useLocale();
  const [attempt, setAttempt] = useState(0);
  const [fetched, setFetched] = useState<WordListData | "failed">();
  useEffect(() => {
    let isWanted = true;
    const settle = (result: WordListData | "failed") => {
      if (isWanted) setFetched(result);
    };
    loadWordList({ client: browserSources().client, locale }, list.type, list.id).then(settle, () => settle("failed"));
    return () => {
      isWanted = false;
    };
  }, [list.type, list.id, locale, attempt]);
  if (fetched === undefined) return <LoadingList />;
  if (fetched !== "failed") return <LoadedList list={fetched} caption={caption} title={title} owner={owner} />;
  return (
    <FailedList
      onRetry={() => {
        setFetched(undefined);
        setAttempt(attempt + 1);
      }}
    />
  );
}

function LockedNote({ list }: { list: WordListData }) {
  const locale = useLocale();
  return (
    <div className={styles.locked}>
      <p>{m.words_locked({ shown: list.count, total: list.total })}</p>
      {pageExists("premium") && (
        <Link className="button" to={pathOf("premium", locale)}>
          {m.words_to_premium()}
        </Link>
      )}
    </div>
  );
}
