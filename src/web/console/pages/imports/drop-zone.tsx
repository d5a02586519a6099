import { type ChangeEvent, type DragEvent, useState } from "react";
import { ProgressBar } from "../../../design/progress-bar.tsx";
import { ApiError } from "../../../features/page/api-client.ts";
import { filesOfDrop, filesOfList, type PathFile } from "../../../features/page/dropped-files.ts";
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
  const [isOver, setOver] = useState(false);
  const [isReading, setReading] = useState(false);
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

  async function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (upload.state === "sending") return;
    setReading(true);
    const files = await filesOfDrop(event.dataTransfer).finally(() => setReading(false));
    await send(files);
  }

  function onChoose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = filesOfList(target.files);
    // So that the same ones can be chosen again.
    target.value = "";
    if (files.length > 0) void send(files);
  }

  return (
    <section
      className={styles.dropZone}
      aria-labelledby="drop-heading"
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false);
      }}
      onDrop={(event) => void onDrop(event)}
    >
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
          <p>{isReading ? m.imports_reading() : m.imports_drop_text()}</p>
          <p className={`${parts.quiet} ${styles.examples}`}>
            {m.imports_drop_names()}
            {examples.map((example) => (
              <code key={example}>{example}</code>
            ))}
          </p>
          <div className={`${parts.panelActions} ${styles.dropActions}`}>
            <label className="button">
              <input
                type="file"
                className="visually-hidden"
                multiple
                accept=".srt,.vtt,.ass,.ssa,.zip,.json,.gz"
                onChange={onChoose}
              />
              {m.imports_choose_files()}
            </label>
            <label className="button" data-kind="secondary">
              <input
                type="file"
                className="visually-hidden"
                ref={(input) => input?.setAttribute("webkitdirectory", "")}
                onChange={onChoose}
              />
              <ConsoleIcon name="folder" />
              {m.imports_choose_folder()}
            </label>
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
