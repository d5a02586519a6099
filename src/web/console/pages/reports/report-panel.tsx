import type { ReactNode, RefObject } from "react";
import { Link } from "react-router";
import { type ReportOutcome, reportOutcomes } from "../../../../domain/contact/report.ts";
import { TextAreaField } from "../../../design/field.tsx";
import { useAction } from "../../api.ts";
import { useTexts } from "../../language.ts";
import { Badge } from "../../parts/answer-parts.tsx";
import { Facts, Moment } from "../../parts/facts.tsx";
import { useFormats } from "../../parts/formats.ts";
import { showDone } from "../../parts/toasts.tsx";
import { consolePath } from "../../paths.ts";
import { DecisionButtons } from "../../records/decisions.tsx";
import { DetailPanel } from "../../records/detail-panel.tsx";
import { reopenReport } from "./close-report.ts";
import { type Report, subjectOf } from "./report.ts";
import { reportsTexts } from "./reports-texts.ts";

type ReportPanelProps = {
  readonly report: Report;
  readonly answer: RefObject<HTMLTextAreaElement | null>;
  readonly onClose: (report: Report, outcome: ReportOutcome) => void;
};

export function ReportPanel({ report, answer, onClose }: ReportPanelProps) {
  const t = useTexts(reportsTexts);
  return (
    <DetailPanel heading={subjectOf(report)} beside={<Badge>{t.kinds[report.kind]}</Badge>}>
      <ReportFacts report={report} />
      {report.closedAt === null ? (
        <Closing report={report} answer={answer} onClose={onClose} />
      ) : (
        <Closed report={report} closedAt={report.closedAt} />
      )}
      {report.kind === "wish" && (
        <Link
          className="button"
          data-kind="quiet"
          to={consolePath("polls", { open: "new", option: subjectOf(report), wish: report.id })}
        >
          {t.toPoll}
        </Link>
      )}
    </DetailPanel>
  );
}

function ReportFacts({ report }: { report: Report }) {
  const { details, count, waiting, polls, firstAt, lastAt } = report;
  const { context, text, senseId, list, kind } = details;
  const t = useTexts(reportsTexts);
  const formats = useFormats();
  return (
    <Facts
      facts={[
        [t.kind, kind === "series" || kind === "movie" ? t.titleKinds[kind] : undefined],
        [t.context, told(context)],
        [t.text, told(text)],
        [t.senseId, told(senseId)],
        [t.list, listText(list, t.listKinds)],
        [t.count, formats.number(count)],
        [t.waiting, formats.number(waiting)],
        ...polls.map(({ pollId, votes }): [string, ReactNode] => [
          t.poll(String(pollId)),
          <Link key={pollId} to={consolePath("polls", { open: pollId })}>
            {t.votes(formats.number(votes))}
          </Link>,
        ]),
        [t.first, <Moment key="first" at={firstAt} />],
        [t.last, <Moment key="last" at={lastAt} />],
      ]}
    />
  );
}

function told(value: unknown): string | undefined {
  return (typeof value === "string" && value !== "") || typeof value === "number" ? String(value) : undefined;
}

function listText(list: unknown, kinds: readonly string[]): string | undefined {
  if (typeof list !== "object" || list === null || !("kind" in list) || !("id" in list)) return undefined;
  return `${kinds[Number(list.kind)] ?? ""} ${String(list.id)}`;
}

function Closing({ report, answer, onClose }: ReportPanelProps) {
  const t = useTexts(reportsTexts);
  const formats = useFormats();
  return (
    <section className="closing" aria-label={t.closing}>
      <p className="quiet">{report.waiting > 0 ? t.waitingText(formats.number(report.waiting)) : t.nobodyWaits}</p>
      <DecisionButtons texts={t.outcomes} decisions={reportOutcomes} onDecide={(outcome) => onClose(report, outcome)} />
      <TextAreaField
        ref={answer}
        label={t.answer}
        hint={t.answerHint}
        rows={3}
        maxLength={2_000}
        onKeyDown={(event) => {
          if (event.key === "Escape") event.currentTarget.blur();
        }}
      />
      <p className="quiet keys-hint">{t.keysHint}</p>
    </section>
  );
}

function Closed({ report, closedAt }: { report: Report; closedAt: string }) {
  const { id, outcome, answer } = report;
  const t = useTexts(reportsTexts);
  const reopen = useAction(async () => {
    await reopenReport(id);
    showDone(t.wasReopened);
  });
  return (
    <>
      <Facts
        facts={[
          [t.outcome, outcome && t.outcomes[outcome]],
          [t.closedAt, <Moment key="closed" at={closedAt} />],
          [t.given, answer],
        ]}
      />
      <div className="panel-actions">
        <button type="button" className="button" data-kind="secondary" aria-busy={reopen.isBusy} onClick={reopen.run}>
          {t.reopen}
        </button>
        {reopen.problem !== undefined && <p role="alert">{reopen.problem}</p>}
      </div>
    </>
  );
}
