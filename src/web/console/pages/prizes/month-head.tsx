import { Link } from "react-router";
import { refresh } from "../../../features/accounts/session/queries.ts";
import { consoleApi, useAction } from "../../api.ts";
import { m } from "../../messages.ts";
import { Badge } from "../../parts/answer-parts.tsx";
import { confirm } from "../../parts/confirm.tsx";
import { Facts, Moment } from "../../parts/facts.tsx";
import { useFormats } from "../../parts/formats.ts";
import parts from "../../parts/parts.module.css";
import { showDone } from "../../parts/toasts.tsx";
import { consolePath } from "../../paths.ts";
import { useAddress } from "../../records/use-address.ts";
import type { FrozenMonth } from "./evidence.ts";
import styles from "./prizes.module.css";

/** After a change of a month: what waits is counted anew. */
export async function refreshMonth(): Promise<void> {
  await Promise.all([refresh("Admin/GetMonth"), refresh("Admin/GetOverview")]);
}

/** How far a month is on its way to its prizes, and the button that grants them now. */
export function MonthHead({ month }: { month: FrozenMonth }) {
  const { state, frozenAt, grantDueAt, grantedAt, grantedBy, prizes } = month;
  const formats = useFormats();
  const { hrefWith } = useAddress();
  const others = month.waiting.filter((each) => each !== month.month);
  const prizeTexts = prizes.map((months, index) =>
    m.prizes_months_of({ place: index + 1, months: formats.number(months) }),
  );
  return (
    <section className={styles.monthHead} aria-label={m.prizes_month()}>
      <Facts
        facts={[
          [
            m.prizes_month(),
            <span key="state" className={parts.badges}>
              {formats.month(month.month)}
              <Badge tone={state === "granted" ? "good" : state === "waiting" ? "busy" : "calm"}>
                {m[`prizes_states_${state}` as const]()}
              </Badge>
            </span>,
          ],
          [m.prizes_prizes(), prizeTexts.length === 0 ? m.prizes_no_prizes() : prizeTexts.join(", ")],
          [m.prizes_frozen_at(), frozenAt && <Moment key="frozen" at={frozenAt} />],
          [
            m.prizes_grant_due_at(),
            state !== "waiting" ? null : grantDueAt === null ? (
              m.prizes_by_hand_alone()
            ) : (
              <Moment key="due" at={grantDueAt} />
            ),
          ],
          [m.prizes_granted_at(), grantedAt && <Moment key="granted" at={grantedAt} />],
          [m.prizes_granted_by(), grantedAt && (grantedBy ?? m.prizes_by_itself())],
        ]}
      />
      {state === "running" && <p className={parts.quiet}>{m.prizes_not_frozen()}</p>}
      {others.length > 0 && (
        <p className={styles.otherMonths}>
          {m.prizes_others_wait()}{" "}
          {others.map((each) => (
            <Link key={each} to={hrefWith({ month: each, open: undefined })}>
              {formats.month(each)}
            </Link>
          ))}
        </p>
      )}
      {state === "waiting" && <Approve month={month} />}
    </section>
  );
}

function Approve({ month: { month, rows } }: { month: FrozenMonth }) {
  const unseen = rows
    .filter(({ nextPrize, looked }) => nextPrize !== null && looked === null)
    .map(({ rank, username }) => `${rank}. ${username}`);
  const name = useFormats().month(month);
  const winners = rows
    .filter(({ nextPrize }) => nextPrize !== null)
    .map(({ nextPrize, username }) => `${nextPrize}. ${username ?? m.prizes_deleted()}`);
  const flagged = rows.filter(({ evidence }) => evidence?.flags.some(({ state: flagState }) => flagState === "open"));
  const flaggedNames = flagged.map(({ rank, username }) => `${rank}. ${username}`).join(", ");
  const approve = useAction(async () => {
    const isConfirmed = await confirm({
      heading: m.prizes_approve_heading({ month: name }),
      text: [
        m.prizes_approve_text({ winners: winners.length === 0 ? m.prizes_nobody() : winners.join(", ") }),
        ...(flagged.length > 0 ? [m.prizes_flagged({ names: flaggedNames })] : []),
      ].join(" "),
      action: m.prizes_approve(),
    });
    if (!isConfirmed) return;
    await consoleApi.call("Admin/ApproveMonth", { body: { month } });
    await refreshMonth();
    showDone(m.prizes_was_approved({ month: name }), async () => {
      await consoleApi.call("Admin/WithdrawPrizes", { body: { month } });
      await refreshMonth();
    });
  });
  return (
    <div className={parts.panelActions}>
      {flagged.length > 0 && (
        <p className={parts.quiet}>
          {m.prizes_flagged({ names: flaggedNames })} <Link to={consolePath("flags")}>{m.prizes_see_flags()}</Link>
        </p>
      )}
      {unseen.length > 0 ? (
        <p className={parts.quiet}>{m.prizes_unseen({ names: unseen.join(", ") })}</p>
      ) : (
        <button type="button" className="button" aria-busy={approve.isBusy} onClick={approve.run}>
          {m.prizes_approve()}
        </button>
      )}
      {approve.problem !== undefined && <p role="alert">{approve.problem}</p>}
    </div>
  );
}
