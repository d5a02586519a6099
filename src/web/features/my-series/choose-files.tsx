import { type ReactNode, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { uploadLimits } from "../../../domain/my-series/limits.ts";
import { Button } from "../../design/button.tsx";
import { TextAreaField } from "../../design/field.tsx";
import { m } from "../../i18n/generated/messages.js";
import type { SharedFiles } from "../offline/kept-database.ts";
import { takeShared } from "../offline/take-shared.ts";
import { DropZone } from "../page/drop-zone.tsx";
import type { PathFile } from "../page/dropped-files.ts";
import { FileButton } from "../page/file-button.tsx";
import styles from "./bring.module.css";
import { fileOfText, type LeftOut, type SortedFiles, sortOut } from "./sort-out.ts";

const examples = ["Show Name S01E02.srt", "Show Name/S01E02.srt", "Movie Name (1999).srt"];

const refusalTexts: Readonly<Record<NonNullable<SortedFiles["refusal"]>, () => string>> = {
  none: m.bring_none,
  many: () => m.bring_many({ limit: uploadLimits.files }),
  large: m.bring_large,
};

type ChooseFilesProps = {
  /** Called with subtitles and archives alone. */
  readonly onFiles: (files: readonly PathFile[]) => void;
  /** What is said of them from elsewhere, such as why they were not taken. */
  readonly children?: ReactNode;
};

/** Where subtitles are dropped, chosen or pasted. It knows nothing of who brings them, and sends nothing. */
export function ChooseFiles({ onFiles, children }: ChooseFilesProps) {
  const [sorted, setSorted] = useState<SortedFiles>();
  const [isPasting, setPasting] = useState(false);
  const shared = useShared(take);

  function take(files: readonly PathFile[]) {
    const next = sortOut(files);
    setSorted(next);
    if (next.refusal === undefined) onFiles(next.wanted);
  }

  return (
    <>
      <DropZone
        onFiles={take}
        heading={m.bring_drop_heading()}
        headingLevel={2}
        text={m.bring_drop_text()}
        looking={m.bring_folder_reading()}
        actions={
          <>
            <FileButton accept=".srt,.vtt,.sbv,.ass,.ssa,.zip" onFiles={take}>
              {m.bring_choose_files()}
            </FileButton>
            <FileButton kind="secondary" isFolder onFiles={take}>
              {m.bring_choose_folder()}
            </FileButton>
            <Button kind="quiet" aria-expanded={isPasting} onClick={() => setPasting(!isPasting)}>
              {m.bring_paste()}
            </Button>
          </>
        }
      >
        <p className={styles.examples}>
          {m.bring_drop_names()}
          {examples.map((example) => (
            <code key={example}>{example}</code>
          ))}
        </p>
      </DropZone>
      {shared.isLost && <p role="alert">{m.bring_shared_lost()}</p>}
      {(isPasting || shared.text !== undefined) && (
        <PasteText key={shared.text} given={shared.text} onText={(text) => take([fileOfText(text)])} />
      )}
      <div role="alert" className={styles.problem}>
        {/* What was said of an earlier choice is over with one that is refused here. */}
        {sorted?.refusal === undefined ? children : <p>{refusalTexts[sorted.refusal]()}</p>}
      </div>
      {sorted !== undefined && sorted.leftOut.length > 0 && <LeftOutFiles files={sorted.leftOut} />}
    </>
  );
}

/** What another program has shared with the installed app: files are taken as if they were chosen, a text is shown first. */
function useShared(take: (files: readonly PathFile[]) => void) {
  const [params] = useSearchParams();
  const how = params.get("shared");
  const [shared, setShared] = useState<SharedFiles | null>();
  const takes = useRef(take);
  useEffect(() => {
    if (how !== "here") return;
    takeShared().then(
      (found) => {
        setShared(found ?? null);
        const files = found?.files.map((file) => ({ path: file.name, file })) ?? [];
        if (files.length > 0) takes.current(files);
      },
      () => setShared(null),
    );
  }, [how]);
  const hasText = shared?.files.length === 0 && shared.text.trim() !== "";
  return { isLost: how === "lost", text: hasText ? shared.text : undefined };
}

type PasteTextProps = { readonly onText: (text: string) => void; readonly given?: string | undefined };

function PasteText({ onText, given = "" }: PasteTextProps) {
  const [text, setText] = useState(given);
  return (
    <form
      className={styles.paste}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== "") onText(text);
      }}
    >
      <TextAreaField
        label={m.bring_paste_label()}
        lang="en"
        rows={8}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" kind="secondary" disabled={text.trim() === ""}>
        {m.bring_paste_action()}
      </Button>
    </form>
  );
}

/** What was chosen and is not sent, with the reason. */
export function LeftOutFiles({ files }: { readonly files: readonly LeftOut[] }) {
  return (
    <details className={styles.leftOut}>
      <summary>{m.bring_left_out({ count: files.length })}</summary>
      <ul>
        {files.map(({ path, reason }) => (
          <li key={path}>
            <b>{path}</b>: {reason === "kind" ? m.bring_left_out_kind() : m.bring_left_out_size()}
          </li>
        ))}
      </ul>
    </details>
  );
}
