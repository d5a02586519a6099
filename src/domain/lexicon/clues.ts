import { isTopic, type Topic } from "./topic-words.ts";

/** What may stand in a clue in place of a word: parts of speech, and noun phrases of people and of things. */
export const slots = ["SB", "STH", "NOUN", "VERB", "ING", "PART", "ADJ", "ADV", "NUM", "TO", "NAME"] as const;
export type Slot = (typeof slots)[number];

function isSlot(word: string): word is Slot {
  return (slots as readonly string[]).includes(word);
}

/**
 * One place of a clue beside the word: a token that is one of the words, topics or slots; up to three words (`..`);
 * punctuation, or the beginning or end of a sentence (`.`); nothing, in a sentence that asks (`?`).
 */
export type CluePart =
  | {
      readonly kind: "token";
      /** Lemmas or forms. */
      readonly words: ReadonlySet<string>;
      readonly topics: readonly Topic[];
      readonly slots: readonly Slot[];
      /** `.` is one of the choices. */
      readonly orBreak: boolean;
    }
  | { readonly kind: "gap" }
  | { readonly kind: "break" }
  | { readonly kind: "question" };

/** `get =worse than`: what stands beside an ambiguous word, and its own forms where they matter. */
export type Neighbours = {
  readonly before: readonly CluePart[];
  readonly after: readonly CluePart[];
  /** What stands between the words of a phrasal verb, as in `_ SB _`; undefined where that does not matter. */
  readonly inside: readonly CluePart[] | undefined;
  /** Empty for any form. */
  readonly forms: readonly string[];
};

/** The clues of one sense, by kind. */
export type Clues = {
  readonly neighbours: readonly Neighbours[];
  /** `police`, `get married`: a word, or some in a row, near the word. */
  readonly nearby: readonly (readonly string[])[];
  /** `#crime`: what the scene or the whole text is about. */
  readonly topics: readonly Topic[];
};

const signs: ReadonlyMap<string, CluePart> = new Map([
  ["..", { kind: "gap" }],
  [".", { kind: "break" }],
  ["?", { kind: "question" }],
]);

/** As dictionaries write them. */
const slotOf: ReadonlyMap<string, Slot> = new Map([
  ["sb", "SB"],
  ["sth", "STH"],
]);

function readTopic(text: string): Topic {
  const topic = text.slice(1);
  if (!isTopic(topic)) throw new Error(`“${text}” names no topic.`);
  return topic;
}

function readPart(text: string): CluePart {
  const sign = signs.get(text);
  if (sign !== undefined) return sign;
  const words = new Set<string>();
  const topics: Topic[] = [];
  const found: Slot[] = [];
  const choices = text.split("|");
  for (const choice of choices) {
    const slot = slotOf.get(choice) ?? choice;
    if (choice.startsWith("#")) topics.push(readTopic(choice));
    else if (isSlot(slot)) found.push(slot);
    else if (choice === ".") continue;
    else if (/^(?:I|[\p{Ll}\d][\p{L}\d'’.-]*|\p{Lu}\p{Ll}[\p{L}'’-]*|'\p{Ll}+)$/u.test(choice))
      words.add(choice.toLowerCase());
    else throw new Error(`“${choice}” is no word and no slot.`);
  }
  return { kind: "token", words, topics, slots: found, orBreak: choices.includes(".") };
}

function isPlace(word: string): boolean {
  return word === "_" || word.startsWith("=");
}

/** @throws {Error} where a clue is of no kind */
export function readClues(clues: readonly string[]): Clues {
  const neighbours: Neighbours[] = [];
  const nearby: string[][] = [];
  const topics: Topic[] = [];
  for (const clue of clues) {
    const words = clue.split(/\s+/);
    const place = words.findIndex(isPlace);
    if (place !== -1) {
      if (words.length === 1 && clue === "_") throw new Error("“_” has no word beside it.");
      const end = words.findLastIndex(isPlace);
      if (end !== place && (words[end] !== "_" || words.filter(isPlace).length > 2))
        throw new Error(`“${clue}” has too many places for the word.`);
      const forms = words[place] === "_" ? [] : (words[place] ?? "").split("|").map((form) => form.replace(/^=/, ""));
      const parts = (some: readonly string[]) => some.map(readPart);
      const inside = end === place ? undefined : parts(words.slice(place + 1, end));
      neighbours.push({ before: parts(words.slice(0, place)), after: parts(words.slice(end + 1)), inside, forms });
    } else if (clue.startsWith("#") && words.length === 1) {
      topics.push(readTopic(clue));
    } else {
      for (const word of words) {
        const part = readPart(word);
        if (part.kind !== "token" || part.words.size !== 1)
          throw new Error(`“${clue}”: “${word}” is no word, and there is no “_” for it to stand beside.`);
      }
      nearby.push(words.map((word) => word.toLowerCase()));
    }
  }
  return { neighbours, nearby, topics };
}
