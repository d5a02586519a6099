import { Link } from "react-router";
import { Icon } from "../../../design/icon.tsx";
import { ProgressBar } from "../../../design/progress-bar.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { numberText } from "../../../i18n/texts.ts";
import { useApi } from "../../accounts/session/queries.ts";
import { pathOf } from "../../page/paths.ts";
import { useLocale } from "../../page/use-page.ts";
import { FullPoints } from "../../progress/points/full-points.tsx";
import { todayText } from "../../progress/points/today-text.ts";
import styles from "./summary.module.css";

type TodayProps = {
  /** Points of the tour that has just ended. */
  readonly earned: number;
};

/**
 * Today's points and the streak after a tour, and that the day's target was reached in it; nothing if the server does
 * not respond.
 */
export default function Today({ earned }: TodayProps) {
  const locale = useLocale();
  const { data: points, isSuccess, isFetchedAfterMount } = useApi("Score/GetPointData");
  // What was known before the tour is out of date.
  if (!isSuccess || !isFetchedAfterMount) return null;
  const { today, streak, streakTarget } = points;
  const isReachedNow = today >= streakTarget && today - earned < streakTarget;
  const [figure, target] = [numberText(today), numberText(streakTarget)];
  return (
    <>
      <ProgressBar
        label={m.points_today()}
        value={Math.min(today, streakTarget)}
        max={streakTarget}
        text={m.points_of_target({ points: figure, target })}
      />
      <FullPoints points={points} />
      <p>
        {isReachedNow ? (
          <strong className={styles.reached}>
            <Icon name="check" />
            {m.points_target_reached({ target, days: m.points_days({ count: streak }) })}
          </strong>
        ) : (
          <span>{todayText(points)}</span>
        )}
        <Link to={pathOf("account", locale)}>{m.account_title()}</Link>
      </p>
    </>
  );
}
