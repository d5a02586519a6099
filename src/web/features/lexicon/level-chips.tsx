import { levels as allLevels } from "../../../domain/lexicon/level.ts";
import { numberText } from "../../i18n/texts.ts";
import styles from "./level-chips.module.css";
import { LevelTag } from "./level-tag.tsx";

type LevelChipsProps = {
  readonly legend: string;
  /** The selected levels; none means all. */
  readonly levels: readonly number[];
  /** Number of entries of each level, from level 1. */
  readonly counts?: readonly number[];
  /** Leaves out levels without entries that are not selected. */
  readonly hidesEmpty?: boolean;
  /** The name of the checkboxes, in a form. */
  readonly name?: string;
  readonly onToggle: (level: number) => void;
};

/** Checkboxes of the levels to show. */
export function LevelChips({ legend, levels, counts, hidesEmpty = false, name, onToggle }: LevelChipsProps) {
  const isEmpty = (level: number) => (counts?.[level - 1] ?? 0) === 0 && !levels.includes(level);
  const shown = hidesEmpty ? allLevels.filter((level) => !isEmpty(level)) : allLevels;
  if (shown.length === 0) return null;
  return (
    <fieldset className={styles.levels}>
      <legend>{legend}</legend>
      {shown.map((level) => (
        <label key={level} className={styles.chip}>
          <input
            type="checkbox"
            name={name}
            value={level}
            autoComplete="off"
            checked={levels.includes(level)}
            onChange={() => onToggle(level)}
          />
          <LevelTag level={level} />{" "}
          {counts && <span className={styles.count}>{numberText(counts[level - 1] ?? 0)}</span>}
        </label>
      ))}
    </fieldset>
  );
}
