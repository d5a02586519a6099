import { type FormEvent, useState } from "react";
import type { BodyOf } from "../../../contract/calls.ts";
import type { OwnTitle, UploadProgress } from "../../../contract/my-series.ts";
import { Button } from "../../design/button.tsx";
import { Segmented } from "../../design/choice.tsx";
import { SelectField, TextField } from "../../design/field.tsx";
import { Notice } from "../../design/notice.tsx";
import { m } from "../../i18n/generated/messages.js";
import { api } from "../accounts/session/api.ts";
import { refresh, useAction } from "../accounts/session/queries.ts";
import { useLocale } from "../page/use-page.ts";
import { ArrangeRows } from "./arrange-rows.tsx";
import { arrangedPath } from "./arranged-path.ts";
import {
  differingNames,
  type Edits,
  editRow,
  type Kind,
  noEdits,
  numberInOrder,
  placesOf,
  rowsOf,
  type WantedPlace,
} from "./arranging.ts";
import styles from "./bring.module.css";

type ArrangeFormProps = {
  readonly upload: UploadProgress;
  /** What the person has brought before. */
  readonly titles: readonly OwnTitle[];
  readonly into: number | undefined;
  readonly place: WantedPlace | undefined;
  readonly onAgain: () => void;
  readonly onArranged: (path: string) => void;
  /** Makes a title of them; by the API unless given. */
  readonly arrange?: (body: BodyOf<"MySeries/Arrange">) => Promise<OwnTitle>;
};

const askToArrange = (body: BodyOf<"MySeries/Arrange">) => api.call("MySeries/Arrange", { body });

const kinds = ["series", "movie"] as const satisfies readonly Kind[];

const sameName = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase();

/** What the files are, as far as their names tell; all of it can be mended. */
export function ArrangeForm(props: ArrangeFormProps) {
  const { upload, titles, into: wanted, place, onAgain, onArranged, arrange: send = askToArrange } = props;
  const { uploadId, proposal, files, isDone } = upload;
  const locale = useLocale();
  const [edits, setEdits] = useState<Edits>(noEdits);
  const kindOfWanted = titles.find(({ id }) => id === wanted)?.kind;
  const kind = edits.kind ?? kindOfWanted ?? proposal.kind;
  const name = edits.title ?? proposal.title ?? "";
  const year = edits.year ?? String(proposal.year ?? "");
  const ofKind = titles.filter((title) => title.kind === kind);
  const proposed = ofKind.find((title) => title.id === wanted) ?? ofKind.find((title) => sameName(title.name, name));
  const into = edits.into === undefined ? proposed : ofKind.find(({ id }) => id === edits.into);
  const rows = rowsOf(files, kind, edits, place);
  const names = edits.title === undefined ? differingNames(rows) : [];
  const taken = rows.filter(({ isTaken }) => isTaken);
  const isNameless = into === undefined && name.trim() === "";
  const isClear = names.length === 0 && !isNameless && taken.every(({ fault }) => fault === undefined);

  const arrange = useAction(async () => {
    const title = await send({
      uploadId,
      ...(into !== undefined && { titleId: into.id }),
      title: into?.name ?? name,
      kind,
      year: /^\d{4}$/.test(year) ? Number(year) : null,
      rows: placesOf(rows, kind),
    });
    await refresh("MySeries/GetMyTitles");
    onArranged(arrangedPath(title, placesOf(rows, kind), locale));
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (arrange.isBusy || !isDone || taken.length === 0) return;
    const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else arrange.run();
  }

  return (
    <form className={styles.arrange} noValidate onSubmit={submit}>
      <h2>{m.bring_check_heading()}</h2>
      <p role="status" className={styles.clear}>
        {isClear ? m.bring_clear() : m.bring_unclear()}
      </p>
      {names.length > 0 && (
        <Notice kind="info">
          <p>{m.bring_names({ names: names.join(", ") })}</p>
        </Notice>
      )}
      <Segmented
        legend={m.bring_kind()}
        options={kinds.map((value) => ({
          value,
          text: value === "series" ? m.bring_kind_series() : m.bring_kind_movie(),
        }))}
        value={kind}
        onChange={(value) => setEdits({ ...edits, kind: value })}
      />
      {ofKind.length > 0 && (
        <SelectField
          label={m.bring_into()}
          autoComplete="off"
          value={into?.id ?? ""}
          onChange={({ target }) => setEdits({ ...edits, into: target.value === "" ? null : Number(target.value) })}
        >
          <option value="">{m.bring_into_new()}</option>
          {ofKind.map((title) => (
            <option key={title.id} value={title.id}>
              {title.name}
            </option>
          ))}
        </SelectField>
      )}
      {into === undefined && (
        <div className={styles.names}>
          <TextField
            label={m.bring_name()}
            lang="en"
            maxLength={200}
            autoComplete="off"
            value={name}
            error={isNameless ? m.bring_name_required() : undefined}
            onChange={({ target }) => setEdits({ ...edits, title: target.value })}
          />
          <TextField
            label={m.bring_year()}
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            value={year}
            onChange={({ target }) => setEdits({ ...edits, year: target.value.replace(/\D/g, "") })}
          />
        </div>
      )}
      <ArrangeRows
        rows={rows}
        kind={kind}
        into={into}
        onEdit={(file, change) => setEdits(editRow(edits, file, change))}
        onNumber={() => setEdits(numberInOrder(rows, edits))}
      />
      {arrange.problem !== undefined && (
        <Notice kind="error">
          <p>{arrange.problem}</p>
        </Notice>
      )}
      <p className={styles.actions}>
        <Button type="submit" isLoading={!isDone || arrange.isBusy} disabled={taken.length === 0}>
          {m.bring_arrange()}
        </Button>
        <Button kind="quiet" onClick={onAgain}>
          {m.bring_again()}
        </Button>
      </p>
      <p role="status">{taken.length === 0 && m.bring_nothing_taken()}</p>
    </form>
  );
}
