import type { ReactNode } from "react";
import styles from "./placeholder.module.css";

type EmptyStateProps = {
  readonly heading: string;
  readonly text: string;
  readonly headingLevel?: 2 | 3;
  /** What to do about it: a link or a button. */
  readonly children?: ReactNode;
};

/** What stands where there is nothing yet: a screen that is on and waits for its first line. */
export function EmptyState({ heading, text, headingLevel = 2, children }: EmptyStateProps) {
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <div className={styles.empty}>
      <span className={styles.screen} aria-hidden="true" />
      <Heading>{heading}</Heading>
      <p>{text}</p>
      {children}
    </div>
  );
}

/** The shape of lines that are on their way. The region that waits says so itself, with `aria-busy`. */
export function Skeleton({ lines }: { lines: number }) {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} />
      ))}
    </div>
  );
}
