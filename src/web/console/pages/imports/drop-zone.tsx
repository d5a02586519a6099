import { useState } from "react";
import { ProgressBar } from "../../../design/progress-bar.tsx";
import { ApiError } from "../../../features/page/api-client.ts";
import type { PathFile } from "../../../features/page/dropped-files.ts";
import { FileButton } from "../../../features/page/file-button.tsx";
import { useDrop } from "../../../features/page/use-drop.ts";
import { problemText } from "../../api.ts";
import { m } from "../../messages.ts";
import { ConsoleIcon } from "../../parts/console-icon.tsx";
import { useFormats } from "../../parts/formats.ts";
import parts from "../../parts/parts.module.css";
import { showDone } from "../../parts/toasts.tsx";
import { sortOut, uploadLimits } from "./collect-files.ts";
import styles from "./imports.module.css";
import { uploadSubtitles, useUpload } from "./upload-store.ts";

const examples = ["Show Name/S01E02.srt", "Show.Name.S01E02.srt", "Movie Name (1999).srt"];

/** Where subtitles are dropped or chosen, and the progress of their upload. */
export function DropZone({ onUploaded }: { onUploaded: (id: string) => void }) {
  const formats = useFormats();
  const upload = useUpload();
  const [problem, setProblem] = useState<string>();

  async function send(files: readonly PathFile[]) {
    const { wanted, skipped } = sortOut(files);
    const bytes = wanted.reduce((sum, { file }) => sum + file.size, 0);
    if (wanted.length === 0) return setProblem(m.imports_no_subtitles());
    if (wanted.length > uploadLimits.files) return setProblem(m.imports_too_many());
    if (bytes > uploadLimits.bytes) return setProblem(m.imports_too_large());
    setProblem(undefined);
    try {
      const id = await uploadSubtitles(wanted);
      if (id === undefined) return setProblem(m.imports_stopped());
      showDone(
        skipped === 0
          ? m.imports_sent()
          : `${m.imports_sent()} ${m.imports_skipped({ count: formats.number(skipped) })}`,
      );
      onUploaded(id);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) setProblem(problemText(error));
      else if (error.status === 413 && error.problem === undefined)
        setProblem(m.imports_refused_by_proxy({ megabytes: formats.number(Math.ceil(bytes / 1024 / 1024)) }));
      else
        setProblem(
          `${error.status === 413 ? m.imports_refused_size() : problemText(error)} ${m.imports_nothing_kept()}`,
        );
    }
  }

  const { isLooking, zone } = useDrop(upload.state === "sending" ? undefined : (files) => void send(files));

  return (
    <section className={styles.dropZone} aria-labelledby="drop-heading" {...zone}>
      <ConsoleIcon name="imports" />
      <h2 id="drop-heading">{m.imports_drop_heading()}</h2>
      {upload.state === "sending" ? (
        <>
          <ProgressBar
            label={m.imports_sending({ files: formats.number(upload.files) })}
            value={upload.share}
            max={1}
            text={formats.percent(upload.share)}
          />
          <button type="button" className="button" data-kind="secondary" onClick={upload.stop}>
            {m.imports_stop()}
          </button>
        </>
      ) : (
        <>
          <p>{isLooking ? m.imports_reading() : m.imports_drop_text()}</p>
          <p className={`${parts.quiet} ${styles.examples}`}>
            {m.imports_drop_names()}
            {examples.map((example) => (
              <code key={example}>{example}</code>
            ))}
          </p>
          <div className={`${parts.panelActions} ${styles.dropActions}`}>
            <FileButton accept=".srt,.vtt,.sbv,.ass,.ssa,.zip,.json,.gz" onFiles={(files) => void send(files)}>
              {m.imports_choose_files()}
            </FileButton>
            <FileButton kind="secondary" isFolder onFiles={(files) => void send(files)}>
              <ConsoleIcon name="folder" />
              {m.imports_choose_folder()}
            </FileButton>
          </div>
        </>
      )}
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </section>
  );
}
