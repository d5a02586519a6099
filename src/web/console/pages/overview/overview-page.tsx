import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Notice } from "../../../design/notice.tsx";
import { EmptyState } from "../../../design/placeholder.tsx";
import { personQuery, queryClient } from "../../../features/accounts/session/queries.ts";
import { useUserData } from "../../../features/accounts/session/use-user-data.ts";
import { m } from "../../messages.ts";
import { PageHead, Waiting } from "../../parts/answer-parts.tsx";
import { useFormats } from "../../parts/formats.ts";
import parts from "../../parts/parts.module.css";
import { usePages } from "../../parts/use-operator.ts";
import { askFigures, useWaiting } from "../../parts/use-waiting.ts";
import { type ConsolePageId, consolePath } from "../../paths.ts";
import { DayLine } from "./day-line.tsx";
import styles from "./overview.module.css";

/** What waits, and where it is dealt with. */
const allKinds = ["reports", "messages", "imports", "months", "flags", "stuckPayments", "failedMails"] as const;

const pageOf: { readonly [Kind in (typeof allKinds)[number]]: ConsolePageId } = {
  reports: "reports",
  messages: "messages",
  imports: "imports",
  months: "prizes",
  flags: "flags",
  stuckPayments: "payments",
  failedMails: "health",
};

const kindTexts: Readonly<Record<(typeof allKinds)[number], () => string>> = {
  reports: () => m.overview_reports(),
  messages: () => m.overview_messages(),
  imports: () => m.overview_imports(),
  months: () => m.overview_months(),
  flags: () => m.overview_flags(),
  stuckPayments: () => m.overview_stuck_payments(),
  failedMails: () => m.overview_failed_mails(),
};

const everyMs = 60_000;
const countingMs = 5_000;

const figures = ["learners", "answers", "purchases"] as const;

/** What waits for the operator, and how the site does. */
export default function OverviewPage() {
  const waiting = useWaiting(true);
  const pages = usePages();
  const kinds = allKinds.filter((kind) => pages.includes(pageOf[kind]));
  const formats = useFormats();
  const { data } = waiting;
  return (
    <>
      <PageHead heading={m.overview_heading()} />
      {data === undefined ? (
        <Waiting error={waiting.error} retry={() => void waiting.refetch()} />
      ) : (
        <>
          {data.isShopClosed && (
            <Notice kind="error">
              <p>{m.overview_shop_closed()}</p>
            </Notice>
          )}
          <section aria-labelledby="waiting-heading">
            <h2 id="waiting-heading">{m.overview_waiting()}</h2>
            {kinds.every((kind) => (data.waiting[kind] ?? 0) === 0) ? (
              <EmptyState text={m.overview_nothing_waits()} />
            ) : (
              <ul className={styles.tiles}>
                {kinds.map((kind) => {
                  const count = data.waiting[kind] ?? 0;
                  return (
                    <li key={kind} data-waits={count > 0}>
                      <Link to={consolePath(pageOf[kind])}>
                        <b>{formats.number(count)}</b>
                        <span>{kindTexts[kind]()}</span>
                      </Link>
                    </li>
                  );
                })}
              </ul>
            )}
          </section>
          <section aria-labelledby="figures-heading">
            <h2 id="figures-heading">{m.overview_figures()}</h2>
            <Figures />
          </section>
        </>
      )}
    </>
  );
}

/** They come later than what waits; days that are still being counted are asked for again. */
function Figures() {
  const { token } = useUserData();
  const { data, error, refetch } = useQuery(
    {
      ...personQuery(token, ["Admin/GetOverview"], askFigures),
      refetchInterval: ({ state }) => (state.data?.isCounting === true ? countingMs : everyMs),
    },
    queryClient,
  );
  const formats = useFormats();
  if (data === undefined) return <Waiting error={error} retry={() => void refetch()} />;
  return (
    <>
      {data.isCounting && (
        <p className={parts.quiet} role="status">
          {m.overview_counting()}
        </p>
      )}
      <ul className={styles.figures}>
        {figures.map((figure) => {
          const counts = data[figure];
          return (
            counts !== null && (
              <li key={figure}>
                <h3>{m[`overview_${figure}` as const]()}</h3>
                <p>
                  <b>{formats.number(counts.today)}</b> {m.overview_today()}
                  {/* Purchases are not among what is counted late. */}
                  {(figure === "purchases" || !data.isCounting) && (
                    <span>{m.overview_week({ count: formats.number(counts.week) })}</span>
                  )}
                </p>
                <DayLine
                  label={m[`overview_${figure}` as const]()}
                  days={data.days.map((day) => ({ day: day.day, count: day[figure] ?? 0 }))}
                />
              </li>
            )
          );
        })}
      </ul>
    </>
  );
}
