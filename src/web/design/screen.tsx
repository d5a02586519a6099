import styles from "./screen.module.css";

type ScreenProps = {
  /** An English line as a subtitle shows it. */
  readonly line: string;
  /** Moves the light in the room, so that no two screens beside each other look alike. */
  readonly scene?: number;
};

/** A dark room with one bright line at the bottom: a drawing, which says nothing that the text beside it does not. */
export function Screen({ line, scene = 0 }: ScreenProps) {
  return (
    <div className={styles.screen} data-scene={scene % 4} aria-hidden="true" lang="en">
      <span>{line}</span>
    </div>
  );
}
