import styles from "./still.module.css";

/** What stands beside a form where there is room: a screen in the dark with its subtitles. */
export function Still({ label, lines }: { label: string; lines: readonly string[] }) {
  return (
    <aside className={`room ${styles.still}`} aria-label={label}>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <span className="caption">{line}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
