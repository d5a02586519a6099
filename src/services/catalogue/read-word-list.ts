import {
  readEpisodeWords,
  readSeasonWords,
  readTitleWords,
  type StoredWordList,
} from "../../storage/catalogue/read-word-list.ts";
import type { Services } from "../services.ts";

/** What a word list is of; ids are those of the catalogue. */
export type WordListSource = { readonly kind: "episode" | "season" | "series" | "movie"; readonly id: number };

/** The words said in an episode, a season, a series or a movie, most frequent first; undefined where it is not published. */
export function readWordList(
  { database }: Services,
  { kind, id }: WordListSource,
): Promise<StoredWordList | undefined> {
  switch (kind) {
    case "episode":
      return readEpisodeWords(database.db, id);
    case "season":
      return readSeasonWords(database.db, id);
    default:
      return readTitleWords(database.db, id, kind);
  }
}
