import { type ListedWord, listedWord } from "../../domain/catalogue/catalogue.ts";
import type { TitleReader } from "../../domain/catalogue/title-rights.ts";
import type { Locale } from "../../domain/locale/locale.ts";
import { readListName } from "../../storage/catalogue/read-list-name.ts";
import {
  readEpisodeWords,
  readSeasonWords,
  readTitleWords,
  type StoredWordList,
} from "../../storage/catalogue/read-word-list.ts";
import { readEntriesOfLevel } from "../../storage/lexicon/read-entries.ts";
import { readRecent } from "../read-recent.ts";
import type { Services } from "../services.ts";

/** The part of the catalogue that a word list is of. */
export type WordListSource = { readonly kind: "episode" | "season" | "series" | "movie"; readonly id: number };

/**
 * The words said in an episode, a season, a series or a movie, most frequent first; with `only`, those of these ids.
 * Undefined where it is not published for this reader.
 */
export function readWordList(
  { database }: Services,
  reader: TitleReader,
  { kind, id }: WordListSource,
  only?: readonly number[],
): Promise<StoredWordList | undefined> {
  switch (kind) {
    case "episode":
      return readEpisodeWords(database.db, reader, id, only);
    case "season":
      return readSeasonWords(database.db, reader, id, only);
    default:
      return readTitleWords(database.db, reader, id, kind, only);
  }
}

/** What a list of the catalogue is called, such as "The Harbour Office S01E02"; undefined where there is none. */
export async function readListTitle(
  { database }: Services,
  reader: TitleReader,
  { kind, id }: WordListSource,
): Promise<string | undefined> {
  const name = await readListName(database.db, reader, kind, id);
  const numbered = (letter: string, number: number | null) =>
    number === null ? "" : `${letter}${String(number).padStart(2, "0")}`;
  return name && `${name.title} ${numbered("S", name.seasonNumber)}${numbered("E", name.episodeNumber)}`.trimEnd();
}

/** What a list of the catalogue is called on its page, such as "The Harbour Office, 1. sezon 2. bölüm". */
export async function readListPageTitle(
  { database, translate }: Services,
  reader: TitleReader,
  { kind, id }: WordListSource,
  locale: Locale,
): Promise<string | undefined> {
  const name = await readListName(database.db, reader, kind, id);
  if (name === undefined || name.seasonNumber === null) return name?.title;
  const { title, seasonNumber: season, episodeNumber: episode } = name;
  const place =
    episode === null
      ? translate(locale, "season_name", { season })
      : translate(locale, "episode_full_name", { season, episode });
  return `${title}, ${place}`;
}

/** The lexicon's entries of a level, 1 to 5, from A to Z, as words of a list without counts. */
export async function readLexiconWords(services: Services, level: number): Promise<ListedWord[]> {
  const entries = await readRecent(services, (db) => readEntriesOfLevel(db, level));
  return entries.map((entry) => listedWord(entry));
}
