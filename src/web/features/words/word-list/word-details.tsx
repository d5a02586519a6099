import { useEffect } from "react";
import type { Word } from "../../../../contract/lexicon/word-list.ts";
import { m } from "../../../i18n/generated/messages.js";
import { LevelTag } from "../../lexicon/level-tag.tsx";
import type { WholeWords } from "../use-whole-words.ts";
import { clockText } from "./clock-text.ts";
import { detailsIdOf } from "./table-rows.ts";
import styles from "./word-details.module.css";

const maxTimes = 12;

type WordDetailsProps = {
  readonly id: number;
  readonly whole: WholeWords;
  readonly isKnown: boolean;
  readonly onMark: (ids: readonly number[], isKnown: boolean) => void;
};

/** What a row keeps back until it is opened. */
export function WordDetails({ id, whole, isKnown, onMark }: WordDetailsProps) {
  const { words, hasFailed, load } = whole;
  useEffect(() => {
    load();
  }, [load]);
  const word = words?.get(id);
  return (
    <div id={detailsIdOf(id)} className={styles.details}>
      {words === undefined && !hasFailed && <p role="status">{m.word_details_loading()}</p>}
      {words === undefined && hasFailed && (
        <p role="alert" className={styles.failed}>
          {m.word_details_failed()}{" "}
          <button type="button" onClick={load}>
            {m.try_again()}
          </button>
        </p>
      )}
      {word && <WordFacts word={word} />}
      <button type="button" className={styles.known} aria-pressed={isKnown} onClick={() => onMark([id], !isKnown)}>
        {m.word_know()}
      </button>
    </div>
  );
}

function WordFacts({ word }: { word: Word }) {
  const { definition, synonyms, line, times, difficulty, count } = word;
  return (
    <dl>
      {definition !== "" && (
        <div>
          <dt>{m.word_definition()}</dt>
          <dd lang="en">{definition}</dd>
        </div>
      )}
      {synonyms.length > 0 && (
        <div>
          <dt>{m.word_synonyms()}</dt>
          <dd lang="en">{synonyms.join(", ")}</dd>
        </div>
      )}
      {line !== undefined && (
        <div>
          <dt>{m.word_line()}</dt>
          <dd lang="en">
            <q>{line}</q>
          </dd>
        </div>
      )}
      {times.length > 0 && (
        <div>
          <dt>{m.word_times()}</dt>
          <dd className={styles.times}>
            {times.slice(0, maxTimes).map(clockText).join(", ")}
            {times.length > maxTimes && ` ${m.word_more_times({ count: times.length - maxTimes })}`}
          </dd>
        </div>
      )}
      <div>
        <dt>{m.column_level()}</dt>
        <dd>
          <LevelTag level={difficulty} />
        </dd>
      </div>
      {count > 0 && (
        <div>
          <dt>{m.column_count()}</dt>
          <dd>{m.word_said({ count })}</dd>
        </div>
      )}
    </dl>
  );
}
