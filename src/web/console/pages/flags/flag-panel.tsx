import { Link } from "react-router";
import { m } from "../../messages.ts";
import { Badge } from "../../parts/answer-parts.tsx";
import { Facts, Moment } from "../../parts/facts.tsx";
import { useFormats } from "../../parts/formats.ts";
import parts from "../../parts/parts.module.css";
import { consolePath } from "../../paths.ts";
import { DecisionButtons } from "../../records/decisions.tsx";
import { DetailPanel } from "../../records/detail-panel.tsx";
import records from "../../records/records.module.css";
import { decisions, type Flag, type FlagState } from "./flag.ts";

type FlagPanelProps = { readonly flag: Flag; readonly onDecide: (flag: Flag, state: FlagState) => void };

/** Of the figures that a flag rests on, by their names in the API. */
const figureTexts: readonly (readonly [name: string, text: () => string])[] = [
  ["hasty", () => m.flags_figures_hasty()],
  ["answers", () => m.flags_figures_answers()],
  ["meanMs", () => m.flags_figures_mean_ms()],
  ["deviationMs", () => m.flags_figures_deviation_ms()],
  ["longestRun", () => m.flags_figures_longest_run()],
  ["wrong", () => m.flags_figures_wrong()],
  ["hours", () => m.flags_figures_hours()],
  ["accounts", () => m.flags_figures_accounts()],
  ["points", () => m.flags_figures_points()],
  ["days", () => m.flags_figures_days()],
];

export function FlagPanel({ flag, onDecide }: FlagPanelProps) {
  const { userId, username, kind, state, day, raisedAt, decidedAt, points, figures } = flag;
  const formats = useFormats();
  return (
    <DetailPanel heading={username} beside={<Badge tone="bad">{m[`flags_kinds_${kind}` as const]()}</Badge>}>
      <p>{m[`flags_reasons_${kind}` as const]()}</p>
      <Facts
        facts={[
          ...figureTexts.flatMap(([name, text]) => {
            const value = figures[name];
            return value === undefined ? [] : [[text(), formats.number(value)] as const];
          }),
          [m.flags_points(), formats.number(points)],
          [m.flags_day(), formats.date(`${day}T12:00:00`)],
          [m.flags_raised(), <Moment key="raised" at={raisedAt} />],
          [m.flags_decided_at(), decidedAt && <Moment key="decided" at={decidedAt} />],
        ]}
      />
      <section className={records.closing} aria-label={m.flags_decision()}>
        <DecisionButtons
          textOf={(decision) => m[`flags_decisions_${decision}` as const]()}
          decisions={decisions}
          current={state}
          onDecide={(decision) => onDecide(flag, decision)}
        />
        <p className={`${parts.quiet} ${records.keysHint}`}>{m.flags_keys_hint()}</p>
      </section>
      <div className={parts.panelActions}>
        <Link className="button" data-kind="quiet" to={consolePath("people", { open: userId })}>
          {m.flags_see_person()}
        </Link>
        <Link className="button" data-kind="quiet" to={consolePath("audit", { thing: `user:${userId}` })}>
          {m.record_in_audit()}
        </Link>
      </div>
    </DetailPanel>
  );
}
