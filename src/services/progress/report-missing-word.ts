import { saveMissingWord } from "../../storage/progress/missing-words.ts";
import type { Services } from "../services.ts";

/** Tells the operator of a word that the lexicon does not have; who tells is not kept. */
export async function reportMissingWord({ database, now }: Services, phrase: string, context: string): Promise<void> {
  await saveMissingWord(database.db, phrase.toLowerCase().replace(/\s+/g, " "), context, now());
}
