import type { Asked } from "./methods.ts";
import type { QuizWord } from "./quiz-word.ts";

/** What is shown of a word, or spoken for "audio"; empty where the word has nothing of the kind. */
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

/** A word's synonyms without the word itself, which would give the answer away. */
export function synonymsOf({ phrase, synonyms }: QuizWord): readonly string[] {
  const own = phrase.trim().toLowerCase();
  return synonyms.map((synonym) => synonym.trim()).filter((text) => text !== "" && text.toLowerCase() !== own);
}
