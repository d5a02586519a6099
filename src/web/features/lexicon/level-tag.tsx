import { levelNames } from "../../../domain/lexicon/level.ts";
import { levelText } from "../../i18n/texts.ts";
import styles from "./level-tag.module.css";

/** A level by its letters and, unless it is too narrow for that, its name. */
export function LevelTag({ level, hasName = true }: { level: number; hasName?: boolean }) {
  const letters = levelNames[level - 1];
  const name = levelText(level);
  return (
    <span className={styles.level}>
      <span className={styles.letters} data-level={level}>
        {letters}
      </span>
      {name !== letters && <span className={hasName ? undefined : "visually-hidden"}> {name}</span>}
    </span>
  );
}
