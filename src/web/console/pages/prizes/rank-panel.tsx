import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { consoleApi, useAction } from "../../api.ts";
import { m } from "../../messages.ts";
import { Facts, Moment } from "../../parts/facts.tsx";
import { useFormats } from "../../parts/formats.ts";
import parts from "../../parts/parts.module.css";
import { showDone } from "../../parts/toasts.tsx";
import { consolePath } from "../../paths.ts";
import { DetailPanel } from "../../records/detail-panel.tsx";
import { ReasonDialog } from "../../records/reason-dialog.tsx";
import { ChoiceFigures } from "./choice-figures.tsx";
import { type Evidence, type FrozenMonth, type RankedPerson, sidesOf, topMethodShare } from "./evidence.ts";
import { refreshMonth } from "./month-head.tsx";
import { PrizeState } from "./prize-state.tsx";

type RankPanelProps = { readonly month: FrozenMonth; readonly person: RankedPerson };

/** What speaks for a person of a frozen month and against, and what became of their prize. */
export function RankPanel({ month, person }: RankPanelProps) {
  const { rank, boardRank, username, userId, points, prize, looked, disqualified, evidence } = person;
  const formats = useFormats();
  const momentOf = (at: string | null) => (at === null ? m.prizes_not_yet() : <Moment at={at} />);
  return (
    <DetailPanel heading={`${rank}. ${username ?? m.prizes_deleted()}`} beside={<PrizeState person={person} />}>
      <Facts
        facts={[
          [m.prizes_points(), formats.number(points)],
          [m.prizes_rank(), rank],
          [m.prizes_board_rank(), boardRank],
          [m.prizes_looked_at(), looked && <Moment key="looked" at={looked.at} />],
          [m.prizes_looked_by(), looked?.by],
          [m.prizes_disqualified_at(), disqualified && <Moment key="at" at={disqualified.at} />],
          [m.prizes_disqualified_by(), disqualified?.by],
          [m.prizes_disqualified_why(), disqualified?.reason],
        ]}
      />
      {prize !== null && (
        <Facts
          facts={[
            [m.prizes_prize(), prize.place],
            [m.prizes_prize_months(), prize.months],
            [m.prizes_granted_at(), <Moment key="granted" at={prize.grantedAt} />],
            [m.prizes_sent_at(), prize.hasMailFailed ? m.prizes_prize_states_failed() : momentOf(prize.sentAt)],
            [m.prizes_opened_at(), momentOf(prize.openedAt)],
            [m.prizes_redeemed_at(), momentOf(prize.redeemedAt)],
          ]}
        />
      )}
      {evidence !== null && <EvidenceLists evidence={evidence} />}
      {userId !== null && <RankActions month={month} person={person} userId={userId} />}
    </DetailPanel>
  );
}

const evidenceTexts = {
  isMailVerified: () => m.prizes_evidence_is_mail_verified(),
  accountDays: () => m.prizes_evidence_account_days(),
  sameAddress: () => m.prizes_evidence_same_address(),
  sameDevice: () => m.prizes_evidence_same_device(),
  fastShare: () => m.prizes_evidence_fast_share(),
  wrongShare: () => m.prizes_evidence_wrong_share(),
  mostHours: () => m.prizes_evidence_most_hours(),
  hardShare: () => m.prizes_evidence_hard_share(),
  topMethod: () => m.prizes_evidence_top_method(),
  flags: () => m.prizes_evidence_flags(),
};

function EvidenceLists({ evidence }: { evidence: Evidence }) {
  const formats = useFormats();
  const percentOf = (share: number | null) => (share === null ? null : formats.percent(share));
  const sides = sidesOf(evidence);
  const { flags, answersPerHour, medianMs } = evidence;
  const values: Readonly<Record<keyof typeof evidenceTexts, ReactNode>> = {
    isMailVerified: evidence.isMailVerified ? m.common_yes() : m.common_no(),
    accountDays: m.prizes_account_age({ days: formats.number(evidence.accountDays) }),
    sameAddress: m.prizes_other_accounts({ count: formats.number(evidence.sameAddress) }),
    sameDevice: m.prizes_other_accounts({ count: formats.number(evidence.sameDevice) }),
    fastShare: percentOf(evidence.fastShare),
    wrongShare: percentOf(evidence.wrongShare),
    mostHours: m.prizes_hours({ count: formats.number(evidence.mostHours) }),
    hardShare: percentOf(evidence.hardShare),
    topMethod: percentOf(topMethodShare(evidence)),
    flags:
      flags.length === 0
        ? "0"
        : flags
            .map(
              ({ kind, state }) =>
                `${m[`flags_kinds_${kind}` as const]()} (${m[`flags_is_state_${state}` as const]()})`,
            )
            .join(", "),
  };
  const listOf = (kinds: typeof sides.for, nothing: string) =>
    kinds.length === 0 ? (
      <p className={parts.quiet}>{nothing}</p>
    ) : (
      <Facts facts={kinds.map((kind) => [evidenceTexts[kind](), values[kind]] as const)} />
    );
  return (
    <>
      <section aria-labelledby="against-heading">
        <h3 id="against-heading">{m.prizes_against()}</h3>
        {listOf(sides.against, m.prizes_nothing_against())}
      </section>
      <section aria-labelledby="for-heading">
        <h3 id="for-heading">{m.prizes_for()}</h3>
        {listOf(sides.for, m.prizes_nothing_for())}
      </section>
      <section aria-labelledby="answers-heading">
        <h3 id="answers-heading">{m.prizes_figures()}</h3>
        <Facts
          facts={[
            [m.prizes_answers(), formats.number(evidence.answers)],
            [m.prizes_answers_per_hour(), answersPerHour === null ? null : formats.number(Math.round(answersPerHour))],
            [
              m.prizes_median_ms(),
              medianMs === null ? null : m.prizes_milliseconds({ count: formats.number(medianMs) }),
            ],
            [m.prizes_days(), formats.number(evidence.days)],
          ]}
        />
      </section>
      <ChoiceFigures evidence={evidence} />
    </>
  );
}

function RankActions({ month: { month, state }, person, userId }: RankPanelProps & { readonly userId: number }) {
  const { rank, looked, disqualified } = person;
  const [isAsking, setAsking] = useState(false);
  const name = person.username ?? m.prizes_deleted();

  async function set(isDisqualified: boolean, reason: string) {
    await consoleApi.call("Admin/DisqualifyRank", { body: { month, rank, isDisqualified, reason } });
    await refreshMonth();
  }

  const look = useAction(async () => {
    await consoleApi.call("Admin/LookAtRank", { body: { month, rank } });
    await refreshMonth();
    showDone(m.prizes_was_looked_at({ name }));
  });

  return (
    <div className={parts.panelActions}>
      {state === "waiting" && looked === null && disqualified === null && (
        <button type="button" className="button" data-kind="secondary" aria-busy={look.isBusy} onClick={look.run}>
          {m.prizes_look()}
        </button>
      )}
      {look.problem !== undefined && <p role="alert">{look.problem}</p>}
      {state === "waiting" && (
        <button
          type="button"
          className={`button ${disqualified === null ? parts.dangerous : ""}`}
          data-kind="secondary"
          onClick={() => setAsking(true)}
        >
          {disqualified === null ? m.prizes_disqualify() : m.prizes_restore()}
        </button>
      )}
      <Link className="button" data-kind="quiet" to={consolePath("people", { open: userId })}>
        {m.prizes_see_person()}
      </Link>
      <Link className="button" data-kind="quiet" to={consolePath("audit", { thing: `month:${month}` })}>
        {m.record_in_audit()}
      </Link>
      {isAsking && (
        <ReasonDialog
          {...(disqualified === null
            ? {
                heading: m.prizes_disqualify_heading({ name }),
                text: m.prizes_disqualify_text(),
                action: m.prizes_disqualify(),
                isDangerous: true,
              }
            : {
                heading: m.prizes_restore_heading({ name }),
                text: m.prizes_restore_text(),
                action: m.prizes_restore(),
              })}
          hint={m.prizes_reason_hint()}
          send={async (reason) => {
            if (disqualified !== null) {
              await set(false, reason);
              showDone(m.prizes_was_restored({ name }), () => set(true, disqualified.reason));
            } else {
              await set(true, reason);
              showDone(m.prizes_was_disqualified({ name }), () => set(false, m.prizes_undo_reason()));
            }
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
