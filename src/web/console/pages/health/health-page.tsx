import { useQuery } from "@tanstack/react-query";
import type { AnswerOf } from "../../../../contract/calls.ts";
import { EmptyState } from "../../../design/placeholder.tsx";
import { personQuery, queryClient } from "../../../features/accounts/session/queries.ts";
import { useUserData } from "../../../features/accounts/session/use-user-data.ts";
import { consoleApi } from "../../api.ts";
import { m } from "../../messages.ts";
import { Badge, PageHead, Waiting } from "../../parts/answer-parts.tsx";
import { ConsoleIcon } from "../../parts/console-icon.tsx";
import { Moment } from "../../parts/facts.tsx";
import { useFormats } from "../../parts/formats.ts";
import { PlainTable } from "../../records/plain-table.tsx";
import styles from "../overview/overview.module.css";
import other from "./health.module.css";

type Health = AnswerOf<"Admin/GetHealth">;

const refreshMs = 15_000;

/** How the site runs; asked again every quarter minute while it is shown. */
export default function HealthPage() {
  const { token } = useUserData();
  const { data, error, isFetching, refetch } = useQuery(
    {
      ...personQuery(token, ["Admin/GetHealth"], () => consoleApi.call("Admin/GetHealth")),
      refetchInterval: refreshMs,
    },
    queryClient,
  );
  return (
    <>
      <PageHead heading={m.health_heading()}>
        <button
          type="button"
          className="button"
          data-kind="secondary"
          aria-busy={isFetching}
          onClick={() => void refetch()}
        >
          <ConsoleIcon name="retry" />
          {m.health_again()}
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
  const formats = useFormats();
  const failedJobs = jobs.filter(({ lastError }) => lastError !== null).length;
  const waitingSince = mails.oldestWaiting === null ? "" : m.health_oldest({ ago: formats.ago(mails.oldestWaiting) });
  const tiles = [
    [m.health_version(), version, ""],
    [m.health_database(), formats.bytes(database.bytes), m[`health_kinds_${database.kind}` as const]()],
    [m.health_mails_waiting(), formats.number(mails.waiting), waitingSince],
    [m.health_mails_failed(), formats.number(mails.failed), ""],
    [m.health_jobs_failed(), formats.number(failedJobs), ""],
  ];
  return (
    <ul className={styles.tiles}>
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
  const formats = useFormats();
  return (
    <section aria-labelledby="processes-heading">
      <h2 id="processes-heading">{m.health_processes()}</h2>
      {processes.length === 0 ? (
        <EmptyState text={m.health_no_processes()} />
      ) : (
        <PlainTable
          label={m.health_processes()}
          headings={[m.health_process(), m.health_version(), m.health_started(), m.health_seen(), m.health_cache()]}
        >
          {processes.map(({ name, version, startedAt, seenAt, cache }) => (
            <tr key={`${name} ${startedAt}`}>
              <td>{name}</td>
              <td>{version}</td>
              <td>
                <Moment at={startedAt} />
              </td>
              <td>{formats.ago(seenAt)}</td>
              <td>{m.health_entries({ count: formats.number(cache.entries), size: formats.bytes(cache.bytes) })}</td>
            </tr>
          ))}
        </PlainTable>
      )}
    </section>
  );
}

function Jobs({ jobs }: Pick<Health, "jobs">) {
  const formats = useFormats();
  // Those with errors first.
  const sorted = [...jobs].sort((a, b) => Number(b.lastError !== null) - Number(a.lastError !== null));
  return (
    <section aria-labelledby="jobs-heading">
      <h2 id="jobs-heading">{m.health_jobs()}</h2>
      <PlainTable
        label={m.health_jobs()}
        headings={[m.health_job(), m.health_result(), m.health_last_run(), m.health_due()]}
      >
        {sorted.map(({ name, dueAt, lastRunAt, lastError }) => (
          <tr key={name}>
            <td>{name}</td>
            <td>
              {lastError !== null ? (
                <span className={other.jobError}>{lastError}</span>
              ) : (
                lastRunAt !== null && <Badge tone="good">{m.health_fine()}</Badge>
              )}
            </td>
            <td>{lastRunAt === null ? m.health_never() : formats.ago(lastRunAt)}</td>
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
  const formats = useFormats();
  return (
    <section aria-labelledby="slowest-heading">
      <h2 id="slowest-heading">{m.health_slowest()}</h2>
      {calls.length === 0 ? (
        <EmptyState text={m.health_no_slow()} />
      ) : (
        <PlainTable
          label={m.health_slowest()}
          headings={[m.health_call(), m.health_took(), m.health_at(), m.health_process()]}
        >
          {calls.map(({ call, milliseconds, at, process }) => (
            <tr key={`${call} ${at} ${process}`}>
              <td>{call}</td>
              <td>{m.health_milliseconds({ value: formats.number(Math.round(milliseconds)) })}</td>
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
