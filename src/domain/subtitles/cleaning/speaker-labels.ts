import { ENGLISH_FUNCTION_WORDS, type IsWord } from "./known-words.ts";

/** Up to four words that begin with a capital or a digit ("DR. GREY", "Man 2", "Boon's Mom"), before a colon. */
const LABEL = /^(\p{Lu}[\p{L}\p{M}\d.'&#/-]{0,30}(?: [\p{Lu}\d#&][\p{L}\p{M}\d.'&#/-]{0,30}){0,3}) {0,3}:(?=\s|$)/u;
const ROLES = (
  "man woman boy girl guy kid child voice male female reporter announcer narrator officer doctor nurse crowd waiter waitress driver " +
  "teacher host operator mom mum dad mother father grandma grandpa guard soldier sailor cop policeman clerk lady " +
  "controller dispatcher pilot commander priest manager secretary assistant agent"
)
  .split(" ")
  .map((role) => `[${role.charAt(0).toUpperCase()}${role.charAt(0)}]${role.slice(1)}`);
const WHICH = "Old|Older|Young|Younger|Little|Tall|First|Second|Third|Other|Another";
/** What they do ("Air traffic controller"), without words that begin what somebody says ("My mother: …"). */
const FIELD = String.raw`(?!(?:The|My|Your|His|Her|Our|Their|Its|An|One|This|That|Every|Like|No|To)\b)\p{Lu}[\p{L}-]{1,20} (?:\p{Ll}[\p{L}-]{1,20} )?`;
/** Unnamed speakers may have longer labels ("Man on TV", "Old woman", "Woman in red dress"). */
const ROLE_LABEL = new RegExp(
  String.raw`^(?=\p{Lu})(All|Both|Others|(?:(?:${WHICH}) |${FIELD})?(?:${ROLES.join("|")}|TV|Radio)(?: #?[A-Z\d]{1,2})?(?: (?:on|in|over|with|at|of|from|behind|through)(?: [\p{L}'-]{1,20}){1,3})?) {0,3}:(?=\s|$)`,
  "u",
);
const TITLED = /^(?:Dr|Mrs?|Ms|Sgt|Lt|Capt|Prof)\b\.? \p{Lu}/u;
/** A label within a line, after another speaker's sentence. */
const LABEL_WITHIN = /(?<=\p{Ll}[.?!-]"?|[?!]) (?=\p{Lu}[\p{Lu}\d.'# ]{1,30}: )/gu;

/** Words of speech that stand before a colon. */
const SAID_BEFORE_COLON = new Set(
  "question answer listen look remember fact rule note step lesson warning example okay so and but now first second third here one two three translation correction".split(
    " ",
  ),
);
const OFTEN = 3;

/** How often each possible label occurs in a file; from `countLabels`. */
export type LabelCounts = ReadonlyMap<string, number>;

/** Counts possible labels: a word that often stands before a colon is a name. */
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

/** The speaker label at the start of a line, and the text after it. */
export function parseLabel(
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
  // In a line that is all capitals, the capitals of a label mean nothing.
  if (isShouted && (said === "" || /\p{Ll}/u.test(said))) return true;
  const words = label.toLowerCase().split(" ");
  if (words.some((word) => SAID_BEFORE_COLON.has(word))) return false;
  return (counts.get(label) ?? 0) >= OFTEN || words.some((word) => /^\p{L}/u.test(word) && !isKnown(word, isWord));
}

function isKnown(word: string, isWord: IsWord): boolean {
  return ENGLISH_FUNCTION_WORDS.has(word) || isWord(word) || isWord(word.replace(/'s$|\.$/, ""));
}

/** Inserts a line break and a dash where the speaker changes within a line. */
export function splitSpeakers(text: string): string {
  let split = text;
  if (split.includes(" >>")) split = split.replace(/ >{2,3} ?/g, "\n- ");
  if (split.includes(" -")) split = split.replace(/(?<=[.?!"-]) - ?(?=["']?\p{Lu})/gu, "\n- ");
  if (split.includes(":")) split = split.replace(LABEL_WITHIN, "\n- ");
  return split;
}
