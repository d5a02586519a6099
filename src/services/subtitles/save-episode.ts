import { combinedUrlOf } from "../../domain/catalogue/combined-url.ts";
import type { SubtitleIdentity } from "../../domain/catalogue/subtitle-path.ts";
import type { Headword } from "../../domain/lexicon/entry.ts";
import type { SubtitleWords, WordCount } from "../../domain/subtitles/word-counts.ts";
import { findDrafted, saveDraft } from "../../storage/catalogue/drafts.ts";
import { type EpisodePlace, findImported } from "../../storage/catalogue/find-imported.ts";
import { type EpisodeFigures, type EpisodeWord, replaceEpisode } from "../../storage/catalogue/replace-episode.ts";
import { saveSeason } from "../../storage/catalogue/save-season.ts";
import { type SavedTitle, saveTitle } from "../../storage/catalogue/save-title.ts";
import type { Database, Db } from "../../storage/database.ts";
import { holdFallbacks, insertMissingFallbacks } from "../../storage/lexicon/queries.ts";
import type { SubtitleFile } from "./collect-files.ts";
import { defaultSettings } from "./title-file.ts";

function placeOf(identity: SubtitleIdentity): EpisodePlace {
  const { kind, name, year } = identity;
  const isSeries = identity.kind === "series";
  return {
    kind,
    name,
    year,
    seasonNumber: isSeries ? identity.season : null,
    episodeNumber: isSeries ? identity.episode : 1,
  };
}

/** The hash with which the file's episode or film was last imported; undefined where it is new. */
export async function findImportedHash(
  db: Db,
  identity: SubtitleIdentity,
  draftOf: string | undefined,
): Promise<string | undefined> {
  const place = placeOf(identity);
  const found = draftOf === undefined ? findImported(db, place) : findDrafted(db, draftOf, place);
  return (await found)?.contentHash;
}

function figuresOf({ items, ...words }: SubtitleWords): EpisodeFigures {
  const { runningWords, closedClassWords, nameWords, otherWords, unjudgedWords } = words;
  const itemWords = items.reduce((sum, { tokens }) => sum + tokens, 0);
  return { runningWords, closedClassWords, nameWords, otherWords, unjudgedWords, itemWords };
}

function episodeWord(item: WordCount, wordId: number, showLines: boolean): EpisodeWord {
  const { count, tokens, times, line, senses } = item;
  return { wordId, count, tokens, times, senses, line: showLines && line !== "" ? line : null };
}

function saveTitleOf(db: Db, { identity, settings }: SubtitleFile, draftOf: string | undefined) {
  const { genres, description, poster, isPremium, showLines, watchUrl, licence, credit, minutes } = settings;
  const { kind, name, year } = identity;
  const wanted = { kind, name, year, combinedUrl: combinedUrlOf(name) };
  // Without a title.json nothing is said of the title.
  const stated = settings !== defaultSettings && {
    genres,
    description: { tr: "", en: "", es: "", ...description },
    posterUrl: poster ?? null,
    isPremium,
    showLines,
    watchUrl,
    licence,
    credit,
    minutes,
  };
  const title = { ...wanted, ...stated };
  return draftOf === undefined ? saveTitle(db, title) : saveDraft(db, draftOf, title);
}

function saveSeasonOf(db: Db, { id: titleId, edited }: SavedTitle, { identity, settings }: SubtitleFile) {
  if (identity.kind === "movie") return null;
  const isPremium = settings.premiumSeasons.includes(identity.season);
  const isPremiumKept = edited.includes("premiumSeasons") || settings === defaultSettings;
  return saveSeason(db, { titleId, seasonNumber: identity.season, isPremium, isPremiumKept });
}

export type EpisodeToSave = {
  readonly file: SubtitleFile;
  readonly hash: string;
  readonly words: SubtitleWords;
  /** How long it is. */
  readonly seconds: number;
  /** The headword of each of the words' items, in their order. */
  readonly headwords: readonly Headword[];
  /** Ids of fallbacks that are stored already, to which the file's are added: most words were in an earlier file. */
  readonly stored: Set<number>;
  /** The import that keeps it as a draft. */
  readonly draftOf: string | undefined;
};

/** Replaces one file's words in one transaction. Visible once published. Returns the id of its title. */
export async function saveEpisode(
  { db }: Database,
  { file, hash, words, seconds, headwords, stored, draftOf }: EpisodeToSave,
): Promise<number> {
  const { identity } = file;
  const fallbacks = headwords.filter(({ id, source }) => source === "fallback" && !stored.has(id));
  const titleId = await db.transaction(async (transaction) => {
    await holdFallbacks(transaction);
    await insertMissingFallbacks(transaction, fallbacks);
    const title = await saveTitleOf(transaction, file, draftOf);
    const seasonId = await saveSeasonOf(transaction, title, file);
    await replaceEpisode(transaction, {
      titleId: title.id,
      seasonId,
      episodeNumber: placeOf(identity).episodeNumber,
      name: identity.kind === "series" ? identity.episodeName : null,
      contentHash: hash,
      figures: figuresOf(words),
      seconds,
      words: words.items.map((item, index) => episodeWord(item, headwords[index]?.id ?? 0, title.showLines)),
    });
    return title.id;
  });
  for (const { id } of fallbacks) stored.add(id);
  return titleId;
}
