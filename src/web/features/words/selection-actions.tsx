import { useState } from "react";
import type { Word } from "../../../contract/lexicon/word-list.ts";
import { minimumWords } from "../../../domain/quiz/settings.ts";
import { Icon } from "../../design/icon.tsx";
import { m } from "../../i18n/generated/messages.js";
import { listKindOf, type WordListData } from "../lexicon/word-list-data.ts";
import { wordListTypes } from "../page/api-client.ts";
import { SelectionPdf } from "../premium/selection-pdf.tsx";
import { AddToList } from "../progress/lists/add-to-list.tsx";
import styles from "./word-list/selection-bar.module.css";
import { useStartQuiz } from "./word-list/use-start-quiz.ts";
import type { WholeWords } from "./word-list/whole-words.ts";

/** A change of words that was just made, shown in the selection bar with a button to undo it. */
export type BarChange = {
  /** Unique to the change. */
  readonly id: string;
  readonly text: string;
  readonly onUndo: () => void;
  readonly onDismiss: () => void;
};

/** What only the owner of a list can do with its words. */
export type ListOwner = {
  /** Removes words from the list. Rejects when that fails. */
  readonly onRemove: (ids: readonly number[]) => Promise<void>;
  readonly change: BarChange | undefined;
};

export type SelectionBarProps = {
  readonly selected: ReadonlySet<number>;
  readonly list: WordListData;
  /** The title of a quiz of the list. */
  readonly title: string;
  /** Unique among all lists of the site. */
  readonly listName: string;
  readonly whole: WholeWords;
  readonly change: BarChange | undefined;
  readonly owner: ListOwner | undefined;
  /** Undefined in the known list itself. */
  readonly onMark: ((ids: readonly number[]) => void) | undefined;
  readonly onClear: () => void;
};

type Problem = "few" | "words" | "call";

/** The list as the API names it; undefined for the lexicon's own words, which are no list of it. */
function pdfSourceOf({ kind, id }: WordListData) {
  const own = listKindOf(kind);
  return own === undefined ? undefined : { type: wordListTypes[own], id };
}

/** Whether a quiz can ask for the word: it has a meaning or a definition. Taken for granted until it is loaded. */
function isAskable(word: Word | undefined): boolean {
  return word === undefined || word.mean !== null || word.definition !== "";
}

/** What can be done with the selected words. */
export default function SelectionActions(props: SelectionBarProps) {
  const { selected, list, title, listName, whole, owner, onMark, onClear } = props;
  const openQuiz = useStartQuiz(list, whole, title);
  const [problem, setProblem] = useState<Problem>();
  // Known once the words are loaded, as they are for a quiz.
  const askable = [...selected].filter((id) => isAskable(whole.words?.get(id))).length;
  const missing = minimumWords - askable;

  async function startQuiz() {
    if (missing > 0) return setProblem("few");
    const words = await whole.load();
    const asked = [...selected].filter((id) => isAskable(words?.get(id))).length;
    if (words === undefined) setProblem("words");
    else if (asked < minimumWords) setProblem("few");
    else if (!(await openQuiz(selected))) setProblem("words");
  }

  return (
    <>
      <p role="alert" className={styles.problem}>
        {problem === "few" && missing > 0 && m.words_too_few({ least: minimumWords, count: missing })}
        {problem === "few" && missing > 0 && askable < selected.size && ` ${m.words_not_counted()}`}
        {problem === "words" && m.words_failed()}
        {problem === "call" && m.coverage_failed()}
      </p>
      <div className={styles.actions}>
        <button type="button" className={styles.first} data-ready={missing <= 0} onClick={startQuiz}>
          <Icon name="play" />
          {missing > 0 ? m.words_more_for_quiz({ count: missing }) : m.words_start_quiz()}
        </button>
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
        <SelectionPdf
          className={styles.action}
          selected={selected}
          source={pdfSourceOf(list)}
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
        <button type="button" className={`${styles.action} ${styles.clear}`} onClick={onClear}>
          <Icon name="close" />
          <span>{m.words_clear_selection()}</span>
        </button>
      </div>
    </>
  );
}
