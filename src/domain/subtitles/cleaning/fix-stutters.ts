import { ENGLISH_FUNCTION_WORDS, type IsWord } from "./known-words.ts";

const STUTTER = /(?<![\p{L}\d'-])(\p{L}{1,4})-(?=\1)/iu;
const HYPHENATED = /(?<![\p{L}\d'-])\p{L}[\p{L}']*(?:-\p{L}[\p{L}']*)+(?![\p{L}\d'-])/gu;
/** Prefixes before the same letters (re-read, co-conspirator). */
const PREFIXES = new Set(["re", "co", "pre", "de"]);
const WHOLE_WORDS = new Set(["d-day", "no-nonsense", "b-ball", "to-tom"]);

/** Removes stutters: "w-what", "I-I-I", "b-b-but", "Th-that"; "bye-bye", "T-shirt", "uh-huh" stay. */
export function fixStutters(text: string, isWord: IsWord): string {
  if (!text.includes("-") || !STUTTER.test(text)) return text;
  return text.replace(HYPHENATED, (word) => (WHOLE_WORDS.has(word.toLowerCase()) ? word : fixWord(word, isWord)));
}

function fixWord(word: string, isWord: IsWord): string {
  const parts = word.split("-");
  const kept: string[] = [];
  for (let at = parts.length - 1; at >= 0; at--) {
    const part = parts[at] ?? "";
    const next = kept.at(-1);
    if (next === undefined || !isFalseStart(part, next, parts.length, isWord)) kept.push(part);
    else if (/^\p{Lu}/u.test(part)) kept[kept.length - 1] = capitalised(next);
  }
  return kept.length === parts.length || isWord(word.toLowerCase()) ? word : kept.reverse().join("-");
}

function isFalseStart(part: string, next: string, parts: number, isWord: IsWord): boolean {
  const start = part.toLowerCase();
  const whole = next.toLowerCase();
  if (!whole.startsWith(start)) return false;
  if (start === whole) return start.length === 1 || parts > 2 || ENGLISH_FUNCTION_WORDS.has(start);
  if (start.length === 1) return true;
  return start.length === 2 ? !PREFIXES.has(start) : start.length <= 4 && !isWord(start);
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
