import { Link } from "react-router";
import type { Content } from "../../../../contract/catalogue.ts";
import type { WatchPlan } from "../../../../contract/memory.ts";
import { dateLocales } from "../../../../domain/locale/date-locales.ts";
import { memoryDay } from "../../../../domain/locale/day.ts";
import type { Locale } from "../../../../domain/locale/locale.ts";
import { Button } from "../../../design/button.tsx";
import { dayText } from "../../../i18n/dates.ts";
import { m } from "../../../i18n/generated/messages.js";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { LevelTag } from "../../lexicon/level-tag.tsx";
import { saveFile } from "../../page/save-file.ts";
import { useLocale } from "../../page/use-page.ts";
import { type CalendarEvent, calendarFile } from "./calendar-file.ts";
import styles from "./plan.module.css";
import { byMonth, type PlanDay, type PlanMonth, type PlannedWord, planByDay } from "./plan-days.ts";
import { useLearnToday } from "./todays-words.ts";

type PlanTimelineProps = { readonly plan: WatchPlan; readonly content: Content };

/** The plan by its months, the first one open, and what is to be learnt today. */
export function PlanTimeline({ plan, content }: PlanTimelineProps) {
  const locale = useLocale();
  const { timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone } = useUserData();
  const { days, later } = planByDay(plan, content, locale);
  if (plan.length === 0) return <p>{m.plan_nothing()}</p>;
  const today = days.find(({ day }) => day === memoryDay(Date.now(), timeZone));
  return (
    <section aria-labelledby="plan-days" className={styles.days}>
      <h2 id="plan-days">{m.plan_days()}</h2>
      {today !== undefined && today.words.length > 0 && <LearnToday words={today.words} />}
      <p className={styles.tools}>
        <Button kind="secondary" onClick={() => saveCalendar(days)}>
          {m.plan_calendar()}
        </Button>
        <Button kind="secondary" onClick={() => window.print()}>
          {m.plan_print()}
        </Button>
      </p>
      <div>
        {byMonth(days).map((month, at) => (
          <Month key={month.month} month={month} isOpen={at === 0} />
        ))}
      </div>
      {later.length > 0 && (
        <>
          <h3>{m.plan_later()}</h3>
          <ul className={styles.facts}>
            {later.map(({ episodeId, name, path }) => (
              <li key={episodeId}>
                <Link to={path}>{name}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function LearnToday({ words }: { readonly words: readonly PlannedWord[] }) {
  const learn = useLearnToday(words);
  return (
    <div className={styles.today}>
      <Button isLoading={learn.isBusy} onClick={learn.run}>
        {m.plan_learn_today({ count: words.length })}
      </Button>
      <p>{m.plan_learn_text()}</p>
      <p role="alert">{learn.problem}</p>
    </div>
  );
}

/** A month such as 2026-11 in the page's language: Kasım 2026. */
function monthText(month: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(dateLocales[locale], { month: "long", year: "numeric", timeZone: "UTC" });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

function Month({ month: { month, days }, isOpen }: { readonly month: PlanMonth; readonly isOpen: boolean }) {
  const words = days.reduce((sum, day) => sum + day.words.length, 0);
  const ready = days.reduce((sum, day) => sum + day.episodes.length, 0);
  return (
    <details className={styles.month} open={isOpen}>
      <summary>
        <h3>{monthText(month, useLocale())}</h3>{" "}
        <small>
          {[
            ...(words > 0 ? [m.plan_month_words({ count: words })] : []),
            ...(ready > 0 ? [m.plan_month_episodes({ count: ready })] : []),
          ].join(" · ")}
        </small>
      </summary>
      <ol className={styles.timeline}>
        {days.map((day) => (
          <Day key={day.day} day={day} />
        ))}
      </ol>
    </details>
  );
}

const percent = (share: number) => String(Math.floor(share * 100));

function Day({ day: { day, words, episodes } }: { day: PlanDay }) {
  return (
    <li>
      <time dateTime={day}>{dayText(day)}</time>
      {words.length > 0 && (
        <details className={styles.words}>
          <summary>{m.plan_new_words({ count: String(words.length) })}</summary>
          <p lang="en">{words.map(({ phrase }) => phrase).join(", ")}</p>
        </details>
      )}
      {episodes.map(({ episodeId, name, path, level, shareAfter }) => (
        <p key={episodeId} className={styles.ready}>
          <Link to={path}>{name}</Link> {level !== null && <LevelTag level={level} hasName={false} />}{" "}
          <span>{m.plan_ready({ percent: percent(shareAfter) })}</span>
        </p>
      ))}
    </li>
  );
}

function saveCalendar(days: readonly PlanDay[]): void {
  const events = days.flatMap(({ day, words, episodes }): CalendarEvent[] => [
    ...(words.length === 0
      ? []
      : [
          {
            id: `words-${day}`,
            day,
            summary: m.plan_new_words({ count: String(words.length) }),
            description: words.map(({ phrase }) => phrase).join(", "),
          },
        ]),
    ...episodes.map(({ episodeId, name, path, shareAfter }) => ({
      id: `episode-${episodeId}`,
      day,
      summary: name,
      description: `${m.plan_ready({ percent: percent(shareAfter) })}\n${window.location.origin}${path}`,
    })),
  ]);
  const file = calendarFile(m.plan_title(), events, window.location.hostname, new Date().toISOString());
  saveFile(new Blob([file], { type: "text/calendar;charset=utf-8" }), "plan.ics");
}
