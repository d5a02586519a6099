import { createContext, useContext, useState } from "react";
import type { Word, WordSense } from "../../../../contract/lexicon/word-list.ts";
import { clockText } from "../../../../domain/locale/clock-text.ts";
import { m } from "../../../i18n/generated/messages.js";
import { LevelTag } from "../../lexicon/level-tag.tsx";
import { registerText } from "../../lexicon/register-text.ts";
import { WordLikeness } from "../../lexicon/word-likeness.tsx";
import type { WordListData } from "../../lexicon/word-list-data.ts";
import { late, useLoaded } from "../../page/late.ts";
import type { WholeWords } from "./whole-words.ts";
import styles from "./word-details.module.css";

const maxTimes = 12;

/** What open rows need of their list. A context, so that closed rows are not rendered again when it changes. */
export const DetailsContext = createContext<{
  readonly list: WordListData;
  readonly whole: WholeWords;
  mark(ids: readonly number[], isKnown: boolean): void;
} | null>(null);

export function detailsIdOf(id: number): string {
  return `details-${id}`;
}

/** What a row shows when it is open. */
export function WordDetails({ id, isKnown }: { id: number; isKnown: boolean }) {
  const context = useContext(DetailsContext);
  const load = context?.whole.load;
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
      {word && typeof context.list.id === "number" && <WrongMeaning word={word} list={context.list} />}
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
  const { definition, synonyms, line, times, difficulty, count, pattern, note, register = [], senses = [] } = word;
  return (
    <dl>
      {(word.cognate || word.falseFriend !== undefined) && (
        <div>
          <dt>{m.word_likeness()}</dt>
          <dd>
            <WordLikeness word={word} />
          </dd>
        </div>
      )}
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
      <Example of={word} />
      {pattern !== undefined && (
        <div>
          <dt>{m.word_pattern()}</dt>
          <dd lang="en">{pattern}</dd>
        </div>
      )}
      {note !== undefined && (
        <div>
          <dt>{m.word_note()}</dt>
          <dd>{note}</dd>
        </div>
      )}
      {register.length > 0 && (
        <div>
          <dt>{m.word_register()}</dt>
          <dd>{register.map(registerText).join(", ")}</dd>
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
      {senses.length > 1 && (
        <div>
          <dt>{m.word_other_senses()}</dt>
          <dd>
            <ul className={styles.senses}>
              {senses.slice(1).map((sense) => (
                <OtherSense key={sense.id} sense={sense} />
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Example({ of: { example, exampleMean } }: { of: Pick<Word, "example" | "exampleMean"> }) {
  if (example === undefined) return null;
  return (
    <div>
      <dt>{m.word_example()}</dt>
      <dd>
        <span lang="en">{example}</span>
        {exampleMean !== undefined && <span className={styles.translation}>{exampleMean}</span>}
      </dd>
    </div>
  );
}

function OtherSense({ sense: { mean, definition, level, register = [], example } }: { sense: WordSense }) {
  return (
    <li>
      <b>{mean ?? definition}</b> <LevelTag level={level} hasName={false} />
      {register.length > 0 && <small>{register.map(registerText).join(", ")}</small>}
      {mean !== null && mean !== definition && <span lang="en">{definition}</span>}
      {example !== undefined && (
        <span lang="en" className={styles.translation}>
          {example}
        </span>
      )}
    </li>
  );
}

const report = late(() => import("../meaning-report/meaning-report.tsx"));

/** Opens the form that tells the operator of a wrong meaning; it is loaded then. */
function WrongMeaning({ word, list }: { word: Word; list: WordListData }) {
  const [state, setState] = useState<"closed" | "open" | "sent">("closed");
  const Report = useLoaded(state === "open", report);
  return (
    <div className={styles.report}>
      {state === "closed" && (
        <button type="button" onClick={() => setState("open")}>
          {m.meaning_report_open()}
        </button>
      )}
      {state === "open" && Report && <Report word={word} list={list} onSent={() => setState("sent")} />}
      <p role="status">{state === "sent" && m.meaning_report_sent()}</p>
    </div>
  );
}
