import styles from "./status-line.module.css";

/** What has just happened, as a line at the foot of the screen; undefined takes it away. It is read out. */
export function StatusLine({ text }: { text: string | undefined }) {
  return (
    <p className={styles.line} role="status">
      {text !== undefined && <span className="caption">{text}</span>}
    </p>
  );
}
