import styles from "./coverage-strip.module.css";

type CoverageStripProps = {
  readonly share: number;
  /** Of words that are being learnt, lighter, behind the share. */
  readonly learning?: number | undefined;
  /** What the share with that is to become, in another shade. */
  readonly next?: number;
  /** It grows from one to the other when it appears. */
  readonly isGrowing?: boolean;
  readonly target?: number;
};

/** A bar filled to the share, with a mark at the target. Hidden from screen readers: the number is beside it as text. */
export function CoverageStrip({ share, learning = 0, next, isGrowing = false, target }: CoverageStripProps) {
  const begun = Math.min(1, share + learning);
  return (
    <svg className={styles.strip} aria-hidden="true">
      <rect width="100%" height="100%" className={styles.all} />
      <rect width={percent(share)} height="100%" className={styles.known} />
      {learning > 0 && (
        <rect x={percent(share)} width={percent(begun - share)} height="100%" className={styles.learning} />
      )}
      {next !== undefined && (
        <rect
          x={percent(begun)}
          width={percent(Math.max(0, next - begun))}
          height="100%"
          className={styles.next}
          data-growing={isGrowing}
        />
      )}
      {target !== undefined && (
        <line x1={`${target * 100}%`} x2={`${target * 100}%`} y1="0" y2="100%" className={styles.target} />
      )}
    </svg>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
