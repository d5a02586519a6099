import { Link } from "react-router";
import type { ImportJob } from "../../../../contract/console/imports.ts";
import { EmptyState } from "../../../design/placeholder.tsx";
import { consoleApi, useApi, useList } from "../../api.ts";
import { m } from "../../messages.ts";
import { Badge, PageHead } from "../../parts/answer-parts.tsx";
import { useFormats } from "../../parts/formats.ts";
import parts from "../../parts/parts.module.css";
import { type Column, DataTable } from "../../records/data-table.tsx";
import { useAddress } from "../../records/use-address.ts";
import { DropZone } from "./drop-zone.tsx";
import { ImportReport } from "./import-report.tsx";
import { ImportState } from "./import-state.tsx";
import styles from "./imports.module.css";

/** Subtitles are given here, and what became of them is read. */
export default function ImportsPage() {
  const { read, go } = useAddress();
  const open = read("open");
  if (open !== undefined) return <ImportReport key={open} id={open} />;
  return (
    <>
      <PageHead heading={m.imports_heading()} />
      <DropZone onUploaded={(id) => go({ open: id })} />
      <WaitingDrafts />
      <section aria-labelledby="imports-heading">
        <h2 id="imports-heading">{m.imports_list_heading()}</h2>
        <ImportList />
      </section>
    </>
  );
}

/** The titles that wait to be published, each leading to the report of its import. */
function WaitingDrafts() {
  const { hrefWith } = useAddress();
  const formats = useFormats();
  const answer = useApi("Admin/GetDrafts", { query: { limit: 50 } });
  const drafts = answer.data?.rows ?? [];
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="waiting-heading">
      <h2 id="waiting-heading">{m.imports_waiting_drafts()}</h2>
      <ul className={styles.waitingDrafts}>
        {drafts.map(({ id, importId, name, year, episodes, kind }) => (
          <li key={id} className={styles.waitingDraft}>
            <Link to={hrefWith({ open: importId })}>
              {name}
              {year !== null && ` (${year})`}
            </Link>
            <span className={parts.quiet}>
              {kind === "movie"
                ? m.imports_film()
                : m.imports_episodes_count({ count: formats.number(episodes.length) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const underWayMs = 2_000;

function ImportList() {
  const { hrefWith } = useAddress();
  const list = useList<ImportJob>(
    ["Admin/GetImports", "list"],
    (cursor) => consoleApi.call("Admin/GetImports", { query: { cursor } }),
    (rows) => (rows.some(({ finishedAt }) => finishedAt === null) ? underWayMs : false),
  );
  return (
    <DataTable
      label={m.imports_list_heading()}
      list={list}
      columns={useColumns()}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => hrefWith({ open: id })}
      empty={<EmptyState text={m.imports_none()} />}
    />
  );
}

function useColumns(): Column<ImportJob>[] {
  const formats = useFormats();
  return [
    {
      id: "started",
      heading: m.imports_started(),
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formats.moment(createdAt)}</time>,
    },
    {
      id: "state",
      heading: m.imports_state(),
      cell: (job) => (
        <span className={parts.badges}>
          <ImportState job={job} />
          {job.isDraft && <Badge>{m.imports_draft()}</Badge>}
          {job.titleId !== null && <Badge>{m.imports_rereading()}</Badge>}
        </span>
      ),
    },
    {
      id: "files",
      heading: m.imports_files(),
      isFigure: true,
      cell: ({ done, files }) => `${formats.number(done)} / ${formats.number(files)}`,
    },
    { id: "actor", heading: m.imports_actor(), isSecondary: true, cell: ({ actor }) => actor },
  ];
}
