import type { ReactNode } from "react";
import type { Word } from "../../../../contract/lexicon/word-list.ts";
import { m } from "../../../i18n/generated/messages.js";
import { Announcement } from "./announcement.tsx";
import stage from "./stage.module.css";
import styles from "./step-foot.module.css";
import type { Voice } from "./voice.ts";
import { WordCard } from "./word-card.tsx";

type TeachWordProps = {
  readonly word: Word;
  readonly meanLanguage: string;
  readonly voice: Voice | null;
  /** Above the word. */
  readonly head?: ReactNode;
  readonly text: string;
  /** The buttons. */
  readonly children: ReactNode;
};

/** A new word before it is asked: its line, sound and meaning. */
export function TeachWord({ word, meanLanguage, voice, head, text, children }: TeachWordProps) {
  return (
    <>
      <Announcement text={`${m.review_new()}: ${word.phrase}. ${word.mean ?? word.definition}`} />
      <section className={stage.screen} data-answered="true" aria-label={m.review_new()}>
        {head}
        <WordCard key={word.id} word={word} meanLanguage={meanLanguage} voice={voice} />
      </section>
      <div className={styles.foot}>
        <p>{text}</p>
        {children}
      </div>
    </>
  );
}
