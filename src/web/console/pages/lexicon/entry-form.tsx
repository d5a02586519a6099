import { useRef, useState } from "react";
import { partsOfSpeech } from "../../../../domain/lexicon/part-of-speech.ts";
import { Choice } from "../../../design/choice.tsx";
import { SelectField, TextField } from "../../../design/field.tsx";
import { Icon } from "../../../design/icon.tsx";
import { Form } from "../../../features/page/form/form.tsx";
import { m } from "../../messages.ts";
import { OrderButtons } from "../../parts/order-buttons.tsx";
import parts from "../../parts/parts.module.css";
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
import styles from "./lexicon.module.css";
import { partText } from "./part-text.ts";
import { SenseFields } from "./sense-fields.tsx";

type EntryFormProps = {
  /** Undefined for a new one. */
  readonly entry: Entry | undefined;
  /** The phrase that a new one begins with. */
  readonly phrase?: string | undefined;
  /** The text of its button, where saving does more. */
  readonly action?: string;
  readonly onSave: (values: EntryValues) => Promise<void>;
};

/** An entry with all its senses, in the order of their use in series. */
export function EntryForm({ entry, phrase, action, onSave }: EntryFormProps) {
  const save = entry === undefined ? m.lexicon_create() : m.lexicon_save();
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
    <Form state={form} action={action ?? save}>
      {entry === undefined && (
        <div className={parts.formPair}>
          <TextField
            label={m.lexicon_phrase()}
            name="phrase"
            lang="en"
            maxLength={100}
            autoComplete="off"
            autoCapitalize="none"
            defaultValue={phrase}
            error={form.errorOf("phrase")}
          />
          <SelectField label={m.lexicon_part_of_speech()} name="partOfSpeech" error={form.errorOf("partOfSpeech")}>
            {partsOfSpeech.map((part) => (
              <option key={part} value={part}>
                {partText(part)}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      <ol className={styles.sensesEditor}>
        {drafts.map(({ key, sense }, index) => (
          <li key={key}>
            <fieldset>
              <legend>{m.lexicon_sense({ number: index + 1 })}</legend>
              {drafts.length > 1 && (
                <div className={parts.panelActions}>
                  <OrderButtons
                    drafts={drafts}
                    index={index}
                    onChange={setDrafts}
                    texts={{
                      up: (number: number) => m.lexicon_up({ number }),
                      down: (number: number) => m.lexicon_down({ number }),
                      remove: (number: number) => m.lexicon_remove({ number }),
                    }}
                  />
                </div>
              )}
              <SenseFields index={index} sense={sense} errorOf={form.errorOf} />
            </fieldset>
          </li>
        ))}
      </ol>
      {drafts.length < mostSenses && (
        <button type="button" className="button" data-kind="secondary" onClick={add}>
          <Icon name="plus" />
          {m.lexicon_add_sense()}
        </button>
      )}
      <Choice
        kind="checkbox"
        label={m.lexicon_is_academic()}
        name="isAcademic"
        defaultChecked={entry?.isAcademic ?? false}
      />
      {(entry === undefined || entry.partOfSpeech === "phrasal verb") && (
        <Choice
          kind="checkbox"
          label={m.lexicon_is_separable()}
          name="isSeparable"
          defaultChecked={entry?.isSeparable ?? false}
        />
      )}
    </Form>
  );
}
