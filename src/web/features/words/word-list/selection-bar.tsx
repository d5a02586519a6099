import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Icon } from "../../../design/icon.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { lexiconListType, type WordListData } from "../../lexicon/word-list-data.ts";
import { meanLanguageTypes } from "../../page/api-client.ts";
import { pageExists, pathOf } from "../../page/paths.ts";
import { useLocale } from "../../page/use-page.ts";
import { AddToList } from "../../progress/lists/add-to-list.tsx";
import { minQuizWords, setQuizList } from "../../quiz/set-quiz-list.ts";
import type { WholeWords } from "../use-whole-words.ts";
import type { BarChange, ListOwner } from "./list-owner.ts";
import styles from "./selection-bar.module.css";

type SelectionBarProps = {
  readonly selected: ReadonlySet<number>;
  readonly list: WordListData;
  /** The list's name, which the quiz carries. */
  readonly title: string;
  /** Names the list among all lists of the site. */
  readonly listName: string;
  readonly whole: WholeWords;
  readonly change: BarChange | undefined;
  readonly owner: ListOwner | undefined;
  /** Undefined in the known list itself. */
  readonly onMark: ((ids: readonly number[]) => void) | undefined;
  readonly onClear: () => void;
};

/** Rises from the bottom, like a subtitle, while words are selected, or what was done to them can be undone. */
export function SelectionBar(props: SelectionBarProps) {
  const { selected, change } = props;
  const count = selected.size;
  return (
    <Bar text={count > 0 ? m.words_selected({ count }) : change?.text}>
      {count > 0 && <SelectionActions {...props} />}
      {count === 0 && change && <ChangeActions key={change.id} change={change} />}
    </Bar>
  );
}

/** What has just been done to words of which none are left, and the way back. */
export function ChangeBar({ change }: { change: BarChange | undefined }) {
  return <Bar text={change?.text}>{change && <ChangeActions key={change.id} change={change} />}</Bar>;
}

/** Without a text it is not to be seen. */
function Bar({ text, children }: { text: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.bar} data-shown={text !== undefined}>
      <p role="status" className={styles.count}>
        {text}
      </p>
      {children}
    </div>
  );
}

type Problem = "few" | "words" | "call";

/** As the server knows the list; none for what it would not let this person play. */
function sourceOf({ type, id, total, isLocked }: WordListData, count: number) {
  return type === lexiconListType || isLocked ? undefined : { type, id, isWhole: count === total };
}

function SelectionActions(props: SelectionBarProps) {
  const { selected, list, title, listName, whole, owner, onMark, onClear } = props;
  const locale = useLocale();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [problem, setProblem] = useState<Problem>();
  const missing = minQuizWords - selected.size;

  async function startQuiz() {
    if (missing > 0) return setProblem("few");
    const all = await whole.load();
    if (all === undefined) return setProblem("words");
    const words = [...selected].flatMap((id) => all.get(id) ?? []);
    setQuizList({
      title,
      words,
      source: sourceOf(list, words.length),
      meanLanguageType: meanLanguageTypes[locale],
      returnPath: pathname,
    });
    await navigate(pathOf("quiz", locale));
  }

  return (
    <>
      <p role="alert" className={styles.problem}>
        {problem === "few" && missing > 0 && m.words_too_few({ least: minQuizWords, count: missing })}
        {problem === "words" && m.words_failed()}
        {problem === "call" && m.coverage_failed()}
      </p>
      <div className={styles.actions}>
        {pageExists("quiz") && (
          <button type="button" className={styles.first} onClick={startQuiz}>
            <Icon name="play" />
            {m.words_start_quiz()}
          </button>
        )}
        {onMark && (
          <button type="button" className={styles.action} onClick={() => onMark([...selected])}>
            <Icon name="check" />
            {m.words_mark_known()}
          </button>
        )}
        <AddToList
          className={styles.action}
          selected={selected}
          listName={listName}
          onFailure={() => setProblem("call")}
        />
        {owner && (
          <button
            type="button"
            className={styles.action}
            onClick={() => owner.onRemove([...selected]).catch(() => setProblem("call"))}
          >
            <Icon name="trash" />
            {m.list_remove()}
          </button>
        )}
        <button type="button" className={styles.action} onClick={onClear}>
          <Icon name="close" />
          {m.words_clear_selection()}
        </button>
      </div>
    </>
  );
}

function ChangeActions({ change: { onUndo, onDismiss } }: { change: BarChange }) {
  const undo = useRef<HTMLButtonElement>(null);
  // What was pressed may have gone: the bar's own buttons, or a row that is hidden now.
  useEffect(() => {
    const active = document.activeElement;
    if (active === null || active === document.body || active.closest("[hidden]")) undo.current?.focus();
  }, []);
  return (
    <div className={styles.actions}>
      <button ref={undo} type="button" className={`${styles.action} ${styles.undo}`} onClick={onUndo}>
        <Icon name="arrow" />
        {m.words_undo()}
      </button>
      <button type="button" className={styles.action} onClick={onDismiss}>
        <Icon name="close" />
        {m.words_dismiss()}
      </button>
    </div>
  );
}
