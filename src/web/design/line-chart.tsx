import { ChartTable } from "./bar-chart.tsx";
import styles from "./chart.module.css";

export type Point = {
  /** In full, for the table. */
  readonly name: string;
  readonly value: number;
  readonly text: string;
};

type LineChartProps = {
  readonly caption: string;
  readonly columns: readonly [name: string, value: string];
  /** Equally far from each other. */
  readonly points: readonly Point[];
  /** What the chart's foot and top stand for. */
  readonly range: { readonly from: number; readonly to: number };
  /** A value that a thin line marks, with its name. */
  readonly mark?: { readonly value: number; readonly text: string };
  /** The point that is marked, such as today's. */
  readonly now?: { readonly at: number; readonly text: string } | undefined;
  readonly ends: readonly [first: string, last: string];
};

/** A value over time as a line, and as a table for screen readers. */
export function LineChart({ caption, columns, points, range, mark, now, ends }: LineChartProps) {
  const span = range.to - range.from || 1;
  const x = (at: number) => (100 * at) / Math.max(1, points.length - 1);
  const y = (value: number) => 100 - (100 * (Math.min(range.to, Math.max(range.from, value)) - range.from)) / span;
  const line = points.map(({ value }, at) => `${x(at).toFixed(2)},${y(value).toFixed(2)}`).join(" ");
  const last = points.at(-1);
  return (
    <figure className={styles.chart}>
      <figcaption>{caption}</figcaption>
      <div className={styles.line} aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <polygon points={`0,100 ${line} 100,100`} />
          {mark !== undefined && <line x1="0" x2="100" y1={y(mark.value)} y2={y(mark.value)} />}
          {now !== undefined && <line x1={x(now.at)} x2={x(now.at)} y1="0" y2="100" data-now />}
          <polyline points={line} />
        </svg>
        {mark !== undefined && (
          <span className={styles.mark} style={{ insetBlockStart: `${y(mark.value)}%` }}>
            {mark.text}
          </span>
        )}
        {last !== undefined && now === undefined && <b style={{ insetBlockStart: `${y(last.value)}%` }}>{last.text}</b>}
        {now !== undefined && (
          <b data-now style={{ insetInlineStart: `${x(now.at)}%` }}>
            {now.text}
          </b>
        )}
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
      <ChartTable caption={caption} columns={columns} rows={points.map(({ name, text }) => [name, text])} />
    </figure>
  );
}
