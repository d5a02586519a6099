import type { TitleKind } from "../../src/domain/catalogue/catalogue.ts";
import type { Headword } from "../../src/domain/lexicon/entry.ts";
import { wordId } from "../../src/domain/lexicon/word-id.ts";
import { publishStale } from "../../src/storage/catalogue/publish-stale.ts";
import { type EpisodeWord, replaceEpisode } from "../../src/storage/catalogue/replace-episode.ts";
import { saveSeason } from "../../src/storage/catalogue/save-season.ts";
import { saveTitle, type TitleSettings } from "../../src/storage/catalogue/save-title.ts";
import type { Db } from "../../src/storage/database.ts";
import { insertMissingFallbacks } from "../../src/storage/lexicon/queries.ts";

export function headword(overrides: Partial<Headword> = {}): Headword {
  const phrase = overrides.phrase ?? "umbrella";
  const partOfSpeech = overrides.partOfSpeech ?? "noun";
  return {
    id: wordId(phrase, partOfSpeech),
    phrase,
    partOfSpeech,
    level: 1,
    tr: ["şemsiye"],
    es: ["el paraguas"],
    definition: "a thing that keeps rain off you",
    synonyms: [],
    ipa: "əmˈbrɛlə",
    source: "lexicon",
    ...overrides,
  };
}

export type EpisodeFactory = Partial<TitleSettings> & {
  readonly season?: number;
  readonly episode?: number;
  readonly episodeName?: string | null;
  readonly isSeasonPremium?: boolean;
  readonly words?: readonly (Partial<Headword> & Partial<Omit<EpisodeWord, "wordId">>)[];
};

/** Saves an episode, or a movie's file, with its title, season and headwords. Not yet published. */
export async function saveEpisode(db: Db, overrides: EpisodeFactory = {}) {
  const { season = 1, episode = 1, episodeName = null, isSeasonPremium = false, words = [{}], ...title } = overrides;
  const kind: TitleKind = title.kind ?? "series";
  const saved = await saveTitle(db, {
    kind,
    name: "The Umbrella Shop",
    year: 2026,
    combinedUrl: "the-umbrella-shop",
    genres: ["comedy"],
    description: { tr: "Şemsiyeler.", en: "Umbrellas.", es: "Paraguas." },
    posterUrl: null,
    isPremium: false,
    showLines: true,
    ...title,
  });
  const seasonId =
    kind === "movie"
      ? null
      : await saveSeason(db, { titleId: saved.id, seasonNumber: season, isPremium: isSeasonPremium });
  const headwords = words.map(({ count: _c, tokens: _t, times: _s, line: _l, ...word }) => headword(word));
  await insertMissingFallbacks(db, headwords);
  const episodeWords = words.map(({ count = 1, tokens = count, times = [12], line = null }, index) => ({
    wordId: headwords[index]?.id ?? 0,
    count,
    tokens,
    times,
    line,
  }));
  const itemWords = episodeWords.reduce((sum, { tokens }) => sum + tokens, 0);
  const episodeId = await db.transaction((transaction) =>
    replaceEpisode(transaction, {
      titleId: saved.id,
      seasonId,
      episodeNumber: episode,
      name: episodeName,
      contentHash: "hash",
      figures: { runningWords: itemWords, closedClassWords: 0, nameWords: 0, otherWords: 0, itemWords },
      words: episodeWords,
    }),
  );
  return { titleId: saved.id, seasonId, episodeId };
}

/** The same, published. */
export async function publishEpisode(db: Db, overrides: EpisodeFactory = {}) {
  const saved = await saveEpisode(db, overrides);
  await publishStale(db);
  return saved;
}
