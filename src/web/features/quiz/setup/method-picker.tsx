import type { MethodId } from "../../../../domain/quiz/methods.ts";
import { methodOf } from "../../../../domain/quiz/methods.ts";
import { m } from "../../../i18n/generated/messages.js";
import { wordCountText } from "../../../i18n/texts.ts";
import { methodTexts, pointsText } from "../stage/question-texts.ts";
import styles from "./setup.module.css";

type MethodPickerProps = {
  readonly offered: readonly { readonly id: MethodId; readonly words: number }[];
  readonly listLength: number;
  readonly chosen: readonly MethodId[];
  /** Right answers earn points, by a method. */
  hasPoints(id: MethodId): boolean;
  /** Why some methods are missing. */
  readonly notes: readonly string[];
  onChange(chosen: readonly MethodId[]): void;
};

const groups = [
  { key: "choose", heading: m.quiz_group_choose, holds: (id: MethodId) => !methodOf(id).isWritten },
  {
    key: "write",
    heading: m.quiz_group_write,
    holds: (id: MethodId) => methodOf(id).isWritten && !methodOf(id).isListening,
  },
  { key: "listen", heading: m.quiz_group_listen, holds: (id: MethodId) => methodOf(id).isListening },
];

/** The methods that the list allows, grouped by the kind of answer; several may be chosen. */
export function MethodPicker({ offered, listLength, chosen, hasPoints, notes, onChange }: MethodPickerProps) {
  function toggle(id: MethodId) {
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  }
  return (
    <section className={styles.picker} aria-labelledby="methods">
      <h2 id="methods">{m.quiz_methods()}</h2>
      <div className={styles.groups}>
        {groups.map(({ key, heading, holds }) => {
          const methods = offered.filter(({ id }) => holds(id));
          return (
            methods.length > 0 && (
              <fieldset key={key}>
                <legend>{heading()}</legend>
                {methods.map(({ id, words }) => (
                  <label key={id} className={styles.method}>
                    <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
                    <span>{methodTexts[id].name()}</span>
                    <small>
                      {words < listLength && <span>{wordCountText(words)}</span>}{" "}
                      {hasPoints(id) && <span>{pointsText(methodOf(id).points)}</span>}
                    </small>
                  </label>
                ))}
              </fieldset>
            )
          );
        })}
      </div>
      {offered.some(({ id }) => hasPoints(id)) && <p className="note">{m.quiz_base_points()}</p>}
      {notes.map((note) => (
        <p key={note} className="note">
          {note}
        </p>
      ))}
    </section>
  );
}
