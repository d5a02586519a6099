import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { consoleApi } from "../../api.ts";
import { useTexts } from "../../language.ts";
import { commonTexts } from "../../parts/common-texts.ts";
import { Facts, Moment } from "../../parts/facts.tsx";
import { useFormats } from "../../parts/formats.ts";
import { showDone } from "../../parts/toasts.tsx";
import { consolePath } from "../../paths.ts";
import { DetailPanel } from "../../records/detail-panel.tsx";
import { ReasonDialog } from "../../records/reason-dialog.tsx";
import { recordTexts } from "../../records/record-texts.ts";
import { flagsTexts } from "../flags/flags-texts.ts";
import { type Evidence, type FrozenMonth, type RankedPerson, sidesOf } from "./evidence.ts";
import { refreshMonth } from "./month-head.tsx";
import { PrizeState } from "./prize-state.tsx";
import { prizesTexts } from "./prizes-texts.ts";

type RankPanelProps = { readonly month: FrozenMonth; readonly person: RankedPerson };

/** What speaks for a person of a frozen month and against, and what became of their prize. */
export function RankPanel({ month, person }: RankPanelProps) {
  const { rank, boardRank, username, userId, points, prize, disqualified, evidence } = person;
  const t = useTexts(prizesTexts);
  const formats = useFormats();
  const momentOf = (at: string | null) => (at === null ? t.notYet : <Moment at={at} />);
  return (
    <DetailPanel heading={`${rank}. ${username ?? t.deleted}`} beside={<PrizeState person={person} />}>
      <Facts
        facts={[
          [t.points, formats.number(points)],
          [t.rank, rank],
          [t.boardRank, boardRank],
          [t.disqualifiedAt, disqualified && <Moment key="at" at={disqualified.at} />],
          [t.disqualifiedBy, disqualified?.by],
          [t.disqualifiedWhy, disqualified?.reason],
        ]}
      />
      {prize !== null && (
        <Facts
          facts={[
            [t.prize, prize.place],
            [t.prizeMonths, prize.months],
            [t.grantedAt, <Moment key="granted" at={prize.grantedAt} />],
            [t.sentAt, prize.hasMailFailed ? t.prizeStates.failed : momentOf(prize.sentAt)],
            [t.openedAt, momentOf(prize.openedAt)],
            [t.redeemedAt, momentOf(prize.redeemedAt)],
          ]}
        />
      )}
      {evidence !== null && <EvidenceLists evidence={evidence} />}
      {userId !== null && <RankActions month={month} person={person} userId={userId} />}
    </DetailPanel>
  );
}

function EvidenceLists({ evidence }: { evidence: Evidence }) {
  const t = useTexts(prizesTexts);
  const c = useTexts(commonTexts);
  const f = useTexts(flagsTexts);
  const formats = useFormats();
  const percentOf = (share: number | null) => (share === null ? null : formats.percent(share));
  const sides = sidesOf(evidence);
  const { flags, answersPerHour, medianMs } = evidence;
  const values: Readonly<Record<keyof typeof t.evidence, ReactNode>> = {
    isMailVerified: evidence.isMailVerified ? c.yes : c.no,
    accountDays: t.accountAge(formats.number(evidence.accountDays)),
    sameAddress: t.otherAccounts(formats.number(evidence.sameAddress)),
    sameDevice: t.otherAccounts(formats.number(evidence.sameDevice)),
    fastShare: percentOf(evidence.fastShare),
    wrongShare: percentOf(evidence.wrongShare),
    mostHours: t.hours(formats.number(evidence.mostHours)),
    flags:
      flags.length === 0 ? "0" : flags.map(({ kind, state }) => `${f.kinds[kind]} (${f.isState[state]})`).join(", "),
  };
  const listOf = (kinds: typeof sides.for, nothing: string) =>
    kinds.length === 0 ? (
      <p className="quiet">{nothing}</p>
    ) : (
      <Facts facts={kinds.map((kind) => [t.evidence[kind], values[kind]] as const)} />
    );
  return (
    <>
      <section aria-labelledby="against-heading">
        <h3 id="against-heading">{t.against}</h3>
        {listOf(sides.against, t.nothingAgainst)}
      </section>
      <section aria-labelledby="for-heading">
        <h3 id="for-heading">{t.for}</h3>
        {listOf(sides.for, t.nothingFor)}
      </section>
      <section aria-labelledby="answers-heading">
        <h3 id="answers-heading">{t.figures}</h3>
        <Facts
          facts={[
            [t.answers, formats.number(evidence.answers)],
            [t.answersPerHour, answersPerHour === null ? null : formats.number(Math.round(answersPerHour))],
            [t.medianMs, medianMs === null ? null : t.milliseconds(formats.number(medianMs))],
            [t.days, formats.number(evidence.days)],
          ]}
        />
      </section>
    </>
  );
}

function RankActions({ month: { month, state }, person, userId }: RankPanelProps & { readonly userId: number }) {
  const { rank, disqualified } = person;
  const [isAsking, setAsking] = useState(false);
  const t = useTexts(prizesTexts);
  const r = useTexts(recordTexts);
  const name = person.username ?? t.deleted;

  async function set(isDisqualified: boolean, reason: string) {
    await consoleApi.call("Admin/DisqualifyRank", { body: { month, rank, isDisqualified, reason } });
    await refreshMonth();
  }

  return (
    <div className="panel-actions">
      {state === "waiting" && (
        <button
          type="button"
          className={disqualified === null ? "button dangerous" : "button"}
          data-kind="secondary"
          onClick={() => setAsking(true)}
        >
          {disqualified === null ? t.disqualify : t.restore}
        </button>
      )}
      <Link className="button" data-kind="quiet" to={consolePath("people", { open: userId })}>
        {t.seePerson}
      </Link>
      <Link className="button" data-kind="quiet" to={consolePath("audit", { thing: `month:${month}` })}>
        {r.inAudit}
      </Link>
      {isAsking && (
        <ReasonDialog
          {...(disqualified === null
            ? { heading: t.disqualifyHeading(name), text: t.disqualifyText, action: t.disqualify, isDangerous: true }
            : { heading: t.restoreHeading(name), text: t.restoreText, action: t.restore })}
          hint={t.reasonHint}
          send={async (reason) => {
            if (disqualified !== null) {
              await set(false, reason);
              showDone(t.wasRestored(name), () => set(true, disqualified.reason));
            } else {
              await set(true, reason);
              showDone(t.wasDisqualified(name), () => set(false, t.undoReason));
            }
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
