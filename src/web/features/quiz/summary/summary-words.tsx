import { Icon } from "../../../design/icon.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { setKnown, useKnownWords } from "../../progress/known/known-words.ts";
import type { Summary } from "../quiz-play.ts";
import styles from "./summary.module.css";

/** A tour's words, those that were answered wrong first, each to be marked as known. */
export function SummaryWords({ words }: { words: Summary["words"] }) {
  const known = useKnownWords();
  const sorted = words.toSorted((a, b) => b.falseCount - a.falseCount);
  const atOnce = words.filter(({ falseCount }) => falseCount === 0).map(({ word }) => word.id);
  const unmarked = atOnce.filter((id) => !known.has(id));
  return (
    <section aria-labelledby="tour-words">
      <div className={styles.wordsHead}>
        <h3 id="tour-words">{m.words_heading()}</h3>
        {atOnce.length > 0 && (
          <button
            type="button"
            className="button"
            data-kind="quiet"
            aria-disabled={unmarked.length === 0}
            onClick={() => setKnown(unmarked, true)}
          >
            {m.quiz_mark_right_ones()}
          </button>
        )}
      </div>
      <ul className={styles.words}>
        {sorted.map(({ word, falseCount }) => (
          <li key={word.id} data-missed={falseCount > 0}>
            <Icon name={falseCount > 0 ? "close" : "check"} />
            <span>
              <b lang="en">{word.phrase}</b>{" "}
              <span className="visually-hidden">
                {falseCount > 0 ? m.quiz_was_wrong({ count: falseCount }) : m.quiz_was_right()}
              </span>
              <span>{word.mean ?? word.definition}</span>
            </span>
            <label>
              <input
                type="checkbox"
                checked={known.has(word.id)}
                onChange={(event) => setKnown([word.id], event.target.checked)}
              />
              {m.quiz_known()}
              <span className="visually-hidden">: {word.phrase}</span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
