import { languageOfType } from "../../contract/lexicon/mean-language-types.ts";
import type { LockedWordList, Word, WordSense } from "../../contract/lexicon/word-list.ts";
import type { ListedWord } from "../../domain/catalogue/catalogue.ts";
import { exampleIn, inSenseHere, meanIn, type SenseHere, sensesHere } from "../../domain/catalogue/senses-here.ts";
import type { ShownSense } from "../../domain/lexicon/entry.ts";
import { isCognateIn, isFalseFriendIn } from "../../domain/lexicon/level-for.ts";
import type { ListLanguage } from "../../domain/locale/meaning-language.ts";

/** What has a value of a sense's fields. */
function presentFields(
  sense: ShownSense,
  language: ListLanguage,
): Pick<WordSense, "register" | "pattern" | "example" | "exampleMean" | "note"> {
  const { registers, pattern, notes } = sense;
  const note = language === "en" ? "" : notes[language];
  return {
    ...(registers.length > 0 && { register: [...registers] }),
    ...(pattern !== "" && { pattern }),
    ...exampleIn(sense, language),
    ...(note !== "" && { note }),
  };
}

function presentSense(sense: SenseHere, language: ListLanguage): WordSense {
  const { id, definition, level, count } = sense;
  return { id, mean: meanIn(sense, language), definition, level, ...presentFields(sense, language), count };
}

/** Words with `mean` in one language; null where the lexicon has no meaning in it. */
export function presentWords(words: readonly ListedWord[], meanLanguageType: number): Word[] {
  const language = languageOfType(meanLanguageType);
  return words.map((listed) => {
    const word = inSenseHere(listed);
    const senses = sensesHere(listed);
    const [meant] = senses;
    return {
      id: word.id,
      phrase: word.phrase,
      mean: meanIn(word, language),
      definition: word.definition,
      synonyms: [...word.synonyms],
      difficulty: word.level,
      partOfSpeech: word.partOfSpeech,
      ipa: word.ipa,
      count: word.count,
      times: [...word.times],
      ...(word.line === null ? {} : { line: word.line }),
      ...(meant && presentFields(meant, language)),
      ...(isCognateIn(word, language) && { cognate: true as const }),
      ...(language !== "en" && isFalseFriendIn(word, language) && { falseFriend: word.falseFriends[language] }),
      ...(senses.length > 1 && { senses: senses.map((sense) => presentSense(sense, language)) }),
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
