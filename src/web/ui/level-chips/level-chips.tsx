import { levels as allLevels } from "../../../domain/lexicon/level.ts";
import { numberText } from "../../i18n/texts.ts";
import { LevelTag } from "../level-tag/level-tag.tsx";
import styles from "./level-chips.module.css";

type LevelChipsProps = {
  readonly legend: string;
  /** The levels that are picked; none means all. */
  readonly levels: readonly number[];
  /** How many things each level has, from level 1. */
  readonly counts: readonly number[];
  readonly onToggle: (level: number) => void;
};

/** Picks levels to be shown. */
export function LevelChips({ legend, levels, counts, onToggle }: LevelChipsProps) {
  return (
    <fieldset className={styles.levels}>
      <legend>{legend}</legend>
      {allLevels.map((level) => (
        <label key={level} className={styles.chip}>
          <input type="checkbox" autoComplete="off" checked={levels.includes(level)} onChange={() => onToggle(level)} />
          <LevelTag level={level} /> <span className={styles.count}>{numberText(counts[level - 1] ?? 0)}</span>
        </label>
      ))}
    </fieldset>
  );
}
