import type { Headword } from "../../src/domain/lexicon/entry.ts";
import { wordId } from "../../src/domain/lexicon/word-id.ts";
import { byMeaningLanguage } from "../../src/domain/locale/meaning-language.ts";
import { publishStale } from "../../src/storage/catalogue/publish-stale.ts";
import { type EpisodeWord, replaceEpisode } from "../../src/storage/catalogue/replace-episode.ts";
import { saveSeason } from "../../src/storage/catalogue/save-season.ts";
import { type SavedTitle, saveTitle, type TitleSettings } from "../../src/storage/catalogue/save-title.ts";
import type { Db } from "../../src/storage/database.ts";
import { insertMissingFallbacks } from "../../src/storage/lexicon/queries.ts";
import { meanings } from "./translated.ts";

/** What a test says of a headword; the other languages keep their meanings. */
export type HeadwordOverrides = Partial<
  Omit<Headword, "meanings"> & { readonly meanings: Partial<Headword["meanings"]> }
>;

export function buildHeadword(phrase: string, overrides: HeadwordOverrides = {}): Headword {
  const partOfSpeech = overrides.partOfSpeech ?? "noun";
  // A meaning that says its word is not asked for.
  const inOne = phrase.replaceAll(" ", "");
  return {
    id: wordId(phrase, partOfSpeech),
    phrase,
    partOfSpeech,
    level: 1,
    // Backwards, since a definition that names its word is not asked for.
    definition: `What "${[...phrase].reverse().join("")}" means`,
    synonyms: [],
    ipa: "",
    source: "fallback",
    cognates: [],
    falseFriends: byMeaningLanguage(() => ""),
    senses: [],
    ...overrides,
    meanings: meanings({ tr: [`${inOne}nin türkçesi`], es: [`${inOne}ito en español`], ...overrides.meanings }),
  };
}

export function buildTitle(overrides: Partial<TitleSettings> = {}): TitleSettings {
  return {
    kind: "series",
    name: "The Harbour Office",
    year: null,
    combinedUrl: "the-harbour-office",
    genres: ["comedy"],
    description: { tr: "Bir liman", en: "A harbour", es: "Un puerto" },
    posterUrl: null,
    isPremium: false,
    showLines: true,
    ...overrides,
  };
}

/** A headword and what an episode says of it. */
type Said = { readonly phrase: string; readonly meant?: readonly number[] } & Omit<HeadwordOverrides, "id"> &
  Partial<Omit<EpisodeWord, "wordId" | "senses">>;

export type StoredEpisode = {
  readonly title: SavedTitle;
  readonly seasonId: number | null;
  readonly episodeId: number;
};

export type EpisodeOverrides = {
  readonly title?: Partial<TitleSettings>;
  readonly seasonNumber?: number;
  readonly isPremiumSeason?: boolean;
  readonly episodeNumber?: number;
  readonly name?: string | null;
  readonly contentHash?: string;
  readonly said?: readonly Said[];
};

function wordOf({
  phrase,
  partOfSpeech,
  count = 1,
  tokens = count,
  times = [1],
  line = null,
  meant = [],
}: Said): EpisodeWord {
  return { wordId: wordId(phrase, partOfSpeech ?? "noun"), count, tokens, times, line, senses: meant };
}

function headwordOf({
  phrase,
  count: _count,
  tokens: _tokens,
  times: _times,
  line: _line,
  meant: _meant,
  ...overrides
}: Said): Headword {
  return buildHeadword(phrase, overrides);
}

/** Saves an episode (or a movie's file) with its title, season and headwords as an import does; it publishes nothing. */
export async function storeEpisode(db: Db, overrides: EpisodeOverrides = {}): Promise<StoredEpisode> {
  const { seasonNumber = 1, isPremiumSeason = false, episodeNumber = 1, name = null, contentHash = "hash" } = overrides;
  const said = overrides.said ?? [{ phrase: "harbour" }];
  return await db.transaction(async (transaction) => {
    const settings = buildTitle(overrides.title);
    const title = await saveTitle(transaction, settings);
    const isSeries = settings.kind === "series";
    const season = { titleId: title.id, seasonNumber, isPremium: isPremiumSeason };
    const seasonId = isSeries ? await saveSeason(transaction, season) : null;
    await insertMissingFallbacks(transaction, said.map(headwordOf));
    const episodeId = await replaceEpisode(transaction, {
      titleId: title.id,
      seasonId,
      episodeNumber,
      name,
      contentHash,
      figures: { runningWords: 40, closedClassWords: 20, nameWords: 3, otherWords: 2, unjudgedWords: 0, itemWords: 15 },
      words: said.map(wordOf),
    });
    return { title, seasonId, episodeId };
  });
}

/** The same, published. */
export async function publishEpisode(db: Db, overrides: EpisodeOverrides = {}): Promise<StoredEpisode> {
  const stored = await storeEpisode(db, overrides);
  await publishStale(db);
  return stored;
}
