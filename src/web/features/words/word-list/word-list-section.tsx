import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useWindowEvent } from "../../../design/use-window-event.ts";
import { m } from "../../../i18n/generated/messages.js";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { visitorId } from "../../lexicon/visitor-id.ts";
import { listKindOf, type WordListData } from "../../lexicon/word-list-data.ts";
import { wordListTypes } from "../../page/api-client.ts";
import { late, useLoaded } from "../../page/late.ts";
import { Missing } from "../../page/missing.ts";
import { pathOf } from "../../page/paths.ts";
import { useLocale } from "../../page/use-page.ts";
import { ExportButton } from "../../progress/export/export-button.tsx";
import type { ListOwner } from "../selection-actions.tsx";
import { ChangeBar } from "./selection-bar.tsx";
import { type ListSummary, WordList } from "./word-list.tsx";
import styles from "./word-list-section.module.css";

/** Loaded for premium members, who see the whole of a locked list. */
const unlockedList = late(() => import("../unlocked-list.tsx"));

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
  /** Of a text or file: nobody chose its words, so those of A1 are folded as in a title's list. */
  readonly isGenerated?: boolean;
  /** For the user's own lists. */
  readonly owner?: ListOwner | undefined;
  readonly summary?: ListSummary;
  /** Controls that select the list. */
  readonly children?: ReactNode;
};

/** A heading and a word list, or why there is none. */
export function WordListSection(props: WordListSectionProps) {
  const { list, caption, title = caption, listKey, onRetry, hasHeading = true, keepsFilter = true, children } = props;
  const { isPremium } = useUserData();
  const isUnlocking = isPremium === true && typeof list === "object" && list.isLocked;
  const Unlocked = useLoaded(isUnlocking, unlockedList, Missing);
  const loaded = (shown: WordListData) => (
    <LoadedList key={`${listKey} ${shown.isLocked}`} {...props} list={shown} title={title} keepsFilter={keepsFilter} />
  );
  const name = hasHeading ? { "aria-labelledby": "words" } : { "aria-label": caption };
  return (
    <section className={styles.section} {...name} aria-busy={list === "loading"}>
      {hasHeading && <h2 id="words">{m.words_heading()}</h2>}
      {children}
      {list === "loading" && <LoadingList />}
      {list === "failed" && <FailedList onRetry={onRetry} />}
      {typeof list === "object" &&
        (isUnlocking && Unlocked ? <Unlocked preview={list}>{loaded}</Unlocked> : loaded(list))}
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
  readonly isGenerated?: boolean;
  readonly owner?: ListOwner | undefined;
  readonly summary?: ListSummary;
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
  const kind = listKindOf(list.kind);
  return (
    <>
      {list.isLocked && <LockedNote list={list} />}
      <WordList {...props} />
      {kind && !list.isLocked && list.id !== visitorId && (
        <ExportButton source={{ type: wordListTypes[kind], id: list.id }} />
      )}
    </>
  );
}

function LockedNote({ list }: { list: WordListData }) {
  const locale = useLocale();
  const { pathname } = useLocation();
  return (
    <div className={`always-dark ${styles.locked}`}>
      <p>{m.words_locked({ shown: list.count, total: list.total })}</p>
      <Link className="button" to={`${pathOf("premium", locale)}?from=${pathname}`}>
        {m.words_to_premium()}
      </Link>
    </div>
  );
}
