import { useEffect, useReducer, useRef, useState } from "react";
import { Button, IconButton } from "../../../design/button.tsx";
import { Icon } from "../../../design/icon.tsx";
import { takeFocus } from "../../../design/take-focus.ts";
import { useWindowEvent } from "../../../design/use-window-event.ts";
import { m } from "../../../i18n/generated/messages.js";
import { setKnown } from "../../progress/known/known-words.ts";
import { askTonight, type TonightWish } from "./tonight-queries.ts";
import styles from "./triage.module.css";
import { TriageCard } from "./triage-card.tsx";
import {
  countOf,
  hasMoreCards,
  isAtEnd,
  isFull,
  mostCards,
  openCard,
  progressOf,
  reduceTriage,
  startTriage,
  type TriageAnswer,
  type TriageState,
} from "./triage-state.ts";

/** As many as one call gives. */
const moreCards = 20;

export type TriageProps = {
  readonly wish: TonightWish;
  /** The first cards. */
  readonly words: Parameters<typeof startTriage>[0];
  /** Starts the quiz without these words, which are known now. Rejects when that fails. */
  onStart(knownIds: readonly number[]): Promise<void>;
  /** Called once, at the end, with the words that are to be learnt. */
  onTaught(words: TriageProps["words"]): void;
  onClose(): void;
};

/** One word a card: known, or to be learnt. By swiping, keys or buttons, in a dialog over the whole screen. */
export default function Triage({ wish, words, onStart, onTaught, onClose }: TriageProps) {
  const [state, dispatch] = useReducer(reduceTriage, words, (first) => startTriage(first, wish.count));
  const [start, setStart] = useState<"ready" | "busy" | "failed">("ready");
  const dialog = useRef<HTMLDialogElement>(null);
  /** What takes back the mark of each answered card. */
  const undoes = useRef<(() => void)[]>([]);
  const stage = useRef<HTMLDivElement>(null);
  const isTold = useRef(false);
  useMoreCards(wish, words, dispatch);
  const card = openCard(state);
  const cardId = card?.id;
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
    // A button that was pressed keeps the focus; the meaning of the last card is gone with it.
    const hasFocus = document.activeElement?.closest("dialog button") != null;
    if (cardId !== undefined && !hasFocus) stage.current?.focus({ preventScroll: true });
  }, [cardId]);
  const number = state.answers.length + 1;
  const total = state.isComplete ? state.cards.length : Math.min(mostCards, words.length + moreCards);

  function answer(given: TriageAnswer) {
    if (card === undefined) return;
    undoes.current.push(given === "know" ? setKnown([card.id], true).undo : () => undefined);
    dispatch({ type: "answer", answer: given });
  }

  function undo() {
    undoes.current.pop()?.();
    dispatch({ type: "undo" });
  }

  // Wherever the focus is: buttons come and go with the cards.
  useWindowEvent("keydown", (event) => {
    const isUndo = event.key === "Backspace" || (event.key === "z" && (event.ctrlKey || event.metaKey));
    if (event.repeat || event.altKey || (!isUndo && (event.ctrlKey || event.metaKey))) return;
    if (isUndo) undo();
    else if (event.key === "ArrowRight") answer("know");
    else if (event.key === "ArrowLeft") answer("teach");
    else return;
    event.preventDefault();
  });

  function tellTaught() {
    if (isTold.current) return;
    isTold.current = true;
    onTaught(state.cards.filter((_, at) => state.answers[at] === "teach"));
  }

  function close() {
    tellTaught();
    onClose();
  }

  function begin() {
    setStart("busy");
    tellTaught();
    const knownIds = state.cards.filter((_, at) => state.answers[at] === "know").map(({ id }) => id);
    onStart(knownIds).catch(() => setStart("failed"));
  }

  return (
    <dialog ref={dialog} className={`always-dark ${styles.triage}`} aria-label={m.tonight_sort()} onClose={close}>
      <div className={styles.bar}>
        <IconButton icon="close" label={m.close()} onClick={() => dialog.current?.close()} />
        <progress
          className={styles.progress}
          {...progressOf(state, total)}
          aria-label={m.triage_card({ number: Math.min(number, total), total })}
        />
        <span className={styles.goal}>
          {m.triage_list({ count: Math.min(countOf(state, "teach"), state.goal), goal: state.goal })}
        </span>
      </div>
      <div ref={stage} tabIndex={-1} className={styles.stage} aria-busy={card === undefined && !isAtEnd(state)}>
        {card !== undefined && <TriageCard key={`${card.id} ${number}`} word={card} onAnswer={answer} />}
        {isAtEnd(state) && <End state={state} />}
      </div>
      <p role="status" className="visually-hidden">
        {card !== undefined && (
          <>
            <span lang="en">{card.phrase}</span>. {m.triage_card({ number, total })}
          </>
        )}
      </p>
      {card !== undefined && (
        <div className={styles.answers}>
          <button type="button" className={styles.answer} data-answer="teach" onClick={() => answer("teach")}>
            <Icon name="plus" />
            {m.triage_teach()}
          </button>
          <button type="button" className={styles.answer} data-answer="know" onClick={() => answer("know")}>
            <Icon name="check" />
            {m.triage_know()}
          </button>
        </div>
      )}
      <div className={styles.foot}>
        <p role="alert">{start === "failed" && m.tonight_failed()}</p>
        <Button kind="quiet" aria-disabled={state.answers.length === 0} onClick={undo}>
          {m.words_undo()}
        </Button>
        {isAtEnd(state) && hasMoreCards(state) && (
          <Button kind="quiet" onClick={() => dispatch({ type: "goOn" })}>
            {m.triage_go_on()}
          </Button>
        )}
        <Button isLoading={start === "busy"} onClick={begin}>
          <Icon name="play" />
          {m.quiz_start()}
        </Button>
        <p className={styles.keys}>{m.triage_keys()}</p>
      </div>
    </dialog>
  );
}

/** Asked for while the first are looked at. Without an answer there are only those. */
function useMoreCards(
  wish: TonightWish,
  words: TriageProps["words"],
  dispatch: (action: Parameters<typeof reduceTriage>[1]) => void,
) {
  const [first] = useState({ wish, words });
  useEffect(() => {
    const { wish, words } = first;
    const skip = [...wish.skip, ...words.map(({ id }) => id)];
    let isWanted = true;
    askTonight({ ...wish, count: moreCards, skip }).then(
      (tonight) => isWanted && dispatch({ type: "add", words: tonight.words }),
      () => isWanted && dispatch({ type: "complete" }),
    );
    return () => {
      isWanted = false;
    };
  }, [first, dispatch]);
}

function End({ state }: { state: TriageState }) {
  return (
    <div className={styles.end}>
      <h2 ref={takeFocus} tabIndex={-1}>
        <span className="caption">{isFull(state) ? m.triage_ready() : m.triage_over()}</span>
      </h2>
      <p>{m.triage_figures({ known: countOf(state, "know"), taught: countOf(state, "teach") })}</p>
    </div>
  );
}
