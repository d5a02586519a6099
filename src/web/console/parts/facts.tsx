import type { ReactNode } from "react";
import { useFormats } from "./formats.ts";
import styles from "./parts.module.css";

type Fact = readonly [label: string, value: ReactNode];

/** What is known of a record, name by name; a value of undefined or null leaves its row out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== undefined && value !== null)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** A moment in short; the exact one is its tooltip. */
export function Moment({ at }: { at: string }) {
  const formats = useFormats();
  return (
    <time dateTime={at} title={at}>
      {formats.moment(at)}
    </time>
  );
}
