import { Link } from "react-router";
import { useAnswer } from "../../api.ts";
import { useTexts } from "../../language.ts";
import { Nothing, PageHead, Waiting } from "../../parts/answer-parts.tsx";
import { useFormats } from "../../parts/formats.ts";
import { type ConsolePageId, consolePath, pagesOf } from "../../paths.ts";
import { DayLine } from "./day-line.tsx";
import { overviewTexts } from "./overview-texts.ts";

/** What waits, and where it is dealt with. */
const kinds = ["reports", "messages", "imports", "months", "flags", "stuckPayments", "failedMails"] as const;

const pageOf: { readonly [Kind in (typeof kinds)[number]]: ConsolePageId } = {
  reports: "reports",
  messages: "messages",
  imports: "imports",
  months: "prizes",
  flags: "flags",
  stuckPayments: "payments",
  failedMails: "health",
};

const figures = ["learners", "answers", "purchases"] as const;

/** What waits for the operator, and how the site does. */
export default function OverviewPage() {
  const overview = useAnswer("Admin/GetOverview");
  const role = useAnswer("User/GetProfile").data?.role;
  const pages = role === undefined || role === "user" ? [] : pagesOf(role);
  const t = useTexts(overviewTexts);
  const formats = useFormats();
  const { data } = overview;
  return (
    <>
      <PageHead heading={t.heading} />
      {data === undefined ? (
        <Waiting error={overview.error} retry={() => void overview.refetch()} />
      ) : (
        <>
          <section aria-labelledby="waiting-heading">
            <h2 id="waiting-heading">{t.waiting}</h2>
            {kinds.every((kind) => data.waiting[kind] === 0) ? (
              <Nothing text={t.nothingWaits} />
            ) : (
              <ul className="tiles">
                {kinds.map((kind) => {
                  const page = pageOf[kind];
                  const tile = (
                    <>
                      <b>{formats.number(data.waiting[kind])}</b>
                      <span>{t[kind]}</span>
                    </>
                  );
                  return (
                    <li key={kind} data-waits={data.waiting[kind] > 0}>
                      {pages.includes(page) ? <Link to={consolePath(page)}>{tile}</Link> : <p>{tile}</p>}
                    </li>
                  );
                })}
              </ul>
            )}
          </section>
          <section aria-labelledby="figures-heading">
            <h2 id="figures-heading">{t.figures}</h2>
            <ul className="figures">
              {figures.map((figure) => (
                <li key={figure}>
                  <h3>{t[figure]}</h3>
                  <p>
                    <b>{formats.number(data[figure].today)}</b> {t.today}
                    <span>{t.week(formats.number(data[figure].week))}</span>
                  </p>
                  <DayLine label={t[figure]} days={data.days.map((day) => ({ day: day.day, count: day[figure] }))} />
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
    </>
  );
}
