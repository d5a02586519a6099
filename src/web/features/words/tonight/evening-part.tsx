import type { Tonight } from "../../../../contract/progress/tonight.ts";
import { firstHour } from "../../../../domain/locale/first-hour.ts";
import { Icon } from "../../../design/icon.tsx";
import { dayText } from "../../../i18n/dates.ts";
import { m } from "../../../i18n/generated/messages.js";
import { today } from "../../page/today.ts";
import styles from "./tonight.module.css";

/** What the last evening with a list came to: how many of its words were studied, and which were missed. */
export function EveningPart({ evening: { day, words } }: { evening: NonNullable<Tonight["evening"]> }) {
  const missed = words.filter(({ isMissed }) => isMissed).map(({ phrase }) => phrase);
  return (
    <div className={styles.evening}>
      <p>
        <Icon name="check" /> {m.evening_done({ day: dayName(day), count: words.length })}
      </p>
      <p>
        {missed.length === 0 ? (
          m.evening_none_missed()
        ) : (
          <>
            {m.evening_missed()} <span lang="en">{missed.join(", ")}</span>
          </>
        )}
      </p>
    </div>
  );
}

/** Days of learning begin at four in the morning. */
function dayName(day: string): string {
  const ago = (days: number) => today(new Date(Date.now() - firstHour * 3_600_000 - days * 86_400_000));
  if (day === ago(0)) return m.evening_today();
  return day === ago(1) ? m.evening_yesterday() : m.evening_on({ day: dayText(day) });
}
