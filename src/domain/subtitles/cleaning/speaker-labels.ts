import { ENGLISH_FUNCTION_WORDS } from "./function-words.ts";
import type { IsWord } from "./is-word.ts";

/** Up to four words that begin with a capital or a digit ("DR. GREY", "Man 2", "Boon's Mom"), before a colon. */
const LABEL = /^(\p{Lu}[\p{L}\p{M}\d.'&#/-]{0,30}(?: [\p{Lu}\d#&][\p{L}\p{M}\d.'&#/-]{0,30}){0,3}) {0,3}:(?=\s|$)/u;
/** Whoever speaks without a name may be told at more length ("Man on TV", "Woman in red dress"). */
const ROLE_LABEL =
  /^(All|Both|Others|(?:Man|Woman|Boy|Girl|Guy|Kid|Child|Voice|Male|Female|Reporter|Announcer|Narrator|Officer|Doctor|Nurse|Crowd|Waiter|Driver|Teacher|Host|Operator|Mom|Mum|Dad|Mother|Father|Grandma|Grandpa|TV|Radio)(?: #?[A-Z\d]{1,2})?(?: (?:on|in|over|with|at|of|from|behind|through)(?: [\p{L}'-]{1,20}){1,3})?) {0,3}:(?=\s|$)/u;
const TITLED = /^(?:Dr|Mrs?|Ms|Sgt|Lt|Capt|Prof)\b\.? \p{Lu}/u;
/** A label within a line, after the end of another speaker's sentence. */
const LABEL_WITHIN = /(?<=\p{Ll}[.?!-]"?|[?!]) (?=\p{Lu}[\p{Lu}\d.'# ]{1,30}: )/gu;

/** Words that people say before a colon. */
const SAID_BEFORE_COLON = new Set(
  "question answer listen look remember fact rule note step lesson warning example okay so and but now first second third here one two three translation correction".split(
    " ",
  ),
);
const OFTEN = 3;

/** How often each possible label stands in a file; from `countLabels`. */
export type LabelCounts = ReadonlyMap<string, number>;

/** Counts what could be labels: a word that stands before a colon again and again is a name. */
export function countLabels(texts: readonly string[]): LabelCounts {
  const counts = new Map<string, number>();
  for (const text of texts) {
    if (!text.includes(":")) continue;
    for (const line of text.split("\n")) {
      const label = LABEL.exec(line.replace(/^[^\p{L}\d]{1,8}/u, ""))?.[1];
      if (label) counts.set(label, (counts.get(label) ?? 0) + 1);
    }
  }
  return counts;
}

/** The speaker's label that a line begins with, and what is said after it. */
export function takeLabel(
  line: string,
  counts: LabelCounts,
  isWord: IsWord,
): { label: string; said: string } | undefined {
  if (!line.includes(":")) return undefined;
  const match = LABEL.exec(line) ?? ROLE_LABEL.exec(line);
  const label = match?.[1];
  if (!match || !label) return undefined;
  const said = line.slice(match[0].length).trim();
  return isLabel(label, said.slice(0, 200), counts, isWord) ? { label, said } : undefined;
}

function isLabel(label: string, said: string, counts: LabelCounts, isWord: IsWord): boolean {
  if (ROLE_LABEL.test(`${label}:`) || TITLED.test(label)) return true;
  const isShouted = !/\p{Ll}/u.test(label) && /\p{L}/u.test(label);
  // In a line that is all capitals a label's capitals say nothing.
  if (isShouted && (said === "" || /\p{Ll}/u.test(said))) return true;
  const words = label.toLowerCase().split(" ");
  if (words.some((word) => SAID_BEFORE_COLON.has(word))) return false;
  return (counts.get(label) ?? 0) >= OFTEN || words.some((word) => /^\p{L}/u.test(word) && !isKnown(word, isWord));
}

function isKnown(word: string, isWord: IsWord): boolean {
  return ENGLISH_FUNCTION_WORDS.has(word) || isWord(word) || isWord(word.replace(/'s$|\.$/, ""));
}

/** Begins a new line, led by a dash, where the speaker changes within a line. */
export function partSpeakers(text: string): string {
  let parted = text;
  if (parted.includes(" >>")) parted = parted.replace(/ >{2,3} ?/g, "\n- ");
  if (parted.includes(" -")) parted = parted.replace(/(?<=[.?!"-]) - ?(?=["']?\p{Lu})/gu, "\n- ");
  if (parted.includes(":")) parted = parted.replace(LABEL_WITHIN, "\n- ");
  return parted;
}
