import type { Dictionary } from "../../domain/lexicon/dictionary.ts";
import { loadLexicon } from "./load-lexicon.ts";

export async function loadDictionary(): Promise<Dictionary> {
  return (await loadLexicon()).dictionary;
}
