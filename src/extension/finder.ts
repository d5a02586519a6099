import type { Headword } from "../domain/lexicon/entry.ts";
import { type LexiconPack, readPack } from "../domain/lexicon/pack.ts";
import { type ListLanguage, listLanguages } from "../domain/locale/meaning-language.ts";
import { createLineReader, type LineReader } from "../domain/subtitles/read-lines.ts";
import { readReadingModel } from "../domain/subtitles/words/tagging/reading-model.ts";
import { createWordAnalyser } from "../domain/subtitles/words/word-analyser.ts";
import type { CardWord } from "./protocol.ts";

/** Finds words with a pack, as the import does on the server; made once, which takes about a second. */
export type Finder = {
  /** Of one video each. */
  createReader(): LineReader;
  describe: (phrase: string, partOfSpeech: Headword["partOfSpeech"]) => Headword;
};

export function createFinder(pack: LexiconPack, readings: string): Finder {
  const { dictionary, describe } = readPack(pack);
  const analyser = createWordAnalyser(dictionary, readReadingModel(readings));
  return { createReader: () => createLineReader(dictionary, analyser), describe };
}

/** What a card shows of the sense that is meant. */
export function cardOf(headword: Headword, sense: number, language: ListLanguage): CardWord {
  const { id, phrase, partOfSpeech, ipa } = headword;
  const meant = headword.senses[sense];
  const own = listLanguages.find((one) => one !== "en" && one === language);
  const inLanguage = <Value>(values: Readonly<Record<string, Value>> | undefined, none: Value) =>
    own === undefined ? none : (values?.[own] ?? none);
  const others = headword.senses.filter((_, number) => number !== sense);
  return {
    language,
    id,
    phrase,
    partOfSpeech,
    ipa,
    level: meant?.level ?? headword.level,
    meanings: inLanguage<readonly string[]>((meant ?? headword).meanings, []),
    definition: (meant ?? headword).definition,
    example: meant?.example ?? "",
    exampleMeaning: inLanguage(meant?.translations, ""),
    otherMeanings: others.map(
      ({ meanings, definition }) => inLanguage<readonly string[]>(meanings, []).join("; ") || definition,
    ),
  };
}
