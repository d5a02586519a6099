import { levelNames } from "../../../domain/lexicon/level.ts";
import { levelText } from "../../i18n/texts.ts";
import styles from "./level-tag.module.css";

/** A level by its CEFR letters and its name; without `hasName` the name is for screen readers only. */
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
