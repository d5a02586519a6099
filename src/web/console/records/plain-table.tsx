import type { ReactNode } from "react";
import styles from "./records.module.css";

type PlainTableProps = {
  readonly label: string;
  readonly headings: readonly string[];
  /** So many columns at the end are of figures. */
  readonly figures?: number;
  readonly children: ReactNode;
};

/** A table that is only read; its children are rows. */
export function PlainTable({ label, headings, figures = 0, children }: PlainTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: wider than a phone, so it must be scrollable by keyboard.
    <div className={styles.tableFrame} tabIndex={0}>
      <table className={`${styles.dataTable} ${styles.plain}`}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {headings.map((heading, at) => (
              <th key={heading} data-figure={at >= headings.length - figures ? "true" : undefined}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
