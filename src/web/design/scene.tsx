import styles from "./scene.module.css";

type SceneProps = {
  /** An English line as a subtitle shows it. */
  readonly line: string;
  /** Picks one of five lightings, so that scenes beside each other look different. */
  readonly variant?: number;
};

/** A frame of a film with a subtitle: decoration, whose content the text beside it repeats. */
export function Scene({ line, variant = 0 }: SceneProps) {
  return (
    <div className={styles.scene} data-variant={variant % 5} aria-hidden="true" lang="en">
      <span>{line}</span>
    </div>
  );
}

/** A frame of a film beside a form, below it on narrow screens, with a list of lines as its subtitles. */
export function SceneAside({ label, lines }: { label: string; lines: readonly string[] }) {
  return (
    <aside className={`always-dark ${styles.aside}`} aria-label={label}>
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
