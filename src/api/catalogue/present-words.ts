import { type LockedWordList, meanLanguageTypes, type Word, type WordSense } from "../../contract/lexicon/word-list.ts";
import type { ListedWord } from "../../domain/catalogue/catalogue.ts";
import { inSenseHere, type SenseHere, sensesHere } from "../../domain/catalogue/senses-here.ts";
import type { ShownSense } from "../../domain/lexicon/entry.ts";

type Meant = Pick<ShownSense, "tr" | "es" | "definition">;

function meanOf({ tr, es, definition }: Meant, meanLanguageType: number): string | null {
  if (meanLanguageType === meanLanguageTypes.en) return definition === "" ? null : definition;
  const meanings = meanLanguageType === meanLanguageTypes.tr ? tr : es;
  return meanings.length === 0 ? null : meanings.join("; ");
}

/** What has a value of a sense's fields. */
function presentFields(
  { registers, pattern, example, exampleTr, exampleEs, noteTr, noteEs }: ShownSense,
  meanLanguageType: number,
): Pick<WordSense, "register" | "pattern" | "example" | "exampleMean" | "note"> {
  const isEnglish = meanLanguageType === meanLanguageTypes.en;
  const inLanguage = (tr: string, es: string) => (isEnglish ? "" : meanLanguageType === meanLanguageTypes.tr ? tr : es);
  const exampleMean = inLanguage(exampleTr, exampleEs);
  const note = inLanguage(noteTr, noteEs);
  return {
    ...(registers.length > 0 && { register: [...registers] }),
    ...(pattern !== "" && { pattern }),
    ...(example !== "" && { example }),
    ...(exampleMean !== "" && { exampleMean }),
    ...(note !== "" && { note }),
  };
}

function presentSense(sense: SenseHere, meanLanguageType: number): WordSense {
  const { id, definition, level, count } = sense;
  const mean = meanOf(sense, meanLanguageType);
  return { id, mean, definition, level, ...presentFields(sense, meanLanguageType), count };
}

/** Words with `mean` in one language; null where the lexicon has no meaning in it. */
export function presentWords(words: readonly ListedWord[], meanLanguageType: number): Word[] {
  return words.map((listed) => {
    const word = inSenseHere(listed);
    const senses = sensesHere(listed);
    const [meant] = senses;
    return {
      id: word.id,
      phrase: word.phrase,
      mean: meanOf(word, meanLanguageType),
      definition: word.definition,
      synonyms: [...word.synonyms],
      difficulty: word.level,
      partOfSpeech: word.partOfSpeech,
      ipa: word.ipa,
      count: word.count,
      times: [...word.times],
      ...(word.line === null ? {} : { line: word.line }),
      ...(meant && presentFields(meant, meanLanguageType)),
      ...(senses.length > 1 && { senses: senses.map((sense) => presentSense(sense, meanLanguageType)) }),
    };
  });
}

/** Words of a premium list that everybody sees. */
export const previewLength = 20;

/** What others than premium users see of a premium list. */
export function presentPreview(
  words: readonly ListedWord[],
  total: number,
  meanLanguageType: number,
): Pick<LockedWordList, "preview" | "total"> {
  return { preview: presentWords(words.slice(0, previewLength), meanLanguageType), total };
}
