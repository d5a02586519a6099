import { useState } from "react";
import { Field } from "../../../design/field.tsx";
import { m } from "../../../i18n/generated/messages.js";
import styles from "./generate-list.module.css";

/** A subtitle file. The browser's own button speaks the browser's language, so an invisible input covers ours. */
export function FileField({ error }: { error: string | undefined }) {
  const [name, setName] = useState<string>();
  return (
    <Field label={m.generate_file_label()} hint={m.generate_file_hint()} error={error}>
      {(control) => (
        <div className={styles.file}>
          <span className="button" data-kind="secondary" aria-hidden="true">
            {m.generate_file_choose()}
          </span>
          <span aria-hidden="true">{name ?? m.generate_file_none()}</span>
          <input
            {...control}
            type="file"
            name="file"
            accept=".srt,.vtt,.sbv,.ass,.ssa"
            title={name ?? m.generate_file_choose()}
            onChange={(event) => setName(event.target.files?.[0]?.name)}
          />
        </div>
      )}
    </Field>
  );
}
