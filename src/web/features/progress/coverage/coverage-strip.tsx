import styles from "./coverage-strip.module.css";

/** A bar filled to the share, with a mark at the target. Hidden from screen readers: the number is beside it as text. */
export function CoverageStrip({ share, target }: { share: number; target?: number }) {
  return (
    <svg className={styles.strip} aria-hidden="true">
      <rect width="100%" height="100%" className={styles.all} />
      <rect width={`${Math.round(share * 1000) / 10}%`} height="100%" className={styles.known} />
      {target !== undefined && (
        <line x1={`${target * 100}%`} x2={`${target * 100}%`} y1="0" y2="100%" className={styles.target} />
      )}
    </svg>
  );
}
