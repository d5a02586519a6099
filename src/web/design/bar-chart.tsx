import styles from "./chart.module.css";

export type Bar = {
  /** In full, for the table and the tooltip. */
  readonly name: string;
  /** Below the bar; most have none. */
  readonly label?: string;
  readonly value: number;
  /** The value as text. */
  readonly text: string;
};

type BarChartProps = {
  readonly caption: string;
  /** Above the table's columns: what a bar is, and what it counts. */
  readonly columns: readonly [name: string, value: string];
  readonly bars: readonly Bar[];
  /** All bars have their values above them; with many the highest has. */
  readonly hasValues?: boolean;
};

/** Bars side by side, and as a table for screen readers. */
export function BarChart({ caption, columns, bars, hasValues = false }: BarChartProps) {
  const most = Math.max(...bars.map(({ value }) => value), 0);
  const highest = bars.findIndex(({ value }) => value === most);
  const width = 100 / Math.max(1, bars.length);
  return (
    <figure className={styles.chart}>
      <figcaption>{caption}</figcaption>
      <div aria-hidden="true">
        <svg className={styles.bars} aria-hidden="true">
          {bars.map(({ name, value, text }, at) => (
            <rect
              key={name}
              x={`${(at + 0.1) * width}%`}
              width={`${0.8 * width}%`}
              y={`${100 - heightOf(value, most)}%`}
              height={`${heightOf(value, most)}%`}
              data-empty={value === 0}
            >
              <title>{`${name}: ${text}`}</title>
            </rect>
          ))}
          {bars.map(
            ({ name, value, text }, at) =>
              value > 0 &&
              (hasValues || at === highest) && (
                <text
                  key={name}
                  x={`${(at + 0.5) * width}%`}
                  y={`${100 - heightOf(value, most)}%`}
                  dy="-6"
                  textAnchor={anchorOf(at, bars.length)}
                >
                  {text}
                </text>
              ),
          )}
        </svg>
        <ol className={styles.labels} style={{ gridTemplateColumns: `repeat(${bars.length}, minmax(0, 1fr))` }}>
          {bars.map(({ name, label = "" }) => (
            <li key={name}>{label !== "" && <span>{label}</span>}</li>
          ))}
        </ol>
      </div>
      <ChartTable caption={caption} columns={columns} rows={bars.map(({ name, text }) => [name, text])} />
    </figure>
  );
}

/** The highest bar leaves room for its value. */
function heightOf(value: number, most: number): number {
  return most === 0 ? 0 : Math.round((value / most) * 840) / 10;
}

/** Text over the bars at the sides stays inside. */
function anchorOf(at: number, count: number): "start" | "middle" | "end" {
  if (count < 8) return "middle";
  return at === 0 ? "start" : at === count - 1 ? "end" : "middle";
}

type ChartTableProps = {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [name: string, ...values: string[]])[];
};

export function ChartTable({ caption, columns, rows }: ChartTableProps) {
  return (
    <div className="visually-hidden">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, at) => (
                <td key={columns[at + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
