import { Link } from "react-router";
import type { PointData } from "../../../../contract/progress/points.ts";
import { Icon } from "../../../design/icon.tsx";
import { ProgressBar } from "../../../design/progress-bar.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { numberText } from "../../../i18n/texts.ts";
import { useApi } from "../../accounts/session/queries.ts";
import { AnswerState } from "../../page/answer-state.tsx";
import { pathOf } from "../../page/paths.ts";
import { useLocale } from "../../page/use-page.ts";
import { FullPoints } from "./full-points.tsx";
import { PointsCalendar } from "./points-calendar.tsx";
import styles from "./points-panel.module.css";
import { isStreakAtRisk, todayText } from "./today-text.ts";

/** Today's points towards the streak, and the totals. */
export function PointsPanel({ timeZone }: { timeZone: string }) {
  const query = useApi("Score/GetPointData");
  return (
    <div className={styles.panel}>
      <h3 className="visually-hidden">{m.points_heading()}</h3>
      {query.data === undefined ? <AnswerState query={query} lines={4} /> : <Points points={query.data} />}
      <PointsCalendar timeZone={timeZone} />
    </div>
  );
}

function Points({ points }: { points: PointData }) {
  const locale = useLocale();
  const { today, total, month, monthRanked, monthRank, streak, streakTarget } = points;
  return (
    <>
      <div className={styles.today}>
        <ProgressBar
          label={m.points_today()}
          value={Math.min(today, streakTarget)}
          max={streakTarget}
          text={m.points_of_target({ points: numberText(today), target: numberText(streakTarget) })}
        />
        {isStreakAtRisk(points) ? (
          <p className={styles.risk}>
            <Icon name="flame" />
            {m.points_streak_risk({ days: m.points_days({ count: streak }), left: numberText(streakTarget - today) })}
          </p>
        ) : (
          <p>{todayText(points)}</p>
        )}
        <FullPoints points={points} />
        {total === 0 && (
          <Link className="button" data-kind="secondary" to={pathOf("series", locale)}>
            {m.quiz_to_series()}
          </Link>
        )}
      </div>
      <dl className={styles.figures}>
        <Figure name={m.points_streak()} value={m.points_days({ count: streak })} />
        <Figure name={m.points_month()} value={numberText(month)} />
        {monthRanked !== month && <Figure name={m.points_month_ranked()} value={numberText(monthRanked)} />}
        <Figure name={m.points_total()} value={numberText(total)} />
        <div>
          <dt>{m.points_rank()}</dt>
          <dd>
            <Link to={`${pathOf("account", locale)}?page=leaderboard`} preventScrollReset>
              {monthRank === null ? m.points_rank_none() : m.points_rank_value({ rank: numberText(monthRank) })}
            </Link>
          </dd>
        </div>
      </dl>
    </>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
