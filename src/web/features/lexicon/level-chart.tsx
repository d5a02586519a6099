import type { LevelCounts } from "../../../contract/lexicon/word-list.ts";
import { levelNames } from "../../../domain/lexicon/level.ts";
import { m } from "../../i18n/generated/messages.js";
import { levelText, numberText } from "../../i18n/texts.ts";
import { LevelStrip } from "./level-strip.tsx";

type LevelChartProps = {
  readonly counts: LevelCounts;
  /** Whose words these are; names the table of the whole. */
  readonly caption: string;
};

/**
 * How hard a title's words are: a strip of all of them, and by season a table for those who cannot see the strips
 * that the list of seasons draws.
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
            {levelNames.map((letters, index) => (
              <th key={letters} scope="col">
                {levelText(index + 1) === letters ? letters : `${letters} ${levelText(index + 1)}`}
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
