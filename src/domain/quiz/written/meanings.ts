import type { ListLanguage } from "../../locale/meaning-language.ts";
import type { QuizWord } from "../quiz-word.ts";
import { foldedWords } from "./fold-text.ts";
import { hasEnding, wordsAndEndings } from "./turkish-endings.ts";

/** One listed meaning: as shown, and every way to write it (words in brackets are optional). */
export type Meaning = {
  readonly shown: string;
  readonly forms: readonly (readonly string[])[];
  /** The forms of a Turkish meaning with endings in the place of words, marked as `wordsAndEndings` does. */
  readonly endings?: readonly (readonly string[])[];
};

/** Brackets that are expanded; further ones are left as they are. */
const bracketLimit = 3;

const verbal: readonly string[] = ["verb", "phrasal verb", "idiom", "phrase"];

/** Whether -mek and -mak are endings of infinitives: the noun "ekmek" (bread) is not the verb "ek". */
export function isVerbal({ partOfSpeech }: Pick<QuizWord, "partOfSpeech">): boolean {
  return verbal.includes(partOfSpeech);
}

/** A word's meanings in the sense that is asked, then those of its other senses, each once. */
export function meaningsOf(
  word: Pick<QuizWord, "phrase" | "mean" | "senses">,
  language: ListLanguage,
): readonly Meaning[] {
  const means = new Set([word.mean, ...(word.senses ?? []).map(({ mean }) => mean)]);
  return [...means].flatMap((mean) => meaningsIn(mean ?? "", word.phrase, language));
}

/**
 * The meanings of a text, separated by semicolons. Without any, commas separate the meanings of a single word, but are part of
 * the meaning of a phrase ("the more the merrier": "cuantos más, mejor").
 */
function meaningsIn(mean: string, phrase: string, language: ListLanguage): readonly Meaning[] {
  const byComma = !mean.includes(";") && !phrase.trim().includes(" ");
  return splitOutsideBrackets(mean, byComma ? /[;,]/ : /;/)
    .map((part) => part.trim())
    .map((shown) => ({
      shown,
      forms: writtenOut(shown, (text) => foldedWords(text, language)),
      ...(language === "tr" && hasEnding(shown) && { endings: writtenOut(shown, wordsAndEndings) }),
    }))
    .filter(({ forms }) => forms.length > 0);
}

function splitOutsideBrackets(text: string, separator: RegExp): readonly string[] {
  const parts = [""];
  let depth = 0;
  for (const letter of text) {
    if (letter === "(") depth += 1;
    if (letter === ")") depth = Math.max(0, depth - 1);
    if (depth === 0 && separator.test(letter)) parts.push("");
    else parts.push((parts.pop() ?? "") + letter);
  }
  return parts;
}

function writtenOut(shown: string, fold: (text: string) => readonly string[]): readonly (readonly string[])[] {
  const texts = openBrackets(shown, bracketLimit).map(fold);
  const forms = new Map(texts.filter((words) => words.length > 0).map((words) => [words.join(" "), words]));
  return [...forms.values()];
}

function openBrackets(text: string, limit: number): readonly string[] {
  const match = /\(([^()]*)\)/.exec(text);
  if (match === null || limit === 0) return [text];
  const before = text.slice(0, match.index);
  const after = openBrackets(text.slice(match.index + match[0].length), limit - 1);
  return after.flatMap((rest) => [before + rest, before + (match[1] ?? "") + rest]);
}

const spanishArticles: readonly string[] = ["el", "la", "los", "las", "un", "una", "unos", "unas"];

/** The words to compare: without a leading Spanish article, and without -mek or -mak. */
export function bareWords(words: readonly string[], language: ListLanguage, verbal: boolean): readonly string[] {
  const [first = "", ...rest] = words;
  if (language === "es") return spanishArticles.includes(first) && rest.length > 0 ? rest : words;
  if (language !== "tr" || !verbal) return words;
  return words.map((word, at) => (at === words.length - 1 ? stemOf(word) : word));
}

/** A Turkish infinitive's stem; any other word as it is. */
export function stemOf(word: string): string {
  return /^.{2,}m[ea]k$/u.test(word) ? word.slice(0, -3) : word;
}
