import { m } from "../../messages.ts";
import { useFormats } from "../../parts/formats.ts";
import styles from "./overview.module.css";

type DayLineProps = {
  readonly label: string;
  readonly days: readonly { readonly day: string; readonly count: number }[];
};

const width = 240;
const height = 48;

/** Counts of days as a small line; for screen readers a table. */
export function DayLine({ label, days }: DayLineProps) {
  const formats = useFormats();
  const max = Math.max(1, ...days.map(({ count }) => count));
  const points = days.map(({ count }, index) => {
    const x = (index / Math.max(1, days.length - 1)) * (width - 6) + 3;
    return [x, height - 4 - (count / max) * (height - 8)] as const;
  });
  const last = points.at(-1);
  return (
    <>
      <svg className={styles.dayLine} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <polyline points={points.map((point) => point.join(",")).join(" ")} vectorEffect="non-scaling-stroke" />
        {last && <line x1={last[0]} x2={last[0]} y1={last[1]} y2={last[1]} vectorEffect="non-scaling-stroke" />}
      </svg>
      <table className="visually-hidden">
        <caption>{label}</caption>
        <thead>
          <tr>
            <th>{m.overview_day()}</th>
            <th>{label}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, count }) => (
            <tr key={day}>
              <td>{formats.day(day)}</td>
              <td>{formats.number(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
