import { Link } from "react-router";
import type { ImportJob } from "../../../../contract/console/imports.ts";
import { EmptyState } from "../../../design/placeholder.tsx";
import { ProgressBar } from "../../../design/progress-bar.tsx";
import { refresh } from "../../../features/accounts/session/queries.ts";
import { consoleApi, useAction } from "../../api.ts";
import { m } from "../../messages.ts";
import { PageHead, Waiting } from "../../parts/answer-parts.tsx";
import { ConsoleIcon } from "../../parts/console-icon.tsx";
import { useFormats } from "../../parts/formats.ts";
import { showDone } from "../../parts/toasts.tsx";
import { consolePath } from "../../paths.ts";
import { useAddress } from "../../records/use-address.ts";
import { Drafts } from "./drafts.tsx";
import { FileReports } from "./file-reports.tsx";
import { ImportState } from "./import-state.tsx";
import styles from "./imports.module.css";
import { statusText } from "./status-text.ts";
import { TitleWords } from "./title-words.tsx";
import { useImport } from "./use-import.ts";

/** What became of an import, file by file, as it goes on and afterwards. */
export function ImportReport({ id }: { id: string }) {
  const { answer, job } = useImport(id);
  return (
    <>
      <p className={styles.back}>
        <Link className={styles.backLink} to={consolePath("imports")}>
          <ConsoleIcon name="back" />
          {m.imports_back()}
        </Link>
      </p>
      <PageHead heading={m.imports_report()}>{job !== undefined && <Retry job={job} />}</PageHead>
      {job !== undefined ? (
        <Report job={job} />
      ) : answer.data === undefined && !isUnknown(answer.error) ? (
        <Waiting error={answer.error} retry={() => void answer.refetch()} />
      ) : (
        <EmptyState text={m.imports_gone()} />
      )}
    </>
  );
}

function isUnknown(error: unknown): boolean {
  return typeof error === "object" && error !== null && "status" in error && error.status === 404;
}

function Retry({ job }: { job: ImportJob }) {
  const run = async (isForced: boolean) => {
    await consoleApi.call("Admin/RetryImport", { body: { id: job.id, isForced } });
    await refresh("Admin/GetImports");
    showDone(m.imports_retried());
  };
  const retry = useAction(() => run(job.isForced));
  const force = useAction(() => run(true));
  if (job.finishedAt === null) return null;
  const isForeign = (job.reports ?? []).some(({ problems }) => problems.some(({ code }) => code === "not-english"));
  return (
    <>
      {(retry.problem ?? force.problem) !== undefined && <p role="alert">{retry.problem ?? force.problem}</p>}
      {isForeign && (
        <button type="button" className="button" data-kind="secondary" aria-busy={force.isBusy} onClick={force.run}>
          {m.imports_force()}
        </button>
      )}
      <button type="button" className="button" data-kind="secondary" aria-busy={retry.isBusy} onClick={retry.run}>
        <ConsoleIcon name="retry" />
        {m.imports_retry()}
      </button>
    </>
  );
}

function Report({ job }: { job: ImportJob }) {
  const { read, hrefWith } = useAddress();
  const formats = useFormats();
  const counts = [...Map.groupBy(job.reports ?? [], ({ status }) => status)]
    .map(([status, reports]) => `${formats.number(reports.length)} ${statusText(status)}`)
    .join(", ");
  const titles = job.titles ?? [];
  const title = titles.find(({ id }) => String(id) === read("title")) ?? titles[0];
  return (
    <>
      <div className={styles.importHead}>
        <p>
          <ImportState job={job} /> {m.imports_started_by({ actor: job.actor, moment: formats.moment(job.createdAt) })}
        </p>
        {job.finishedAt === null ? (
          <ProgressBar
            label={m.imports_files()}
            value={job.done}
            max={Math.max(1, job.files)}
            text={m.imports_progress({ done: formats.number(job.done), files: formats.number(job.files) })}
          />
        ) : (
          <p>{m.imports_read({ counts })}</p>
        )}
        {job.error !== null && (
          <p role="alert" className={styles.problem}>
            {m.imports_stopped_by({ reason: job.error })}
          </p>
        )}
      </div>
      {job.finishedAt !== null && <Drafts query={job.titleId === null ? { importId: job.id } : { id: job.titleId }} />}
      <div className={styles.reportParts}>
        <FileReports reports={job.reports ?? []} />
        {title !== undefined && (
          <section aria-labelledby="words-heading">
            <header className={styles.wordsHead}>
              <h2 id="words-heading">{m.imports_words()}</h2>
              {titles.length > 1 && (
                <nav aria-label={m.imports_title()} className={styles.titleTabs}>
                  {titles.map(({ id, name }) => (
                    <Link
                      key={id}
                      to={hrefWith({ title: id })}
                      replace
                      preventScrollReset
                      aria-current={id === title.id ? "true" : undefined}
                    >
                      {name}
                    </Link>
                  ))}
                </nav>
              )}
              {!title.isDraft && (
                <Link to={consolePath("titles", { search: title.name, open: title.id })}>{m.imports_see_title()}</Link>
              )}
            </header>
            <TitleWords key={title.id} title={title} importId={job.id} />
          </section>
        )}
      </div>
    </>
  );
}
