import { useQuery } from "@tanstack/react-query";
import { defaultTimeZone, timeZoneOf } from "../../../../domain/accounts/time-zone.ts";
import { localDay } from "../../../../domain/locale/day.ts";
import { streakTarget } from "../../../../domain/progress/streak.ts";
import { dayText, shortMonthText } from "../../../i18n/dates.ts";
import { m } from "../../../i18n/generated/messages.js";
import { numberText } from "../../../i18n/texts.ts";
import { api } from "../../accounts/session/api.ts";
import { personQuery, queryClient } from "../../accounts/session/queries.ts";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { AnswerState } from "../../page/answer-state.tsx";
import { calendarSquares, calendarWeeks, firstDay } from "./calendar-days.ts";
import styles from "./points-panel.module.css";

const step = 16;
const side = 13;
/** Height of the month names above the squares. */
const head = 20;

/** The points of the days of half a year, up to today in a time zone. */
export function useCalendar(timeZone: string) {
  // The stored time zone may be invalid.
  const today = localDay(new Date(), timeZoneOf(timeZone) ?? defaultTimeZone);
  const years = [...new Set([firstDay(today), today].map((day) => Number(day.slice(0, 4))))];
  const { token } = useUserData();
  const query = useQuery(
    personQuery(token, ["Score/GetCalendar", years], () =>
      Promise.all(years.map((year) => api.call("Score/GetCalendar", { query: { year } }))),
    ),
    queryClient,
  );
  return { today, query };
}

/** The days of half a year as squares, and as a table for screen readers. */
export function PointsCalendar({ timeZone }: { timeZone: string }) {
  const { today, query } = useCalendar(timeZone);
  if (query.data === undefined) return <AnswerState query={query} lines={3} />;
  const squares = calendarSquares(query.data.flat(), today, streakTarget);
  const won = squares.filter(({ points }) => points > 0);
  return (
    <figure className={styles.calendar}>
      <figcaption>{m.calendar_heading()}</figcaption>
      <svg
        className={styles.squares}
        viewBox={`0 ${-head} ${calendarWeeks * step - 2} ${7 * step - 2 + head}`}
        aria-hidden="true"
      >
        {squares
          .filter(({ day, week }) => day.endsWith("-01") && week < calendarWeeks - 1)
          .map(({ day, week }) => (
            <text key={day} x={week * step} y={-7}>
              {shortMonthText(day)}
            </text>
          ))}
        {squares.map(({ day, points, share, week, weekday }) => (
          <rect
            key={day}
            x={week * step + 0.5}
            y={weekday * step + 0.5}
            width={side}
            height={side}
            rx={2}
            data-share={share}
          >
            <title>{`${dayText(day)}: ${numberText(points)}`}</title>
          </rect>
        ))}
      </svg>
      {won.length === 0 ? <p>{m.calendar_empty()}</p> : <Key />}
      {won.length > 0 && (
        <div className="visually-hidden">
          <table>
            <caption>{m.calendar_heading()}</caption>
            <thead>
              <tr>
                <th scope="col">{m.calendar_day()}</th>
                <th scope="col">{m.calendar_points()}</th>
              </tr>
            </thead>
            <tbody>
              {won.map(({ day, points }) => (
                <tr key={day}>
                  <th scope="row">{dayText(day)}</th>
                  <td>{numberText(points)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </figure>
  );
}

function Key() {
  return (
    <div className={styles.key} aria-hidden="true">
      {m.calendar_less()}
      <svg aria-hidden="true" viewBox={`0 0 ${4 * step + 2} ${side + 1}`}>
        {[1, 2, 3, 4].map((share, at) => (
          <rect key={share} x={at * step + 0.5} y={0.5} width={side} height={side} rx={2} data-share={share} />
        ))}
      </svg>
      {m.calendar_won({ target: numberText(streakTarget) })}
    </div>
  );
}
