import { Link } from "react-router";
import type { ImportJob } from "../../../../contract/console/imports.ts";
import { ProgressBar } from "../../../design/progress-bar.tsx";
import { refresh } from "../../../features/accounts/session/queries.ts";
import { consoleApi, useAction } from "../../api.ts";
import { useTexts } from "../../language.ts";
import { Nothing, PageHead, Waiting } from "../../parts/answer-parts.tsx";
import { ConsoleIcon } from "../../parts/console-icon.tsx";
import { useFormats } from "../../parts/formats.ts";
import { showDone } from "../../parts/toasts.tsx";
import { consolePath } from "../../paths.ts";
import { useAddress } from "../../records/use-address.ts";
import { FileReports } from "./file-reports.tsx";
import { ImportState } from "./import-state.tsx";
import { importsTexts } from "./imports-texts.ts";
import { TitleWords } from "./title-words.tsx";
import { useImport } from "./use-import.ts";

/** What became of an import, file by file, as it goes on and afterwards. */
export function ImportReport({ id }: { id: string }) {
  const t = useTexts(importsTexts);
  const { answer, job } = useImport(id);
  return (
    <>
      <p>
        <Link className="back-link" to={consolePath("imports")}>
          <ConsoleIcon name="back" />
          {t.back}
        </Link>
      </p>
      <PageHead heading={t.report}>{job !== undefined && <Retry job={job} />}</PageHead>
      {job !== undefined ? (
        <Report job={job} />
      ) : answer.data === undefined && !isUnknown(answer.error) ? (
        <Waiting error={answer.error} retry={() => void answer.refetch()} />
      ) : (
        <Nothing text={t.gone} />
      )}
    </>
  );
}

function isUnknown(error: unknown): boolean {
  return typeof error === "object" && error !== null && "status" in error && error.status === 404;
}

function Retry({ job }: { job: ImportJob }) {
  const t = useTexts(importsTexts);
  const retry = useAction(async () => {
    await consoleApi.call("Admin/RetryImport", { body: { id: job.id } });
    await refresh("Admin/GetImports");
    showDone(t.retried);
  });
  if (job.finishedAt === null) return null;
  return (
    <>
      {retry.problem !== undefined && <p role="alert">{retry.problem}</p>}
      <button type="button" className="button" data-kind="secondary" aria-busy={retry.isBusy} onClick={retry.run}>
        <ConsoleIcon name="retry" />
        {t.retry}
      </button>
    </>
  );
}

function Report({ job }: { job: ImportJob }) {
  const { read, hrefWith } = useAddress();
  const t = useTexts(importsTexts);
  const formats = useFormats();
  const statuses: Readonly<Record<string, string>> = t.statuses;
  const counts = [...Map.groupBy(job.reports ?? [], ({ status }) => status)]
    .map(([status, reports]) => `${formats.number(reports.length)} ${statuses[status] ?? status}`)
    .join(", ");
  const titles = job.titles ?? [];
  const title = titles.find(({ id }) => String(id) === read("title")) ?? titles[0];
  return (
    <>
      <div className="import-head">
        <p>
          <ImportState job={job} /> {t.startedBy(job.actor, formats.moment(job.createdAt))}
        </p>
        {job.finishedAt === null ? (
          <ProgressBar
            label={t.files}
            value={job.done}
            max={Math.max(1, job.files)}
            text={t.progress(formats.number(job.done), formats.number(job.files))}
          />
        ) : (
          <p>{t.read(counts)}</p>
        )}
        {job.error !== null && (
          <p role="alert" className="problem">
            {t.stoppedBy(job.error)}
          </p>
        )}
      </div>
      <div className="report-parts">
        <FileReports reports={job.reports ?? []} />
        {title !== undefined && (
          <section aria-labelledby="words-heading">
            <header className="words-head">
              <h2 id="words-heading">{t.words}</h2>
              {titles.length > 1 && (
                <nav aria-label={t.title} className="title-tabs">
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
              <Link to={consolePath("titles", { search: title.name, open: title.id })}>{t.seeTitle}</Link>
            </header>
            <TitleWords key={title.id} title={title} />
          </section>
        )}
      </div>
    </>
  );
}
