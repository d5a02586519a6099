import type { OwnTitle } from "../../../contract/my-series.ts";
import { Button } from "../../design/button.tsx";
import { m } from "../../i18n/generated/messages.js";
import { numberText } from "../../i18n/texts.ts";
import type { Kind, RowEdit, ShownRow } from "./arranging.ts";
import styles from "./bring.module.css";

type ArrangeRowsProps = {
  readonly rows: readonly ShownRow[];
  readonly kind: Kind;
  /** The title that the files go into. */
  readonly into: OwnTitle | undefined;
  readonly onEdit: (file: number, change: RowEdit) => void;
  readonly onNumber: () => void;
};

/** A file in each row: whether it is taken, and as which episode. */
export function ArrangeRows({ rows, kind, into, onEdit, onNumber }: ArrangeRowsProps) {
  return (
    <fieldset className={styles.rows}>
      <legend>{kind === "series" ? m.bring_rows() : m.bring_rows_movie()}</legend>
      <ul>
        {rows.map((row) => (
          <ArrangeRow
            key={row.file.file}
            row={row}
            kind={kind}
            replaces={into !== undefined && isThere(into, row)}
            onEdit={(change) => onEdit(row.file.file, change)}
          />
        ))}
      </ul>
      {kind === "series" && rows.some(({ fault }) => fault === "unplaced") && (
        <Button kind="secondary" onClick={onNumber}>
          {m.bring_number()}
        </Button>
      )}
    </fieldset>
  );
}

function isThere(into: OwnTitle, { season, episode, isTaken }: ShownRow): boolean {
  if (!isTaken) return false;
  if (into.kind === "movie") return true;
  const found = into.seasons.find(({ seasonNumber }) => String(seasonNumber) === season);
  return found?.episodes.some(({ episodeNumber }) => String(episodeNumber) === episode) ?? false;
}

type ArrangeRowProps = {
  readonly row: ShownRow;
  readonly kind: Kind;
  /** Whether there is such an episode already. */
  readonly replaces: boolean;
  readonly onEdit: (change: RowEdit) => void;
};

function ArrangeRow({ row, kind, replaces, onEdit }: ArrangeRowProps) {
  const { file, season, episode, sameAs, isTaken, fault } = row;
  const { name } = file;
  const noteId = `file-${file.file}`;
  const faultText = fault && faultTextOf(fault, kind);
  const notes = [
    faultText,
    sameAs !== undefined ? m.bring_same({ name: sameAs }) : undefined,
    replaces ? m.bring_replaces() : undefined,
  ].filter((note) => note !== undefined);
  return (
    <li data-out={!isTaken || undefined} data-fault={fault}>
      <label className={styles.file}>
        <input
          type="checkbox"
          checked={isTaken}
          aria-describedby={noteId}
          aria-invalid={fault === "double" || undefined}
          onChange={({ target }) => onEdit({ isTaken: target.checked })}
        />
        <span lang="en">{name}</span>
      </label>
      {kind === "series" && (
        <span className={styles.place}>
          <NumberInput
            label={m.bring_season()}
            name={m.bring_season_of({ name })}
            value={season}
            isWrong={fault === "unplaced" && season === ""}
            isOff={!isTaken}
            onChange={(value) => onEdit({ season: value })}
          />
          <NumberInput
            label={m.bring_episode()}
            name={m.bring_episode_of({ name })}
            value={episode}
            isWrong={fault !== undefined && (fault === "double" || episode === "")}
            isOff={!isTaken}
            onChange={(value) => onEdit({ episode: value })}
          />
        </span>
      )}
      <p id={noteId} className={styles.state}>
        {notes.map((note) => (
          <b key={note} data-fault={note === faultText || undefined}>
            {note}
          </b>
        ))}
        <span>{stateText(row)}</span>
      </p>
    </li>
  );
}

function faultTextOf(fault: "double" | "unplaced", kind: Kind): string {
  if (fault === "unplaced") return m.field_problem_brought_unplaced();
  return kind === "movie" ? m.bring_movie_one() : m.field_problem_brought_double();
}

function stateText({ file: { state, seconds, runningWords } }: ShownRow): string {
  if (state === "waiting") return m.bring_waiting();
  const minutes = Math.max(1, Math.round((seconds ?? 0) / 60));
  return m.bring_read({ minutes, words: numberText(runningWords ?? 0) });
}

type NumberInputProps = {
  readonly label: string;
  /** For screen readers: with the file's name. */
  readonly name: string;
  readonly value: string;
  readonly isWrong: boolean;
  readonly isOff: boolean;
  readonly onChange: (value: string) => void;
};

function NumberInput({ label, name, value, isWrong, isOff, onChange }: NumberInputProps) {
  return (
    <label>
      <span aria-hidden="true">{label}</span>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        aria-label={name}
        aria-invalid={isWrong || undefined}
        disabled={isOff}
        value={value}
        onChange={({ target }) => onChange(target.value.replace(/\D/g, ""))}
      />
    </label>
  );
}
