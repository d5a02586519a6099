import { useMemo, useState } from "react";
import { Button } from "../../../design/button.tsx";
import { Choice } from "../../../design/choice.tsx";
import { SelectField } from "../../../design/field.tsx";
import { Notice } from "../../../design/notice.tsx";
import { takeFocus } from "../../../design/take-focus.ts";
import { m } from "../../../i18n/generated/messages.js";
import { numberText } from "../../../i18n/texts.ts";
import { useAction } from "../../accounts/session/queries.ts";
import styles from "./bring-known.module.css";
import { guessedMapping, type Mapping, type ReadKnown, type Summary, summarise } from "./mapping.ts";
import { type BroughtChange, markBrought } from "./mark-brought.ts";

type PreviewProps = {
  readonly name: string;
  readonly read: ReadKnown;
  readonly onAgain: () => void;
  readonly onMarked: (change: BroughtChange) => void;
};

/** What was recognised, by the columns that the person chooses; nothing is marked before the one button. */
export function Preview({ name, read, onAgain, onMarked }: PreviewProps) {
  const [mapping, setMapping] = useState<Mapping>(() => guessedMapping(read));
  const [takesFresh, setTakesFresh] = useState(false);
  const summary = useMemo(() => summarise(read, mapping, takesFresh), [read, mapping, takesFresh]);
  const { known, learning, fresh } = summary;
  const marking = useAction(async () => onMarked(await markBrought(summary)));
  const isForeign = read.sheets.every(({ guess }) => guess === null);
  return (
    <div className={styles.bring}>
      <h3 ref={takeFocus} tabIndex={-1}>
        {name}
      </h3>
      {isForeign && (
        <Notice kind="error" heading={m.bring_known_foreign_heading()}>
          <p>{m.bring_known_foreign({ name })}</p>
        </Notice>
      )}
      <Columns read={read} mapping={mapping} onChange={setMapping} />
      <Figures read={read} summary={summary} />
      {read.kind === "anki" && !read.hasIntervals && <p>{m.bring_known_no_intervals()}</p>}
      {fresh > 0 && (
        <Choice
          kind="checkbox"
          label={m.bring_known_take_fresh({ count: fresh })}
          hint={m.bring_known_take_fresh_hint()}
          checked={takesFresh}
          onChange={() => setTakesFresh(!takesFresh)}
        />
      )}
      {read.leftOut > 0 && <p>{m.bring_known_left_out({ count: read.leftOut })}</p>}
      <p role="alert" className={styles.problem}>
        {marking.problem}
      </p>
      <p className={styles.actions}>
        {known.length + learning.length > 0 && (
          <Button isLoading={marking.isBusy} onClick={marking.run}>
            {known.length > 0
              ? m.bring_known_mark({ count: known.length })
              : m.bring_known_mark_learning({ count: learning.length })}
          </Button>
        )}
        <Button kind="quiet" onClick={onAgain}>
          {m.bring_known_other_file()}
        </Button>
      </p>
      <Words read={read} summary={summary} />
      <Unknown summary={summary} />
    </div>
  );
}

type ColumnsProps = {
  readonly read: ReadKnown;
  readonly mapping: Mapping;
  readonly onChange: (mapping: Mapping) => void;
};

/** A list has one column, of which nothing is chosen. */
function Columns({ read: { sheets }, mapping, onChange }: ColumnsProps) {
  if (sheets.every(({ columns, guess }) => columns.length === 1 && guess === 0)) return null;
  return (
    <fieldset className={styles.columns}>
      <legend>{m.bring_known_columns()}</legend>
      {sheets.map((sheet, at) => (
        <SelectField
          key={at}
          label={
            sheet.name === ""
              ? m.bring_known_column()
              : m.bring_known_column_of({ name: sheet.name, count: sheet.notes })
          }
          value={String(mapping[at] ?? "")}
          onChange={({ target }) => onChange(mapping.with(at, target.value === "" ? null : Number(target.value)))}
        >
          {sheet.columns.map((column, place) =>
            !isRead(column) ? null : (
              <option key={place} value={place}>
                {columnText(column, place)}
              </option>
            ),
          )}
          <option value="">{m.bring_known_column_none()}</option>
        </SelectField>
      ))}
    </fieldset>
  );
}

/** Of many columns the likeliest are read. */
function isRead({ words, unknownCount }: ReadKnown["sheets"][number]["columns"][number]): boolean {
  return words.length + unknownCount > 0;
}

/** "Front: rope, sail, mast (1,240)". */
function columnText({ name, samples, words }: ReadKnown["sheets"][number]["columns"][number], place: number): string {
  const title = name === "" ? m.bring_known_column_number({ number: String(place + 1) }) : name;
  const shown = samples.map((sample) => sample.replaceAll("\n", " ").slice(0, 24)).join(", ");
  return `${title}: ${shown} (${numberText(words.length)})`;
}

function Figures({ read, summary }: { readonly read: ReadKnown; readonly summary: Summary }) {
  const { known, learning, alreadyKnown, alreadyLearning, fresh, unknownCount } = summary;
  const rows = [
    { text: m.bring_known_new(), count: known.length, isShown: true },
    { text: m.bring_known_learning(), count: learning.length, isShown: read.hasIntervals },
    { text: m.bring_known_fresh(), count: fresh, isShown: fresh > 0 },
    { text: m.bring_known_already(), count: alreadyKnown, isShown: true },
    { text: m.bring_known_already_learning(), count: alreadyLearning, isShown: alreadyLearning > 0 },
    { text: m.bring_known_unknown(), count: unknownCount, isShown: true },
  ];
  return (
    <dl className={styles.figures} aria-live="polite">
      {rows
        .filter(({ isShown }) => isShown)
        .map(({ text, count }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{numberText(count)}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Words that are shown of those to be marked. */
const mostShown = 500;

function Words({ read, summary: { known, learning } }: { readonly read: ReadKnown; readonly summary: Summary }) {
  const ids = [...known, ...learning.map(([id]) => id)];
  if (ids.length === 0) return null;
  const phrases = new Map(read.recognised.map(({ id, phrase }) => [id, phrase]));
  return (
    <details className={styles.list}>
      <summary>{m.bring_known_show_words({ count: ids.length })}</summary>
      <ul lang="en">
        {ids.slice(0, mostShown).map((id) => (
          <li key={id}>{phrases.get(id)}</li>
        ))}
      </ul>
      {ids.length > mostShown && <p>{m.bring_known_more({ count: ids.length - mostShown })}</p>}
    </details>
  );
}

/** What is in no list of ours: up to 2,000 rows. */
function Unknown({ summary: { unknown, unknownCount } }: { readonly summary: Summary }) {
  if (unknownCount === 0) return null;
  return (
    <details className={styles.list}>
      <summary>{m.bring_known_show_unknown({ count: unknownCount })}</summary>
      <p>{m.bring_known_unknown_why()}</p>
      <ul lang="en">
        {unknown.map((phrase) => (
          <li key={phrase}>{phrase}</li>
        ))}
      </ul>
      {unknownCount > unknown.length && <p>{m.bring_known_more({ count: unknownCount - unknown.length })}</p>}
    </details>
  );
}
