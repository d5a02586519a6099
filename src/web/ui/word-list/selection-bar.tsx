import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { meanLanguageTypes } from "../../api-client.ts";
import { m } from "../../i18n/generated/messages.js";
import { useLocale } from "../../page/use-page.ts";
import { lexiconListType, type WordListData } from "../../page/word-list-data.ts";
import { pageExists, pathOf } from "../../paths.ts";
import { minQuizWords, setQuizList } from "../../quiz/set-quiz-list.ts";
import type { WholeWords } from "../../words/use-whole-words.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./selection-bar.module.css";

/** Words that were just marked, or whose mark was just taken away. */
export type KnownChange = { readonly ids: readonly number[]; readonly isKnown: boolean };

type SelectionBarProps = {
  readonly selected: ReadonlySet<number>;
  readonly list: WordListData;
  /** The list's name, which the quiz carries. */
  readonly title: string;
  readonly whole: WholeWords;
  readonly change: KnownChange | undefined;
  readonly onMark: (ids: readonly number[]) => void;
  readonly onUndo: (change: KnownChange) => void;
  readonly onDismiss: () => void;
  readonly onClear: () => void;
};

/** Rises from the bottom, like a subtitle, while words are selected, or can be marked back. */
export function SelectionBar(props: SelectionBarProps) {
  const { selected, change } = props;
  const count = selected.size;
  const isChange = count === 0 && change !== undefined;
  return (
    <div className={styles.bar} data-shown={count > 0 || isChange}>
      <p role="status" className={styles.count}>
        {count > 0 && m.words_selected({ count })}
        {isChange && changeText(change)}
      </p>
      {count > 0 && <SelectionActions {...props} />}
      {isChange && <ChangeActions key={change.ids.join()} {...props} change={change} />}
    </div>
  );
}

function changeText({ ids, isKnown }: KnownChange): string {
  const count = ids.length;
  return isKnown ? m.words_marked_known({ count }) : m.words_marked_unknown({ count });
}

/** As the server knows the list; none for what it would not let this person play. */
function sourceOf({ type, id, total, isLocked }: WordListData, count: number) {
  return type === lexiconListType || isLocked ? undefined : { type, id, isWhole: count === total };
}

function SelectionActions({ selected, list, title, whole, onMark, onClear }: SelectionBarProps) {
  const locale = useLocale();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [problem, setProblem] = useState<"few" | "failed">();
  const missing = minQuizWords - selected.size;

  async function startQuiz() {
    if (missing > 0) return setProblem("few");
    const all = await whole.load();
    if (all === undefined) return setProblem("failed");
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
        {problem === "failed" && m.words_failed()}
      </p>
      <div className={styles.actions}>
        {pageExists("quiz") && (
          <button type="button" className={styles.first} onClick={startQuiz}>
            <Icon name="play" />
            {m.words_start_quiz()}
          </button>
        )}
        <button type="button" className={styles.action} onClick={() => onMark([...selected])}>
          <Icon name="check" />
          {m.words_mark_known()}
        </button>
        <button type="button" className={styles.action} onClick={onClear}>
          <Icon name="close" />
          {m.words_clear_selection()}
        </button>
      </div>
    </>
  );
}

function ChangeActions({ change, onUndo, onDismiss }: SelectionBarProps & { change: KnownChange }) {
  const undo = useRef<HTMLButtonElement>(null);
  // What was pressed may have gone: the bar's own buttons, or a row that is hidden now.
  useEffect(() => {
    const active = document.activeElement;
    if (active === null || active === document.body || active.closest("[hidden]")) undo.current?.focus();
  }, []);
  return (
    <div className={styles.actions}>
      <button ref={undo} type="button" className={`${styles.action} ${styles.undo}`} onClick={() => onUndo(change)}>
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
