import type { ImportJob } from "../../../../contract/console/imports.ts";
import { EmptyState } from "../../../design/placeholder.tsx";
import { consoleApi, useList } from "../../api.ts";
import { m } from "../../messages.ts";
import { Badge, PageHead } from "../../parts/answer-parts.tsx";
import { useFormats } from "../../parts/formats.ts";
import parts from "../../parts/parts.module.css";
import { type Column, DataTable } from "../../records/data-table.tsx";
import { useAddress } from "../../records/use-address.ts";
import { DropZone } from "./drop-zone.tsx";
import { ImportReport } from "./import-report.tsx";
import { ImportState } from "./import-state.tsx";

/** Subtitles are given here, and what became of them is read. */
export default function ImportsPage() {
  const { read, go } = useAddress();
  const open = read("open");
  if (open !== undefined) return <ImportReport key={open} id={open} />;
  return (
    <>
      <PageHead heading={m.imports_heading()} />
      <DropZone onUploaded={(id) => go({ open: id })} />
      <section aria-labelledby="imports-heading">
        <h2 id="imports-heading">{m.imports_list_heading()}</h2>
        <ImportList />
      </section>
    </>
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
