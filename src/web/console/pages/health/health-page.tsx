import { useQuery } from "@tanstack/react-query";
import type { AnswerOf } from "../../../../contract/calls.ts";
import { personQuery, queryClient } from "../../../features/accounts/session/queries.ts";
import { useUserData } from "../../../features/accounts/session/use-user-data.ts";
import { consoleApi } from "../../api.ts";
import { useTexts } from "../../language.ts";
import { Badge, Nothing, PageHead, Waiting } from "../../parts/answer-parts.tsx";
import { ConsoleIcon } from "../../parts/console-icon.tsx";
import { Moment } from "../../parts/facts.tsx";
import { useFormats } from "../../parts/formats.ts";
import { PlainTable } from "../../parts/plain-table.tsx";
import { healthTexts } from "./health-texts.ts";

type Health = AnswerOf<"Admin/GetHealth">;

const refreshMs = 15_000;

/** How the site runs; asked again every quarter minute while it is shown. */
export default function HealthPage() {
  const { token } = useUserData();
  const t = useTexts(healthTexts);
  const { data, error, isFetching, refetch } = useQuery(
    {
      ...personQuery(token, ["Admin/GetHealth"], () => consoleApi.call("Admin/GetHealth")),
      refetchInterval: refreshMs,
    },
    queryClient,
  );
  return (
    <>
      <PageHead heading={t.heading}>
        <button
          type="button"
          className="button"
          data-kind="secondary"
          aria-busy={isFetching}
          onClick={() => void refetch()}
        >
          <ConsoleIcon name="retry" />
          {t.again}
        </button>
      </PageHead>
      {data === undefined ? (
        <Waiting error={error} retry={() => void refetch()} />
      ) : (
        <>
          <HealthTiles health={data} />
          <Processes processes={data.processes} />
          <Jobs jobs={data.jobs} />
          <SlowestCalls calls={data.slowest} />
        </>
      )}
    </>
  );
}

function HealthTiles({ health: { version, database, mails, jobs } }: { health: Health }) {
  const t = useTexts(healthTexts);
  const formats = useFormats();
  const failedJobs = jobs.filter(({ lastError }) => lastError !== null).length;
  const waitingSince = mails.oldestWaiting === null ? "" : t.oldest(formats.ago(mails.oldestWaiting));
  const tiles = [
    [t.version, version, ""],
    [t.database, formats.bytes(database.bytes), t.kinds[database.kind]],
    [t.mailsWaiting, formats.number(mails.waiting), waitingSince],
    [t.mailsFailed, formats.number(mails.failed), ""],
    [t.jobsFailed, formats.number(failedJobs), ""],
  ];
  return (
    <ul className="tiles">
      {tiles.map(([label, value, note]) => (
        <li key={label}>
          <p>
            <b>{value}</b>
            <span>
              {label}
              {note !== "" && `, ${note}`}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Processes({ processes }: Pick<Health, "processes">) {
  const t = useTexts(healthTexts);
  const formats = useFormats();
  return (
    <section aria-labelledby="processes-heading">
      <h2 id="processes-heading">{t.processes}</h2>
      {processes.length === 0 ? (
        <Nothing text={t.noProcesses} />
      ) : (
        <PlainTable label={t.processes} headings={[t.process, t.version, t.started, t.seen, t.cache]}>
          {processes.map(({ name, version, startedAt, seenAt, cache }) => (
            <tr key={`${name} ${startedAt}`}>
              <td>{name}</td>
              <td>{version}</td>
              <td>
                <Moment at={startedAt} />
              </td>
              <td>{formats.ago(seenAt)}</td>
              <td>{t.entries(formats.number(cache.entries), formats.bytes(cache.bytes))}</td>
            </tr>
          ))}
        </PlainTable>
      )}
    </section>
  );
}

function Jobs({ jobs }: Pick<Health, "jobs">) {
  const t = useTexts(healthTexts);
  const formats = useFormats();
  // Those with errors first.
  const sorted = [...jobs].sort((a, b) => Number(b.lastError !== null) - Number(a.lastError !== null));
  return (
    <section aria-labelledby="jobs-heading">
      <h2 id="jobs-heading">{t.jobs}</h2>
      <PlainTable label={t.jobs} headings={[t.job, t.result, t.lastRun, t.due]}>
        {sorted.map(({ name, dueAt, lastRunAt, lastError }) => (
          <tr key={name}>
            <td>{name}</td>
            <td>
              {lastError !== null ? (
                <span className="job-error">{lastError}</span>
              ) : (
                lastRunAt !== null && <Badge tone="good">{t.fine}</Badge>
              )}
            </td>
            <td>{lastRunAt === null ? t.never : formats.ago(lastRunAt)}</td>
            <td>
              <Moment at={dueAt} />
            </td>
          </tr>
        ))}
      </PlainTable>
    </section>
  );
}

function SlowestCalls({ calls }: { calls: Health["slowest"] }) {
  const t = useTexts(healthTexts);
  const formats = useFormats();
  return (
    <section aria-labelledby="slowest-heading">
      <h2 id="slowest-heading">{t.slowest}</h2>
      {calls.length === 0 ? (
        <Nothing text={t.noSlow} />
      ) : (
        <PlainTable label={t.slowest} headings={[t.call, t.took, t.at, t.process]}>
          {calls.map(({ call, milliseconds, at, process }) => (
            <tr key={`${call} ${at} ${process}`}>
              <td>{call}</td>
              <td>{t.milliseconds(formats.number(Math.round(milliseconds)))}</td>
              <td>
                <Moment at={at} />
              </td>
              <td>{process}</td>
            </tr>
          ))}
        </PlainTable>
      )}
    </section>
  );
}
