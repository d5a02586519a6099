import { Link } from "react-router";
import { useTexts } from "../../language.ts";
import { Badge } from "../../parts/answer-parts.tsx";
import { Facts, Moment } from "../../parts/facts.tsx";
import { useFormats } from "../../parts/formats.ts";
import { consolePath } from "../../paths.ts";
import { DecisionButtons } from "../../records/decisions.tsx";
import { DetailPanel } from "../../records/detail-panel.tsx";
import { recordTexts } from "../../records/record-texts.ts";
import { decisions, type Flag, type FlagState } from "./flag.ts";
import { flagsTexts } from "./flags-texts.ts";

type FlagPanelProps = { readonly flag: Flag; readonly onDecide: (flag: Flag, state: FlagState) => void };

export function FlagPanel({ flag, onDecide }: FlagPanelProps) {
  const { userId, username, kind, state, day, raisedAt, decidedAt, points, figures } = flag;
  const t = useTexts(flagsTexts);
  const r = useTexts(recordTexts);
  const formats = useFormats();
  return (
    <DetailPanel heading={username} beside={<Badge tone="bad">{t.kinds[kind]}</Badge>}>
      <p>{t.reasons[kind]}</p>
      <Facts
        facts={[
          ...Object.entries(t.figures).flatMap(([name, text]) => {
            const value = figures[name];
            return value === undefined ? [] : [[text, formats.number(value)] as const];
          }),
          [t.points, formats.number(points)],
          [t.day, formats.date(`${day}T12:00:00`)],
          [t.raised, <Moment key="raised" at={raisedAt} />],
          [t.decidedAt, decidedAt && <Moment key="decided" at={decidedAt} />],
        ]}
      />
      <section className="closing" aria-label={t.decision}>
        <DecisionButtons
          texts={t.decisions}
          decisions={decisions}
          current={state}
          onDecide={(decision) => onDecide(flag, decision)}
        />
        <p className="quiet keys-hint">{t.keysHint}</p>
      </section>
      <div className="panel-actions">
        <Link className="button" data-kind="quiet" to={consolePath("people", { open: userId })}>
          {t.seePerson}
        </Link>
        <Link className="button" data-kind="quiet" to={consolePath("audit", { thing: `user:${userId}` })}>
          {r.inAudit}
        </Link>
      </div>
    </DetailPanel>
  );
}
