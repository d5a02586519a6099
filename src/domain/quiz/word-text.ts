import type { Asked } from "./methods.ts";
import type { QuizWord } from "./quiz-word.ts";

/** The shown part of a word, or the spoken one for "audio"; empty where the word does not have it. */
export function textOf(word: QuizWord, part: Asked): string {
  switch (part) {
    case "phrase":
    case "audio":
      return word.phrase.trim();
    case "mean":
      return (word.mean ?? "").trim();
    case "definition":
      return word.definition.trim();
    case "synonyms":
      return synonymsOf(word).join(", ");
  }
}

/** A word's synonyms without the word itself, which would reveal the answer. */
export function synonymsOf({ phrase, synonyms }: QuizWord): readonly string[] {
  const own = phrase.trim().toLowerCase();
  return synonyms.map((synonym) => synonym.trim()).filter((text) => text !== "" && text.toLowerCase() !== own);
}
