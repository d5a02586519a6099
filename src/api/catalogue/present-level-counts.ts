import type { LevelCounts } from "../../contract/lexicon/word-list.ts";
import type { TitleLevels } from "../../domain/catalogue/catalogue.ts";

export function presentLevelCounts({ levels, seasons }: TitleLevels): LevelCounts {
  return {
    levels: [...levels],
    seasons: seasons.map(({ seasonId, seasonNumber, levels }) => ({ seasonId, seasonNumber, levels: [...levels] })),
  };
}
