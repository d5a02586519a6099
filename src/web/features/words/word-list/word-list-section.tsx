import { type ReactNode, useMemo } from "react";
import { Link } from "react-router";
import { Button } from "../../../design/button.tsx";
import { Notice } from "../../../design/notice.tsx";
import { useWindowEvent } from "../../../design/use-window-event.ts";
import { m } from "../../../i18n/generated/messages.js";
import { api } from "../../accounts/session/api.ts";
import { useLateQuery } from "../../accounts/session/use-late-query.ts";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { loadWordList, type WordListData } from "../../lexicon/word-list-data.ts";
import { pathOf } from "../../page/paths.ts";
import { useLocale } from "../../page/use-page.ts";
import type { ListOwner } from "./selection-bar.tsx";
import { ChangeBar } from "./selection-bar.tsx";
import { type ListSummary, WordList } from "./word-list.tsx";
import styles from "./word-list-section.module.css";

type WordListSectionProps = {
  readonly list: WordListData | "loading" | "failed";
  /** The accessible name of the table. */
  readonly caption: string;
  /** The list's name on other pages, such as a quiz; the caption unless given. */
  readonly title?: string;
  /** Changes with the list, so that the selection is not kept for another one. */
  readonly listKey?: string | number;
  readonly onRetry?: () => void;
  /** False where the page has a heading for it. */
  readonly hasHeading?: boolean;
  /** False where the address doesn't say which list this is, so that it can't keep its filters. */
  readonly keepsFilter?: boolean;
  /** For the user's own lists. */
  readonly owner?: ListOwner | undefined;
  readonly summary?: ListSummary;
  /** Controls that select the list. */
  readonly children?: ReactNode;
};

/** A heading and a word list, or why there is none. */
export function WordListSection(props: WordListSectionProps) {
  const { caption, title = caption, listKey, onRetry, hasHeading = true, keepsFilter = true, owner, children } = props;
  const unlocked = useUnlocked(props.list);
  const list = unlocked.data === undefined || unlocked.data.isLocked ? props.list : unlocked.data;
  const name = hasHeading ? { "aria-labelledby": "words" } : { "aria-label": caption };
  return (
    <section className={styles.section} {...name} aria-busy={list === "loading"}>
      {hasHeading && <h2 id="words">{m.words_heading()}</h2>}
      {children}
      {unlocked.isError && (
        <Notice kind="error">
          <p>{m.words_failed()}</p>
          <Button kind="secondary" onClick={() => void unlocked.refetch()}>
            {m.try_again()}
          </Button>
        </Notice>
      )}
      {list === "loading" && <LoadingList />}
      {list === "failed" && <FailedList onRetry={onRetry} />}
      {typeof list === "object" && (
        <LoadedList
          key={`${listKey} ${list.isLocked}`}
          list={list}
          caption={caption}
          title={title}
          keepsFilter={keepsFilter}
          owner={owner}
          summary={props.summary}
        />
      )}
    </section>
  );
}

/** A locked list whole, in a premium member's name; documents are identical for all users and have its beginning. */
function useUnlocked(list: WordListSectionProps["list"]) {
  const { isPremium } = useUserData();
  const locale = useLocale();
  const preview = isPremium === true && typeof list === "object" && list.isLocked ? list : undefined;
  const query = useMemo(() => {
    if (preview === undefined) return undefined;
    const { kind, id } = preview;
    return {
      key: ["WordList/GetWordListV2", { kind, id, locale }] as const,
      ask: () => loadWordList({ client: api, locale }, { kind, id }),
      staleTime: Number.POSITIVE_INFINITY,
    };
  }, [preview, locale]);
  return useLateQuery(query);
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

/** Rendered only in the browser. Retries when the connection is back. */
function FailedList({ onRetry }: { onRetry: (() => void) | undefined }) {
  const isOffline = navigator.onLine === false;
  useWindowEvent("online", () => onRetry?.(), isOffline);
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
  readonly keepsFilter: boolean;
  readonly owner: ListOwner | undefined;
  readonly summary: ListSummary | undefined;
};

function LoadedList(props: LoadedListProps) {
  const { list, owner } = props;
  if (list.count === 0) {
    return (
      <>
        <p className={styles.empty}>{m.words_none()}</p>
        {owner && <ChangeBar change={owner.change} />}
      </>
    );
  }
  return (
    <>
      {list.isLocked && <LockedNote list={list} />}
      <WordList {...props} />
    </>
  );
}

function LockedNote({ list }: { list: WordListData }) {
  const locale = useLocale();
  return (
    <div className={`always-dark ${styles.locked}`}>
      <p>{m.words_locked({ shown: list.count, total: list.total })}</p>
      <Link className="button" to={pathOf("premium", locale)}>
        {m.words_to_premium()}
      </Link>
    </div>
  );
}
