import { levels as allLevels } from "../../../domain/lexicon/level.ts";
import { numberText } from "../../i18n/texts.ts";
import styles from "./level-chips.module.css";
import { LevelTag } from "./level-tag.tsx";

type LevelChipsProps = {
  readonly legend: string;
  /** The levels that are picked; none means all. */
  readonly levels: readonly number[];
  /** How many things each level has, from level 1, where that is known. */
  readonly counts?: readonly number[];
  /** Names what is picked in a form that is sent. */
  readonly name?: string;
  readonly onToggle: (level: number) => void;
};

/** Picks levels to be shown. */
export function LevelChips({ legend, levels, counts, name, onToggle }: LevelChipsProps) {
  return (
    <fieldset className={styles.levels}>
      <legend>{legend}</legend>
      {allLevels.map((level) => (
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
