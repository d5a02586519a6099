import type { ListedWord } from "../../domain/catalogue/catalogue.ts";
import { readEntriesOfLevel } from "../../storage/lexicon/read-entries.ts";
import type { Services } from "../services.ts";

/** The lexicon's entries of a level, 1 to 5, from A to Z, as words of a list that nobody says. */
export async function readLexiconWords({ database }: Services, level: number): Promise<ListedWord[]> {
  const entries = await readEntriesOfLevel(database.db, level);
  return entries.map((entry) => ({ ...entry, count: 0, times: [], line: null }));
}
