import type { ReactNode } from "react";
import styles from "./placeholder.module.css";

type EmptyStateProps = {
  /** Without it the text stands alone, as in a panel. */
  readonly heading?: string;
  readonly text: string;
  readonly headingLevel?: 2 | 3;
  /** The way out: a link or a button. */
  readonly children?: ReactNode;
};

/** In the place of a list without entries. */
export function EmptyState({ heading, text, headingLevel = 2, children }: EmptyStateProps) {
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <div className={styles.empty}>
      {heading !== undefined && (
        <>
          <span className={styles.screen} aria-hidden="true" />
          <Heading>{heading}</Heading>
        </>
      )}
      <p>{text}</p>
      {children}
    </div>
  );
}

/** In the place of text that is loading. The region that waits has `aria-busy` itself. */
export function Skeleton({ lines }: { lines: number }) {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} />
      ))}
    </div>
  );
}
