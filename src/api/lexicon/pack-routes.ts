import { languageOfType } from "../../contract/lexicon/mean-language-types.ts";
import { readLexiconPack } from "../../services/lexicon/read-pack.ts";
import type { Api } from "../handle.ts";

export function registerPack({ handle, services }: Api): void {
  handle("Lexicon/GetPack", async ({ query }) => readLexiconPack(services, languageOfType(query.MeanLanguageType)));
}
