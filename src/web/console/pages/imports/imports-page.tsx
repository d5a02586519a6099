import type { ImportJob } from "../../../../contract/console/imports.ts";
import { consoleApi, useList } from "../../api.ts";
import { useTexts } from "../../language.ts";
import { Badge, Nothing, PageHead } from "../../parts/answer-parts.tsx";
import { useFormats } from "../../parts/formats.ts";
import { type Column, DataTable } from "../../records/data-table.tsx";
import { useAddress } from "../../records/use-address.ts";
import { DropZone } from "./drop-zone.tsx";
import { ImportReport } from "./import-report.tsx";
import { ImportState } from "./import-state.tsx";
import { importsTexts } from "./imports-texts.ts";

/** Subtitles are given here, and what became of them is read. */
export default function ImportsPage() {
  const { read, go } = useAddress();
  const t = useTexts(importsTexts);
  const open = read("open");
  if (open !== undefined) return <ImportReport key={open} id={open} />;
  return (
    <>
      <PageHead heading={t.heading} />
      <DropZone onUploaded={(id) => go({ open: id })} />
      <section aria-labelledby="imports-heading">
        <h2 id="imports-heading">{t.listHeading}</h2>
        <ImportList />
      </section>
    </>
  );
}

const underWayMs = 2_000;

function ImportList() {
  const { hrefWith } = useAddress();
  const t = useTexts(importsTexts);
  const list = useList<ImportJob>(
    ["Admin/GetImports", "list"],
    (cursor) => consoleApi.call("Admin/GetImports", { query: { cursor } }),
    (rows) => (rows.some(({ finishedAt }) => finishedAt === null) ? underWayMs : false),
  );
  return (
    <DataTable
      label={t.listHeading}
      list={list}
      columns={useColumns()}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => hrefWith({ open: id })}
      empty={<Nothing text={t.none} />}
    />
  );
}

function useColumns(): Column<ImportJob>[] {
  const t = useTexts(importsTexts);
  const formats = useFormats();
  return [
    {
      id: "started",
      heading: t.started,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formats.moment(createdAt)}</time>,
    },
    {
      id: "state",
      heading: t.state,
      cell: (job) => (
        <span className="badges">
          <ImportState job={job} />
          {job.titleId !== null && <Badge>{t.rereading}</Badge>}
        </span>
      ),
    },
    {
      id: "files",
      heading: t.files,
      isFigure: true,
      cell: ({ done, files }) => `${formats.number(done)} / ${formats.number(files)}`,
    },
    { id: "actor", heading: t.actor, isSecondary: true, cell: ({ actor }) => actor },
  ];
}
