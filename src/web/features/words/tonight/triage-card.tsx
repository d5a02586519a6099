import { type PointerEvent, useRef, useState } from "react";
import type { Word } from "../../../../contract/lexicon/word-list.ts";
import { takeFocusInPlace } from "../../../design/take-focus.ts";
import { m } from "../../../i18n/generated/messages.js";
import { LevelTag } from "../../lexicon/level-tag.tsx";
import { partOfSpeechText } from "../../lexicon/part-of-speech-text.ts";
import { useLocale } from "../../page/use-page.ts";
import styles from "./triage.module.css";
import type { TriageAnswer } from "./triage-state.ts";

type TriageCardProps = {
  readonly word: Word;
  onAnswer(answer: TriageAnswer): void;
};

/** Pixels that a swipe must have gone to count. */
const leastSwipe = 90;

/** A word to swipe: to the right it is known, to the left it is to be learnt. */
export function TriageCard({ word, onAnswer }: TriageCardProps) {
  const { phrase, ipa, partOfSpeech, difficulty, mean, definition, line, example } = word;
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const swipe = useSwipe(onAnswer);
  const said = line ?? example;
  return (
    <article className={styles.card} {...swipe}>
      <p className={styles.question}>{m.triage_heading()}</p>
      <h2 lang="en">{phrase}</h2>
      <p className={styles.facts}>
        {ipa !== "" && (
          <span className={styles.ipa} lang="en">
            /{ipa}/
          </span>
        )}
        <i>{partOfSpeechText(partOfSpeech)}</i>
        <LevelTag level={difficulty} hasName={false} />
      </p>
      {said !== undefined && (
        <p className={styles.line} lang="en">
          {said}
        </p>
      )}
      {isOpen ? (
        <Meaning text={mean ?? definition} language={mean === null ? "en" : locale} />
      ) : (
        <button type="button" className="button" data-kind="quiet" onClick={() => setIsOpen(true)}>
          {m.triage_meaning()}
        </button>
      )}
    </article>
  );
}

/** Takes the focus from the button that it replaces, and is read out so. */
function Meaning({ text, language }: { readonly text: string; readonly language: string }) {
  return (
    <p ref={takeFocusInPlace} tabIndex={-1} className={styles.mean} lang={language}>
      {text}
    </p>
  );
}

/** The card follows the finger, and says by its colour what letting go would mean. */
function useSwipe(onAnswer: TriageCardProps["onAnswer"]) {
  const from = useRef<number>(undefined);

  function move(card: HTMLElement, distance: number) {
    card.style.translate = `${distance}px 0`;
    card.style.rotate = `${distance / 40}deg`;
    card.dataset.leaning = Math.abs(distance) < leastSwipe ? "" : distance > 0 ? "know" : "teach";
  }

  function end({ currentTarget }: PointerEvent<HTMLElement>) {
    from.current = undefined;
    currentTarget.dataset.held = "false";
    move(currentTarget, 0);
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const isOnButton = event.target instanceof Element && event.target.closest("button") !== null;
      if (!event.isPrimary || event.button !== 0 || isOnButton) return;
      from.current = event.clientX;
      event.currentTarget.dataset.held = "true";
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
      if (from.current !== undefined) move(currentTarget, clientX - from.current);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (from.current === undefined) return;
      const distance = event.clientX - from.current;
      end(event);
      if (Math.abs(distance) >= leastSwipe) onAnswer(distance > 0 ? "know" : "teach");
    },
    onPointerCancel: end,
  };
}
