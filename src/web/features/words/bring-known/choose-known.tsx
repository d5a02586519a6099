import { type ReactNode, useState } from "react";
import { knownFileLimits } from "../../../../domain/progress/known-import/known-file.ts";
import { Button } from "../../../design/button.tsx";
import { TextAreaField } from "../../../design/field.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { DropZone } from "../../page/drop-zone.tsx";
import type { PathFile } from "../../page/dropped-files.ts";
import { FileButton } from "../../page/file-button.tsx";
import styles from "./bring-known.module.css";

type ChooseKnownProps = {
  readonly onFile: (file: PathFile) => void;
  readonly onText: (text: string) => void;
  /** Why what was chosen before is not read. */
  readonly problem: string | undefined;
};

/** Where a file of known words is dropped or chosen, or words are pasted. */
export function ChooseKnown({ onFile, onText, problem }: ChooseKnownProps) {
  const [refusal, setRefusal] = useState<ReactNode>();
  const [isPasting, setPasting] = useState(false);
  const [text, setText] = useState("");

  function take([file, ...others]: readonly PathFile[]) {
    if (file === undefined) return;
    const isLarge = file.file.size > knownFileLimits.bytes;
    const refused =
      others.length > 0 ? m.bring_known_one() : isLarge ? m.bring_known_large({ name: file.path }) : undefined;
    setRefusal(refused);
    if (refused === undefined) onFile(file);
  }

  return (
    <>
      <DropZone
        onFiles={take}
        heading={m.bring_known_drop()}
        headingLevel={3}
        text={m.bring_known_kinds()}
        looking={m.bring_known_reading()}
        actions={
          <>
            <FileButton accept=".apkg,.colpkg,.anki2,.csv,.tsv,.txt" onFiles={take}>
              {m.bring_known_choose()}
            </FileButton>
            <Button kind="quiet" aria-expanded={isPasting} onClick={() => setPasting(!isPasting)}>
              {m.bring_known_paste()}
            </Button>
          </>
        }
      />
      {isPasting && (
        <form
          className={styles.paste}
          onSubmit={(event) => {
            event.preventDefault();
            setRefusal(undefined);
            if (text.trim() !== "") onText(text);
          }}
        >
          <TextAreaField
            label={m.bring_known_paste_label()}
            hint={m.bring_known_paste_hint()}
            lang="en"
            rows={8}
            maxLength={knownFileLimits.text}
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" kind="secondary" disabled={text.trim() === ""}>
            {m.bring_known_paste_action()}
          </Button>
        </form>
      )}
      <p role="alert" className={styles.problem}>
        {refusal ?? problem}
      </p>
      <details className={styles.how}>
        <summary>{m.bring_known_how()}</summary>
        <p>{m.bring_known_how_anki()}</p>
        <p>{m.bring_known_how_table()}</p>
      </details>
    </>
  );
}
