import { useQuery } from "@tanstack/react-query";
import { Button } from "../../design/button.tsx";
import { Notice } from "../../design/notice.tsx";
import { ProgressBar } from "../../design/progress-bar.tsx";
import { m } from "../../i18n/generated/messages.js";
import { queryClient, useApi } from "../accounts/session/queries.ts";
import { useUserData } from "../accounts/session/use-user-data.ts";
import { AnswerState } from "../page/answer-state.tsx";
import { ApiError } from "../page/api-client.ts";
import { ArrangeForm } from "./arrange-form.tsx";
import type { BroughtFile, WantedPlace } from "./arranging.ts";
import styles from "./bring.module.css";
import { uploadQuery } from "./follow-upload.ts";

type ReadFilesProps = {
  readonly uploadId: string;
  /** The title that the files are for. */
  readonly into: number | undefined;
  readonly place: WantedPlace | undefined;
  readonly onAgain: () => void;
  /** @param path of the page of what was made */
  readonly onArranged: (path: string) => void;
};

/** An upload while it is read, and the screen that arranges it. */
export function ReadFiles({ uploadId, into, place, onAgain, onArranged }: ReadFilesProps) {
  const { token } = useUserData();
  const followed = useQuery(uploadQuery(token, uploadId), queryClient);
  const own = useApi("MySeries/GetMyTitles");
  const { upload, isCutOff = false } = followed.data ?? {};
  if (followed.error instanceof ApiError && followed.error.status < 500) {
    return (
      <Notice kind="error">
        <p>{m.bring_gone()}</p>
        <Button kind="secondary" onClick={onAgain}>
          {m.bring_again()}
        </Button>
      </Notice>
    );
  }
  if (upload === undefined || own.data === undefined) {
    return <AnswerState query={[followed, own].find(({ isError }) => isError) ?? own} lines={8} />;
  }
  const { files, isDone } = upload;
  const failed = files.filter(({ state }) => state === "failed");
  const done = files.filter(({ state }) => state !== "waiting").length;
  return (
    <div className={styles.reading}>
      <div>
        <ProgressBar
          label={isDone ? m.bring_progress_done() : m.bring_progress()}
          value={done}
          max={files.length}
          text={m.bring_progress_text({ done, all: files.length })}
        />
        <p role="status">{isCutOff && m.bring_cut_off()}</p>
      </div>
      {failed.length > 0 && <FailedFiles files={failed} />}
      {failed.length === files.length ? (
        <Notice kind="info">
          <p>{m.bring_failed_all()}</p>
          <Button kind="secondary" onClick={onAgain}>
            {m.bring_again()}
          </Button>
        </Notice>
      ) : (
        <ArrangeForm
          upload={upload}
          titles={[...own.data.seriesList, ...own.data.movieList]}
          into={into}
          place={place}
          onAgain={onAgain}
          onArranged={onArranged}
        />
      )}
    </div>
  );
}

function FailedFiles({ files }: { readonly files: readonly BroughtFile[] }) {
  return (
    <section className={styles.failed} aria-labelledby="failed">
      <h2 id="failed">{m.bring_failed({ count: files.length })}</h2>
      <ul>
        {files.map(({ file, name, problem }) => (
          <li key={file}>
            <b>{name}</b> {problem?.message}
          </li>
        ))}
      </ul>
    </section>
  );
}
