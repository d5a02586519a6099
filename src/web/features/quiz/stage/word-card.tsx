import type { Word } from "../../../../contract/lexicon/word-list.ts";
import { clockText } from "../../../../domain/locale/clock-text.ts";
import { IconButton } from "../../../design/button.tsx";
import { Icon } from "../../../design/icon.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { LevelTag } from "../../lexicon/level-tag.tsx";
import { partOfSpeechText } from "../../lexicon/part-of-speech-text.ts";
import { WordLikeness } from "../../lexicon/word-likeness.tsx";
import { late, useLoaded } from "../../page/late.ts";
import type { MarkedLineProps } from "../marked-line.tsx";
import type { Spoken, Voice } from "./voice.ts";
import styles from "./word-card.module.css";

type WordCardProps = { readonly word: Word; readonly meanLanguage: string; readonly voice: Voice | null };

const shownTimes = 3;

/** The whole word, after the answer. */
export function WordCard({ word, meanLanguage, voice }: WordCardProps) {
  const { phrase, ipa, partOfSpeech, difficulty, mean, definition, synonyms, line, example, exampleMean } = word;
  const { count, times } = word;
  return (
    <article className={styles.card}>
      <header>
        <h2 lang="en">{phrase}</h2>
        {voice && <IconButton icon="speaker" label={m.quiz_listen_again()} onClick={() => voice.say(word)} />}
        <p>
          {ipa !== "" && (
            <span className={styles.ipa} lang="en">
              /{ipa}/
            </span>
          )}
          <i>{partOfSpeechText(partOfSpeech)}</i>
          <LevelTag level={difficulty} />
        </p>
      </header>
      {mean !== null && mean !== definition && (
        <p className={styles.mean} lang={meanLanguage}>
          {mean}
        </p>
      )}
      <WordLikeness word={word} className={styles.more} />
      {definition !== "" && <p lang="en">{definition}</p>}
      {example !== undefined && (
        <p className={styles.example}>
          <ExampleLine line={example} phrase={phrase} />
          {exampleMean !== undefined && <span lang={meanLanguage}>{exampleMean}</span>}
        </p>
      )}
      {synonyms.length > 0 && (
        <p className={styles.more}>
          {m.word_synonyms()}: <span lang="en">{synonyms.join(", ")}</span>
        </p>
      )}
      {line !== undefined && (
        <p className={styles.more} lang="en">
          <q>
            <ExampleLine line={line} phrase={phrase} />
          </q>
        </p>
      )}
      {count > 0 && (
        <p className={styles.more}>
          {m.column_count()}: {m.word_said({ count })}
          {times.length > 0 && ` · ${m.word_times()}: ${times.slice(0, shownTimes).map(clockText).join(", ")}`}
          {times.length > shownTimes && ` ${m.word_more_times({ count: times.length - shownTimes })}`}
        </p>
      )}
    </article>
  );
}

/** Knows the forms of words; the line stands without a mark until it is there. */
const markedLine = late(() => import("../marked-line.tsx"));

function PlainLine({ line }: MarkedLineProps) {
  return <span lang="en">{line}</span>;
}

/** A line with its phrase set off. */
export function ExampleLine(props: MarkedLineProps) {
  const Line = useLoaded(true, markedLine, PlainLine) ?? PlainLine;
  return <Line {...props} />;
}

type ListenButtonsProps = { readonly word: Spoken; readonly voice: Voice | null };

/** Play the word of a listening question again, or slowly. */
export function ListenButtons({ word, voice }: ListenButtonsProps) {
  if (voice === null) return <p className={styles.silent}>{m.quiz_voice_gone()}</p>;
  // The text field keeps the focus.
  const keepFocus = (event: { preventDefault(): void }) => event.preventDefault();
  return (
    <div className={styles.listen}>
      <button
        type="button"
        className={styles.again}
        aria-label={m.quiz_listen_again()}
        title={m.quiz_listen_again()}
        onMouseDown={keepFocus}
        onClick={() => voice.say(word)}
      >
        <Icon name="speaker" />
      </button>
      <button
        type="button"
        className="button"
        data-kind="secondary"
        onMouseDown={keepFocus}
        onClick={() => voice.say(word, "slow")}
      >
        {m.quiz_listen_slowly()}
      </button>
    </div>
  );
}
