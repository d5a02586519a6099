import type { Lexicon } from "../domain/lexicon/create-lexicon.ts";
import type { Headword } from "../domain/lexicon/entry.ts";
import { type LexiconPack, readPack } from "../domain/lexicon/pack.ts";
import { type ListLanguage, listLanguages } from "../domain/locale/meaning-language.ts";
import { createLineReader, type LineReader } from "../domain/subtitles/read-lines.ts";
import { readPhraseTable } from "../domain/subtitles/words/phrases/phrase-table.ts";
import { readReadingModel } from "../domain/subtitles/words/tagging/reading-model.ts";
import { createWordAnalyser } from "../domain/subtitles/words/word-analyser.ts";
import type { CardWord } from "./protocol.ts";

/** Finds words with a pack, as the import does on the server; made once, which takes about a second. */
export type Finder = {
  /** Of one video each. */
  createReader(): LineReader;
  describe: (phrase: string, partOfSpeech: Headword["partOfSpeech"]) => Headword;
  /** Reads lines until browsers have compiled the code, one at a time: a line of a video is not kept waiting. */
  warmUp(): Promise<void>;
};

/** Without them one line in twenty of the first minutes took over 30 ms at a quarter of the CPU, with them one in fifty. */
const warmingLines = 40;

/** Examples of words in several senses, from all over the lexicon. */
function examplesOf({ dictionary, describe }: Lexicon): string[] {
  const every = Math.ceil(dictionary.ambiguous.length / warmingLines);
  return dictionary.ambiguous
    .filter((_, at) => at % every === 0)
    .map(({ phrase, partOfSpeech }) => describe(phrase, partOfSpeech).senses[0]?.example ?? "");
}

/** The tables of content that finding needs, as texts: readings.tsv of the tagger, the two of the phrases. */
type FinderTables = { readonly readings: string; readonly conditions: string; readonly nouns: string };

export function createFinder(pack: LexiconPack, { readings, conditions, nouns }: FinderTables): Finder {
  const lexicon = readPack(pack);
  const { dictionary, describe } = lexicon;
  const analyser = createWordAnalyser(dictionary, readReadingModel(readings), readPhraseTable(conditions, nouns));
  const createReader = () => createLineReader(dictionary, analyser);
  return {
    createReader,
    describe,
    async warmUp() {
      const reader = createReader();
      for (const example of examplesOf(lexicon)) {
        await new Promise((resolve) => setTimeout(resolve));
        reader.read(example);
      }
    },
  };
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
