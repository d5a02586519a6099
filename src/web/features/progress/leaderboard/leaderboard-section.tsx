import { useState } from "react";
import type { Leaderboard } from "../../../../contract/progress/points.ts";
import { dateLocales } from "../../../../domain/locale/date-locales.ts";
import { lastDayOf, type Month } from "../../../../domain/locale/day.ts";
import { leaderboardDay, leaderboardMonth } from "../../../../domain/progress/leaderboard-day.ts";
import { Button } from "../../../design/button.tsx";
import { Icon } from "../../../design/icon.tsx";
import { EmptyState } from "../../../design/placeholder.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { getLocale } from "../../../i18n/generated/runtime.js";
import { numberText } from "../../../i18n/texts.ts";
import { useApi } from "../../accounts/session/queries.ts";
import type { Person } from "../../accounts/session/user-data.ts";
import { AnswerState } from "../../page/answer-state.tsx";
import { FullPoints } from "../points/full-points.tsx";
import styles from "./leaderboard.module.css";

type Place = Leaderboard["rows"][number];

/** The top hundred of a month with the user's own rank, and the months before. */
export default function LeaderboardSection({ person }: { person: Person }) {
  const current = leaderboardMonth(new Date());
  const [month, setMonth] = useState(current);
  const query = useApi("Score/GetLeaderboard", { query: { month } });
  const { data: points } = useApi("Score/GetPointData");
  return (
    <div className={styles.board}>
      <div className={styles.months}>
        <Button kind="secondary" onClick={() => setMonth(addMonths(month, -1))}>
          {m.leaderboard_previous()}
        </Button>
        <p aria-live="polite">{monthText(month)}</p>
        {month !== current && (
          <Button kind="secondary" onClick={() => setMonth(addMonths(month, 1))}>
            {m.leaderboard_next()}
          </Button>
        )}
      </div>
      {query.data?.prizes && <Prizes prizes={query.data.prizes} />}
      {month === current && points !== undefined && (
        <div className={styles.own}>
          <FullPoints points={points} />
        </div>
      )}
      {query.data === undefined ? (
        <AnswerState query={query} lines={8} />
      ) : (
        <Board board={query.data} current={current} username={person.username} />
      )}
      <p className={styles.note}>{m.board_rules()}</p>
    </div>
  );
}

/** What the first places win at the month's end. */
function Prizes({ prizes }: { readonly prizes: readonly number[] }) {
  const [first = 0] = prizes;
  const isEqual = prizes.every((months) => months === first);
  const each = prizes.map((months, at) => m.board_prize_of({ place: numberText(at + 1), count: months }));
  return (
    <p className={styles.prizes}>
      <Icon name="trophy" />
      <span>
        <b>
          {isEqual
            ? m.board_prizes({ places: prizes.length, count: first })
            : `${m.board_prizes_of()} ${each.join(" · ")}`}
        </b>
        <br />
        {m.board_prizes_rules()}
      </span>
    </p>
  );
}

function Board({ board, current, username }: { board: Leaderboard; current: Month; username: string }) {
  const { month, rows, me } = board;
  if (rows.length === 0) {
    const isNow = month === current;
    return (
      <EmptyState
        headingLevel={3}
        heading={isNow ? m.leaderboard_first_heading() : m.leaderboard_empty_heading()}
        text={isNow ? m.leaderboard_first_text() : m.leaderboard_empty_text()}
      />
    );
  }
  const isBelow = me !== undefined && !rows.some(({ rank }) => rank === me.rank);
  return (
    <>
      <p className={styles.note}>{noteOf(board, current)}</p>
      {me !== undefined && !board.isFrozen && month === current && <p className={styles.next}>{nextText(me, rows)}</p>}
      <table className={styles.places}>
        <caption className="visually-hidden">{monthText(month)}</caption>
        <thead>
          <tr>
            <th scope="col">{m.leaderboard_place()}</th>
            <th scope="col">{m.leaderboard_name()}</th>
            <th scope="col">{m.calendar_points()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((place) => (
            <Row key={place.rank} place={place} isMe={place.username === username} />
          ))}
          {isBelow && <Row place={me} isMe isApart />}
        </tbody>
      </table>
    </>
  );
}

function noteOf({ month, isFrozen }: Leaderboard, current: Month): string {
  if (isFrozen) return m.leaderboard_frozen();
  if (month !== current) return m.leaderboard_settling();
  const last = lastDayOf(month);
  const count = Number(last.slice(8)) - Number(leaderboardDay(new Date()).slice(8));
  return count === 0 ? m.leaderboard_last_day() : m.leaderboard_running({ date: dayOfMonthText(last), count });
}

/** How many points the place before wants; for who is below the rows, the last of them. */
function nextText({ rank, points }: Place, rows: readonly Place[]): string {
  if (rank === 1) return m.leaderboard_leading();
  const next = rows.find((row) => row.rank === rank - 1);
  // Of two people with the same points, whoever reached them first is ahead.
  const pointsTo = (place: Place) => numberText(place.points - points + 1);
  if (next !== undefined) return m.leaderboard_to_next({ points: pointsTo(next), rank: numberText(rank - 1) });
  const last = rows.at(-1);
  return last === undefined ? "" : m.leaderboard_to_hundred({ points: pointsTo(last) });
}

function Row({ place, isMe, isApart = false }: { place: Place; isMe: boolean; isApart?: boolean }) {
  return (
    <tr
      data-place={place.rank <= 3 ? place.rank : undefined}
      data-me={isMe || undefined}
      data-apart={isApart || undefined}
    >
      <td>{numberText(place.rank)}</td>
      <th scope="row">
        {place.username}
        {isMe && <span> ({m.leaderboard_you()})</span>}
        {place.isWinner === true && <span className={styles.winner}>{m.leaderboard_winner()}</span>}
      </th>
      <td>{numberText(place.points)}</td>
    </tr>
  );
}

const firstOf = (month: Month) => new Date(`${month}-01T00:00:00Z`);

function addMonths(month: Month, months: number): Month {
  const date = firstOf(month);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/** In the page's language: Kasım 2026. */
function monthText(month: Month): string {
  return new Intl.DateTimeFormat(dateLocales[getLocale()], { month: "long", year: "numeric", timeZone: "UTC" }).format(
    firstOf(month),
  );
}

/** A day such as 2026-11-30 without its year: 30 Kasım. */
function dayOfMonthText(day: string): string {
  return new Intl.DateTimeFormat(dateLocales[getLocale()], { day: "numeric", month: "long", timeZone: "UTC" }).format(
    new Date(day),
  );
}
