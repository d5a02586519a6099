import type { ReactNode, RefObject } from "react";
import { Link } from "react-router";
import { type ReportOutcome, reportOutcomes } from "../../../../domain/contact/report.ts";
import { TextAreaField } from "../../../design/field.tsx";
import { useAction } from "../../api.ts";
import { m } from "../../messages.ts";
import { Badge } from "../../parts/answer-parts.tsx";
import { Facts, Moment } from "../../parts/facts.tsx";
import { useFormats } from "../../parts/formats.ts";
import parts from "../../parts/parts.module.css";
import { showDone } from "../../parts/toasts.tsx";
import { trackFields } from "../../parts/unsaved.ts";
import { usePages } from "../../parts/use-operator.ts";
import { consolePath } from "../../paths.ts";
import { DecisionButtons } from "../../records/decisions.tsx";
import { DetailPanel } from "../../records/detail-panel.tsx";
import records from "../../records/records.module.css";
import { reopenReport } from "./close-report.ts";
import { type Report, subjectOf } from "./report.ts";
import { ReportEntry } from "./report-entry.tsx";

type ReportPanelProps = {
  readonly report: Report;
  readonly answer: RefObject<HTMLTextAreaElement | null>;
  /** @param undo takes back what was done for it, before the report is opened again */
  readonly onClose: (report: Report, outcome: ReportOutcome, undo?: () => Promise<unknown>) => void;
};

export function ReportPanel({ report, answer, onClose }: ReportPanelProps) {
  const pages = usePages();
  return (
    <DetailPanel heading={subjectOf(report)} beside={<Badge>{m[`reports_kinds_${report.kind}` as const]()}</Badge>}>
      <ReportFacts report={report} />
      {report.closedAt === null ? (
        <>
          <Closing report={report} answer={answer} onClose={onClose} />
          {report.kind !== "wish" && pages.includes("lexicon") && (
            <ReportEntry
              report={report}
              onSaved={(undo) => onClose(report, report.kind === "missing" ? "added" : "fixed", undo)}
            />
          )}
        </>
      ) : (
        <Closed report={report} closedAt={report.closedAt} />
      )}
      {report.kind === "wish" && pages.includes("polls") && (
        <Link
          className="button"
          data-kind="quiet"
          to={consolePath("polls", { open: "new", option: subjectOf(report), wish: report.id })}
        >
          {m.reports_to_poll()}
        </Link>
      )}
    </DetailPanel>
  );
}

function ReportFacts({ report }: { report: Report }) {
  const { details, count, waiting, polls, firstAt, lastAt } = report;
  const { context, text, senseId, list, kind } = details;
  const formats = useFormats();
  return (
    <Facts
      facts={[
        [
          m.reports_kind(),
          kind === "series" || kind === "movie" ? m[`reports_title_kinds_${kind}` as const]() : undefined,
        ],
        [m.reports_context(), told(context)],
        [m.reports_text(), told(text)],
        [m.reports_sense_id(), told(senseId)],
        [m.reports_list(), listText(list)],
        [m.reports_count(), formats.number(count)],
        [m.reports_waiting(), formats.number(waiting)],
        ...polls.map(({ pollId, votes }): [string, ReactNode] => [
          m.reports_poll({ number: String(pollId) }),
          <Link key={pollId} to={consolePath("polls", { open: pollId })}>
            {m.reports_votes({ count: formats.number(votes) })}
          </Link>,
        ]),
        [m.reports_first(), <Moment key="first" at={firstAt} />],
        [m.reports_last(), <Moment key="last" at={lastAt} />],
      ]}
    />
  );
}

function told(value: unknown): string | undefined {
  return (typeof value === "string" && value !== "") || typeof value === "number" ? String(value) : undefined;
}

const listKinds = [1, 2, 3, 4, 5, 6] as const;

function listText(list: unknown): string | undefined {
  if (typeof list !== "object" || list === null || !("kind" in list) || !("id" in list)) return undefined;
  const kind = listKinds.find((each) => each === Number(list.kind));
  return `${kind === undefined ? "" : m[`reports_list_kinds_${kind}` as const]()} ${String(list.id)}`;
}

function Closing({ report, answer, onClose }: ReportPanelProps) {
  const formats = useFormats();
  return (
    <section className={records.closing} aria-label={m.reports_closing()}>
      <p className={parts.quiet}>
        {report.waiting > 0
          ? m.reports_waiting_text({ count: formats.number(report.waiting) })
          : m.reports_nobody_waits()}
      </p>
      <DecisionButtons
        textOf={(outcome) => m[`reports_outcomes_${outcome}` as const]()}
        decisions={reportOutcomes}
        onDecide={(outcome) => onClose(report, outcome)}
      />
      <TextAreaField
        ref={answer}
        label={m.reports_answer()}
        hint={m.reports_answer_hint()}
        rows={3}
        maxLength={2_000}
        onFocus={({ currentTarget }) => trackFields(currentTarget.parentElement)}
        onKeyDown={(event) => {
          if (event.key === "Escape") event.currentTarget.blur();
        }}
      />
      <p className={`${parts.quiet} ${records.keysHint}`}>{m.reports_keys_hint()}</p>
    </section>
  );
}

function Closed({ report, closedAt }: { report: Report; closedAt: string }) {
  const { id, outcome, answer } = report;
  const reopen = useAction(async () => {
    await reopenReport(id);
    showDone(m.reports_was_reopened());
  });
  return (
    <>
      <Facts
        facts={[
          [m.reports_outcome(), outcome && m[`reports_outcomes_${outcome}` as const]()],
          [m.reports_closed_at(), <Moment key="closed" at={closedAt} />],
          [m.reports_given(), answer],
        ]}
      />
      <div className={parts.panelActions}>
        <button type="button" className="button" data-kind="secondary" aria-busy={reopen.isBusy} onClick={reopen.run}>
          {m.reports_reopen()}
        </button>
        {reopen.problem !== undefined && <p role="alert">{reopen.problem}</p>}
      </div>
    </>
  );
}
