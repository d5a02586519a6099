import type { Word } from "../../../contract/word-list.ts";
import { m } from "../../i18n/generated/messages.js";
import { clockText } from "../../i18n/texts.ts";
import styles from "./word-details.module.css";

const maxTimes = 12;

/** What a row keeps back until it is opened. */
export function WordDetails({ id, word }: { id: string; word: Word }) {
  const { definition, synonyms, line, times } = word;
  if (definition === "" && synonyms.length === 0 && line === undefined && times.length === 0) {
    return (
      <p id={id} className={styles.details}>
        {m.word_no_details()}
      </p>
    );
  }
  return (
    <dl id={id} className={styles.details}>
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
    </dl>
  );
}
