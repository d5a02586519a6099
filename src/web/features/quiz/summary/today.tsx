import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { PointData } from "../../../../contract/progress/points.ts";
import { ProgressBar } from "../../../design/progress-bar.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { numberText } from "../../../i18n/texts.ts";
import { api } from "../../accounts/session/api.ts";
import { pathOf } from "../../page/paths.ts";
import { useLocale } from "../../page/use-page.ts";
import { todayText } from "../../progress/points/today-text.ts";
import styles from "./summary.module.css";

/** What the tour has done for the day and the streak; nothing where that cannot be heard. */
export function Today() {
  const locale = useLocale();
  const [points, setPoints] = useState<PointData>();
  useEffect(() => {
    let isWanted = true;
    api.call("Score/GetPointData").then(
      (answer) => {
        if (isWanted) setPoints(answer);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  if (points === undefined) return <div className={styles.today} />;
  const { today, streakTarget } = points;
  const [figure, target] = [numberText(today), numberText(streakTarget)];
  return (
    <div className={styles.today}>
      <ProgressBar
        label={m.points_today()}
        value={Math.min(today, streakTarget)}
        max={streakTarget}
        text={m.points_of_target({ points: figure, target })}
      />
      <p>
        <span>{todayText(points)}</span>
        <Link to={pathOf("account", locale)}>{m.account_title()}</Link>
      </p>
    </div>
  );
}
