import { useRef } from "react";
import { reportKinds, reportOutcomes } from "../../../../domain/contact/report.ts";
import { consoleApi, useList } from "../../api.ts";
import { m } from "../../messages.ts";
import { Badge, Nothing, PageHead } from "../../parts/answer-parts.tsx";
import { Moment } from "../../parts/facts.tsx";
import { useFormats } from "../../parts/formats.ts";
import { usePageKeys } from "../../parts/use-page-keys.ts";
import { type Column, DataTable } from "../../records/data-table.tsx";
import { useDecisions } from "../../records/decisions.tsx";
import { ListAndDetail } from "../../records/detail-panel.tsx";
import { Filter, ListTools } from "../../records/list-tools.tsx";
import { useOpenRow, WaitingPanel } from "../../records/open-row.tsx";
import { oneOf, useAddress } from "../../records/use-address.ts";
import { closeReport } from "./close-report.ts";
import { type Report, subjectOf } from "./report.ts";
import { ReportPanel } from "./report-panel.tsx";

const kinds = ["any", ...reportKinds] as const;
const states = ["open", "closed"] as const;

/**
 * Reports, the most reported first. By keyboard alone: j and k go through them, Enter opens, 1 to 3 close the open or
 * focused one and the next takes its place, A writes an answer.
 */
export default function ReportsPage() {
  const { read, hrefWith } = useAddress();
  const answer = useRef<HTMLTextAreaElement>(null);
  const open = read("open");
  const search = read("search") ?? "";
  const kind = oneOf(kinds, read("kind"));
  const isClosed = oneOf(states, read("state")) === "closed";
  const query = { search, isClosed, ...(kind !== "any" && { kind }) };
  const list = useList<Report>(["Admin/GetReports", query], (cursor) =>
    consoleApi.call("Admin/GetReports", { query: { ...query, cursor } }),
  );
  const opened = useOpenRow<Report>("Admin/GetReports", list.rows, (id) =>
    consoleApi.call("Admin/GetReports", { query: { id } }),
  );

  const close = useDecisions({
    rows: list.rows,
    opened: opened.row,
    decisions: reportOutcomes,
    canDecide: ({ closedAt }) => closedAt === null,
    act: (report, outcome) => void closeReport(report, outcome, answer.current?.value.trim() ?? ""),
  });
  usePageKeys((event) => {
    if (event.key !== "a" || answer.current === null) return;
    event.preventDefault();
    answer.current.focus();
  });

  return (
    <>
      <PageHead heading={m.reports_heading()} />
      <ListAndDetail
        detail={
          open === undefined ? null : opened.row === undefined ? (
            <WaitingPanel error={opened.error} retry={opened.retry} />
          ) : (
            <ReportPanel key={open} report={opened.row} answer={answer} onClose={close} />
          )
        }
      >
        <ListTools label={m.reports_search_label()}>
          <Filter
            name="kind"
            label={m.reports_kind()}
            options={kinds.map((value) => ({
              value,
              text: value === "any" ? m.reports_any_kind() : m[`reports_kinds_${value}` as const](),
            }))}
          />
          <Filter
            name="state"
            label={m.reports_state()}
            options={states.map((value) => ({ value, text: value === "open" ? m.reports_open() : m.reports_closed() }))}
          />
        </ListTools>
        <DataTable
          label={m.reports_heading()}
          list={list}
          columns={useColumns(isClosed)}
          keyOf={({ id }) => String(id)}
          hrefOf={({ id }) => hrefWith({ open: id })}
          openKey={open}
          isFiltered={search !== "" || kind !== "any" || isClosed}
          empty={<Nothing text={m.reports_none()} />}
        />
      </ListAndDetail>
    </>
  );
}

function useColumns(isClosed: boolean): Column<Report>[] {
  const formats = useFormats();
  return [
    { id: "what", heading: m.reports_what(), cell: subjectOf },
    {
      id: "kind",
      heading: m.reports_kind(),
      cell: ({ kind }) => <Badge>{m[`reports_kinds_${kind}` as const]()}</Badge>,
    },
    { id: "count", heading: m.reports_count(), isFigure: true, cell: ({ count }) => formats.number(count) },
    {
      id: "waiting",
      heading: m.reports_waiting(),
      isFigure: true,
      isSecondary: true,
      cell: ({ waiting }) => formats.number(waiting),
    },
    isClosed
      ? {
          id: "outcome",
          heading: m.reports_outcome(),
          cell: ({ outcome }) => outcome && m[`reports_outcomes_${outcome}` as const](),
        }
      : {
          id: "last",
          heading: m.reports_last(),
          isFigure: true,
          isSecondary: true,
          cell: ({ lastAt }) => <Moment at={lastAt} />,
        },
  ];
}
