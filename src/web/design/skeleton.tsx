import styles from "./skeleton.module.css";

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
