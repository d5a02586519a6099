import { Link } from "react-router";
import { refresh } from "../../../features/accounts/session/queries.ts";
import { consoleApi, useAction } from "../../api.ts";
import { useConsoleLanguage, useTexts } from "../../language.ts";
import { Badge } from "../../parts/answer-parts.tsx";
import { confirm } from "../../parts/confirm.tsx";
import { Facts, Moment } from "../../parts/facts.tsx";
import { useFormats } from "../../parts/formats.ts";
import { showDone } from "../../parts/toasts.tsx";
import { useAddress } from "../../records/use-address.ts";
import type { FrozenMonth } from "./evidence.ts";
import { prizesTexts } from "./prizes-texts.ts";

/** Such as Ekim 2026, of 2026-10. */
export function useMonthText(): (month: string) => string {
  const format = new Intl.DateTimeFormat(useConsoleLanguage(), { month: "long", year: "numeric", timeZone: "UTC" });
  return (month) => format.format(new Date(`${month}-01T00:00:00Z`));
}

/** After a change of a month: what waits is counted anew. */
export async function refreshMonth(): Promise<void> {
  await Promise.all([refresh("Admin/GetMonth"), refresh("Admin/GetOverview")]);
}

/** How far a month is on its way to its prizes, and the button that grants them now. */
export function MonthHead({ month }: { month: FrozenMonth }) {
  const { state, frozenAt, grantDueAt, grantedAt, grantedBy, prizes } = month;
  const t = useTexts(prizesTexts);
  const formats = useFormats();
  const monthText = useMonthText();
  const { hrefWith } = useAddress();
  const others = month.waiting.filter((each) => each !== month.month);
  const prizeTexts = prizes.map((months, index) => t.monthsOf(index + 1, formats.number(months)));
  return (
    <section className="month-head" aria-label={t.month}>
      <Facts
        facts={[
          [
            t.month,
            <span key="state" className="badges">
              {monthText(month.month)}
              <Badge tone={state === "granted" ? "good" : state === "waiting" ? "busy" : "calm"}>
                {t.states[state]}
              </Badge>
            </span>,
          ],
          [t.prizes, prizeTexts.length === 0 ? t.noPrizes : prizeTexts.join(", ")],
          [t.frozenAt, frozenAt && <Moment key="frozen" at={frozenAt} />],
          [
            t.grantDueAt,
            state !== "waiting" ? null : grantDueAt === null ? t.byHandAlone : <Moment key="due" at={grantDueAt} />,
          ],
          [t.grantedAt, grantedAt && <Moment key="granted" at={grantedAt} />],
          [t.grantedBy, grantedAt && (grantedBy ?? t.byItself)],
        ]}
      />
      {state === "running" && <p className="quiet">{t.notFrozen}</p>}
      {others.length > 0 && (
        <p className="other-months">
          {t.othersWait}{" "}
          {others.map((each) => (
            <Link key={each} to={hrefWith({ month: each, open: undefined })}>
              {monthText(each)}
            </Link>
          ))}
        </p>
      )}
      {state === "waiting" && <Approve month={month} />}
    </section>
  );
}

function Approve({ month: { month, rows } }: { month: FrozenMonth }) {
  const t = useTexts(prizesTexts);
  const name = useMonthText()(month);
  const winners = rows
    .filter(({ nextPrize }) => nextPrize !== null)
    .map(({ nextPrize, username }) => `${nextPrize}. ${username ?? t.deleted}`);
  const approve = useAction(async () => {
    const isConfirmed = await confirm({
      heading: t.approveHeading(name),
      text: t.approveText(winners.length === 0 ? t.nobody : winners.join(", ")),
      action: t.approve,
    });
    if (!isConfirmed) return;
    await consoleApi.call("Admin/ApproveMonth", { body: { month } });
    await refreshMonth();
    showDone(t.wasApproved(name));
  });
  return (
    <div className="panel-actions">
      <button type="button" className="button" aria-busy={approve.isBusy} onClick={approve.run}>
        {t.approve}
      </button>
      {approve.problem !== undefined && <p role="alert">{approve.problem}</p>}
    </div>
  );
}
