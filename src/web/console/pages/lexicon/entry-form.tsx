import { useRef, useState } from "react";
import { partsOfSpeech } from "../../../../domain/lexicon/part-of-speech.ts";
import { Choice } from "../../../design/choice.tsx";
import { SelectField, TextField } from "../../../design/field.tsx";
import { Form } from "../../../features/page/form/form.tsx";
import { useTexts } from "../../language.ts";
import { ConsoleIcon } from "../../parts/console-icon.tsx";
import { OrderButtons } from "../../parts/order-buttons.tsx";
import { useConsoleForm } from "../../parts/use-console-form.ts";
import {
  type DraftSense,
  type Entry,
  type EntryValues,
  emptySense,
  mostSenses,
  readEntryForm,
  withFieldNames,
} from "./entry-values.ts";
import { lexiconTexts } from "./lexicon-texts.ts";
import { SenseFields } from "./sense-fields.tsx";

type EntryFormProps = {
  /** Undefined for a new one. */
  readonly entry: Entry | undefined;
  /** The phrase that a new one begins with. */
  readonly phrase?: string | undefined;
  readonly onSave: (values: EntryValues) => Promise<void>;
};

/** An entry with all its senses, in the order of their use in series. */
export function EntryForm({ entry, phrase, onSave }: EntryFormProps) {
  const t = useTexts(lexiconTexts);
  const [drafts, setDrafts] = useState<readonly DraftSense[]>(() =>
    (entry?.senses ?? [emptySense]).map((sense, key) => ({ key, sense })),
  );
  const lastKey = useRef(drafts.length);
  const form = useConsoleForm<EntryValues>({
    read: (data) => readEntryForm(data, entry, drafts.length),
    async send(values) {
      try {
        await onSave(values);
      } catch (error) {
        throw withFieldNames(error);
      }
    },
  });

  function add() {
    lastKey.current += 1;
    setDrafts([...drafts, { key: lastKey.current, sense: emptySense }]);
  }

  return (
    <Form state={form} action={entry === undefined ? t.create : t.save}>
      {entry === undefined && (
        <div className="form-pair">
          <TextField
            label={t.phrase}
            name="phrase"
            lang="en"
            maxLength={100}
            autoComplete="off"
            autoCapitalize="none"
            defaultValue={phrase}
            error={form.errorOf("phrase")}
          />
          <SelectField label={t.partOfSpeech} name="partOfSpeech" error={form.errorOf("partOfSpeech")}>
            {partsOfSpeech.map((part) => (
              <option key={part} value={part}>
                {t.parts[part]}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      <ol className="senses-editor">
        {drafts.map(({ key, sense }, index) => (
          <li key={key}>
            <fieldset>
              <legend>{t.sense(index + 1)}</legend>
              {drafts.length > 1 && (
                <div className="panel-actions">
                  <OrderButtons drafts={drafts} index={index} onChange={setDrafts} texts={t} />
                </div>
              )}
              <SenseFields index={index} sense={sense} errorOf={form.errorOf} />
            </fieldset>
          </li>
        ))}
      </ol>
      {drafts.length < mostSenses && (
        <button type="button" className="button" data-kind="secondary" onClick={add}>
          <ConsoleIcon name="plus" />
          {t.addSense}
        </button>
      )}
      <Choice kind="checkbox" label={t.isAcademic} name="isAcademic" defaultChecked={entry?.isAcademic ?? false} />
      {(entry === undefined || entry.partOfSpeech === "phrasal verb") && (
        <Choice kind="checkbox" label={t.isSeparable} name="isSeparable" defaultChecked={entry?.isSeparable ?? false} />
      )}
    </Form>
  );
}
