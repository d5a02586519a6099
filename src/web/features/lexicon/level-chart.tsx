import type { LevelCounts } from "../../../contract/lexicon/word-list.ts";
import { levels as allLevels, levelNames } from "../../../domain/lexicon/level.ts";
import { m } from "../../i18n/generated/messages.js";
import { levelWithLetters, numberText, percentText } from "../../i18n/texts.ts";
import { LevelBar, totalOf } from "./level-bar.tsx";
import styles from "./level-chart.module.css";
import { LevelTag } from "./level-tag.tsx";

type LevelChartProps = {
  readonly counts: LevelCounts;
  /** The caption of the table of all words. */
  readonly caption: string;
};

/**
 * The levels of a title's words: a bar of all of them, and a visually hidden table by season, whose bars are in the list
 * of seasons.
 */
export function LevelChart({ counts: { levels, seasons }, caption }: LevelChartProps) {
  return (
    <section aria-labelledby="levels">
      <h2 id="levels">{m.level_chart_heading()}</h2>
      <LevelStrip counts={levels} caption={caption} />
      {seasons.length > 1 && <SeasonsTable seasons={seasons} />}
    </section>
  );
}

function SeasonsTable({ seasons }: { seasons: LevelCounts["seasons"] }) {
  return (
    <div className="visually-hidden">
      <table>
        <caption>{m.level_chart_seasons()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.season_column()}</th>
            {allLevels.map((level) => (
              <th key={level} scope="col">
                {levelWithLetters(level)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seasons.map(({ seasonId, seasonNumber, levels }) => (
            <tr key={seasonId}>
              <th scope="row">{m.season_name({ season: seasonNumber })}</th>
              {levelNames.map((letters, index) => (
                <td key={letters}>{numberText(levels[index] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type LevelStripProps = {
  /** Number of words of each level, A1 first. */
  readonly counts: readonly number[];
  /** The caption of the table. */
  readonly caption: string;
};

/** The level profile of a list: a bar, and below it a table. */
export function LevelStrip({ counts, caption }: LevelStripProps) {
  const total = totalOf(counts);
  return (
    <div className={styles.strip}>
      <LevelBar counts={counts} />
      <table className={styles.legend}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {allLevels.map((level) => (
              <th key={level} scope="col">
                <LevelTag level={level} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {allLevels.map((level) => {
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
