import { levels } from "../../../domain/lexicon/level.ts";
import { numberText, percentText } from "../../i18n/texts.ts";
import { LevelBar } from "./level-bar.tsx";
import { totalOf } from "./level-shares.ts";
import styles from "./level-strip.module.css";
import { LevelTag } from "./level-tag.tsx";

type LevelStripProps = {
  /** Words of each level, A1 first. */
  readonly counts: readonly number[];
  /** Whose words these are; names the table. */
  readonly caption: string;
};

/** The level profile of a list: a strip, and under it the same as a table. */
export function LevelStrip({ counts, caption }: LevelStripProps) {
  const total = totalOf(counts);
  return (
    <div className={styles.strip}>
      <LevelBar counts={counts} />
      <table className={styles.legend}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {levels.map((level) => (
              <th key={level} scope="col">
                <LevelTag level={level} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {levels.map((level) => {
              const count = counts[level - 1] ?? 0;
              return (
                <td key={level}>
                  <b>{numberText(count)}</b> <small>{percentText(total === 0 ? 0 : count / total)}</small>
                </td>
              );
            })}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
