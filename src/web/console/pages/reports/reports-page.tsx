import { useRef } from "react";
import { reportKinds, reportOutcomes } from "../../../../domain/contact/report.ts";
import { consoleApi } from "../../api.ts";
import { consoleLanguage, m } from "../../messages.ts";
import { Badge } from "../../parts/answer-parts.tsx";
import { Moment } from "../../parts/facts.tsx";
import { useFormats } from "../../parts/formats.ts";
import { usePageKeys } from "../../parts/use-page-keys.ts";
import type { BulkAction } from "../../records/bulk.tsx";
import type { Column } from "../../records/data-table.tsx";
import { useDecisions } from "../../records/decisions.tsx";
import { OpenedPanel, useRecords } from "../../records/open-row.tsx";
import { RecordsPage } from "../../records/records-page.tsx";
import { oneOf, useAddress } from "../../records/use-address.ts";
import { closeReport, refreshReports, sendClosed, sendOpened } from "./close-report.ts";
import { type Report, subjectOf } from "./report.ts";
import { ReportPanel } from "./report-panel.tsx";

const kinds = ["any", ...reportKinds] as const;
const states = ["open", "closed"] as const;

/**
 * Reports, the most reported first. By keyboard alone: j and k go through them, Enter opens, 1 to 3 close the open or
 * focused one and the next takes its place, A writes an answer.
 */
export default function ReportsPage() {
  const { read } = useAddress();
  const answer = useRef<HTMLTextAreaElement>(null);
  const search = read("search") ?? "";
  const kind = oneOf(kinds, read("kind"));
  const isClosed = oneOf(states, read("state")) === "closed";
  const query = { search, isClosed, ...(kind !== "any" && { kind }) };
  const { list, opened } = useRecords<Report, typeof query>("Admin/GetReports", query, (asked) =>
    consoleApi.call("Admin/GetReports", { query: asked }),
  );

  const close = useDecisions({
    rows: list.rows,
    opened: opened.row,
    decisions: reportOutcomes,
    canDecide: ({ closedAt }) => closedAt === null,
    act(report, outcome, undo) {
      const text = answer.current?.value.trim() ?? "";
      if (answer.current !== null) answer.current.value = "";
      void closeReport(report, outcome, text, undo);
    },
  });
  usePageKeys((event) => {
    if (event.key !== "a" || answer.current === null) return;
    event.preventDefault();
    answer.current.focus();
  });

  return (
    <RecordsPage
      heading={m.reports_heading()}
      list={list}
      searchLabel={m.reports_search_label()}
      filters={[
        {
          kind: "choice",
          name: "kind",
          label: m.reports_kind(),
          options: kinds.map((value) => ({
            value,
            text: value === "any" ? m.reports_any_kind() : m[`reports_kinds_${value}` as const](),
          })),
        },
        {
          kind: "choice",
          name: "state",
          label: m.reports_state(),
          options: states.map((value) => ({ value, text: value === "open" ? m.reports_open() : m.reports_closed() })),
        },
      ]}
      columns={useColumns(isClosed)}
      bulk={{
        refresh: refreshReports,
        actions: reportOutcomes.map(
          (outcome): BulkAction<Report> => ({
            id: outcome,
            text: m[`reports_outcomes_${outcome}` as const](),
            fits: ({ closedAt }) => closedAt === null,
            run: ({ id }) => sendClosed(id, outcome),
            undo: ({ id }) => sendOpened(id),
            done: (count) =>
              m.reports_bulk_closed({
                count,
                outcome: m[`reports_outcomes_${outcome}` as const]().toLocaleLowerCase(consoleLanguage()),
              }),
          }),
        ),
      }}
      none={m.reports_none()}
      panel={(open) => (
        <OpenedPanel opened={opened}>
          {(report) => <ReportPanel key={open} report={report} answer={answer} onClose={close} />}
        </OpenedPanel>
      )}
    />
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
