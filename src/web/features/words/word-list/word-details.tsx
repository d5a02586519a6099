import { createContext, useContext, useEffect } from "react";
import type { Word } from "../../../../contract/lexicon/word-list.ts";
import { m } from "../../../i18n/generated/messages.js";
import { LevelTag } from "../../lexicon/level-tag.tsx";
import { useKnownWords } from "../../progress/known/known-words.ts";
import { clockText } from "./listed-words.ts";
import type { WholeWords } from "./whole-words.ts";
import styles from "./word-details.module.css";

const maxTimes = 12;

/** What open rows need of their list. A context, so that closed rows are not rendered again when it changes. */
export const DetailsContext = createContext<{
  readonly whole: WholeWords;
  mark(ids: readonly number[], isKnown: boolean): void;
} | null>(null);

export function detailsIdOf(id: number): string {
  return `details-${id}`;
}

/** What a row shows when it is open. */
export function WordDetails({ id }: { id: number }) {
  const isKnown = useKnownWords().has(id);
  const context = useContext(DetailsContext);
  const load = context?.whole.load;
  useEffect(() => void load?.(), [load]);
  if (context === null) return null;
  const { words, hasFailed } = context.whole;
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
      <button
        type="button"
        className={styles.known}
        aria-pressed={isKnown}
        onClick={() => context.mark([id], !isKnown)}
      >
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
