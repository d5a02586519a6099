import { combinedUrlOf } from "../../domain/catalogue/combined-url.ts";
import { type PackEpisode, type PackItem, type PackTitle, runningWordsOf } from "../../domain/catalogue/title-pack.ts";
import type { Headword } from "../../domain/lexicon/entry.ts";
import { wordId } from "../../domain/lexicon/word-id.ts";
import { isSeasonPremium, saveDraft } from "../../storage/catalogue/drafts.ts";
import { findStoredWords } from "../../storage/catalogue/missing-items.ts";
import { type EpisodeFigures, replaceEpisode } from "../../storage/catalogue/replace-episode.ts";
import { saveSeason } from "../../storage/catalogue/save-season.ts";
import { saveTitle } from "../../storage/catalogue/save-title.ts";
import type { Database, Db } from "../../storage/database.ts";
import { holdFallbacks, insertMissingFallbacks } from "../../storage/lexicon/queries.ts";

export type PackEpisodeToSave = {
  readonly title: PackTitle;
  readonly episode: PackEpisode;
  readonly hash: string;
  /** Descriptions of the items that the lexicon has no entry of, as far as free word data knows them. */
  readonly fallbacks: readonly Headword[];
  /** The import that keeps it as a draft. */
  readonly draftOf: string | undefined;
};

const idOf = ({ phrase, partOfSpeech }: PackItem) => wordId(phrase, partOfSpeech);

const tokensOf = (items: readonly PackItem[]) => items.reduce((sum, { tokens }) => sum + tokens, 0);

function figuresOf(episode: PackEpisode, missing: readonly PackItem[]): EpisodeFigures {
  const { closedClassWords, nameWords, otherWords, unjudgedWords, items } = episode;
  const missingTokens = tokensOf(missing);
  return {
    runningWords: runningWordsOf(episode),
    closedClassWords,
    nameWords,
    otherWords: otherWords + missingTokens,
    unjudgedWords: unjudgedWords + missingTokens,
    itemWords: tokensOf(items) - missingTokens,
  };
}

/** A pack says nothing of premium and poster: they stay as they are; so do example lines where it has none. */
function saveTitleOf(db: Db, { year, ...title }: PackTitle, draftOf: string | undefined) {
  const wanted = { ...title, year: year ?? null, combinedUrl: combinedUrlOf(title.name) };
  return draftOf === undefined ? saveTitle(db, wanted) : saveDraft(db, draftOf, wanted);
}

/**
 * Puts an episode of a pack in place of what is stored of it, in one transaction. Visible once published. Returns the id
 * of its title and the items that are not known here.
 */
export async function savePackEpisode(
  { db }: Database,
  { title, episode, hash, fallbacks, draftOf }: PackEpisodeToSave,
): Promise<{ titleId: number; missing: readonly PackItem[] }> {
  return await db.transaction(async (transaction) => {
    await holdFallbacks(transaction);
    await insertMissingFallbacks(transaction, fallbacks);
    const stored = await findStoredWords(transaction, episode.items.map(idOf));
    const { id: titleId, showLines } = await saveTitleOf(transaction, title, draftOf);
    const { season: seasonNumber, episode: episodeNumber, name, seconds, items } = episode;
    const { kind, name: titleName, year = null } = title;
    const isPremium =
      seasonNumber !== null && (await isSeasonPremium(transaction, { kind, name: titleName, year }, seasonNumber));
    const season = { titleId, isPremium, isPremiumKept: true };
    const seasonId = seasonNumber === null ? null : await saveSeason(transaction, { ...season, seasonNumber });
    const placed = items.map((item) => ({ ...item, wordId: idOf(item) }));
    const missing = placed.filter((item) => !stored.has(item.wordId));
    await replaceEpisode(transaction, {
      titleId,
      seasonId,
      episodeNumber: episodeNumber ?? 1,
      name,
      seconds,
      contentHash: hash,
      figures: figuresOf(episode, missing),
      words: placed
        .filter((item) => stored.has(item.wordId))
        .map((item) => ({ ...item, line: (showLines && item.line) || null })),
      missing,
    });
    return { titleId, missing };
  });
}
