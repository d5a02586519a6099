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

/** Lists of choices that may stand directly beside each other; more are a choice of several words, written as single ones. */
const maxLists = 2;

function isList(part: CluePart | undefined): boolean {
  return part?.kind === "token" && part.words.size + part.topics.length + part.slots.length > 1;
}

/**
 * Why what stands beside the word can never match, or undefined.
 *
 * @param parts in their order away from the word
 */
function whyNeverMatching(parts: readonly CluePart[]): string | undefined {
  let lists = 0;
  for (const [index, part] of parts.entries()) {
    lists = isList(part) ? lists + 1 : 0;
    if (lists > maxLists) return "has three lists of choices in a row; a choice is a single word";
    const next = parts[index + 1];
    if (part.kind !== "break" || next === undefined) continue;
    if (next.kind === "gap") return "passes over words behind punctuation";
    if (next.kind === "token" && next.slots.length > 0 && !next.orBreak) return "has a slot behind punctuation";
  }
  return undefined;
}

/** The only word that a part of a clue allows. */
function singleWord(part: CluePart): string | undefined {
  if (part.kind !== "token" || part.orBreak || part.slots.length + part.topics.length > 0) return undefined;
  const [word, ...others] = part.words;
  return others.length === 0 ? word : undefined;
}

/** What may follow a phrase that has the same word inside: "got the hang of the job". */
const articles: ReadonlySet<string> = new Set(["a", "an", "the"]);

/**
 * Why what stands behind a form of a phrase can never match, or undefined: the form stands for the whole phrase, so its
 * words do not follow it again, as in `=thrown out` and `=cut her off`.
 */
function whyRepeating({ forms, inside, after }: Neighbours, phrase: string): string | undefined {
  if (forms.length === 0 || inside !== undefined) return undefined;
  const own = phrase
    .toLowerCase()
    .split(" ")
    .slice(1)
    .filter((word) => !articles.has(word));
  const words = after.map(singleWord);
  const [next] = words;
  const last = own.at(-1);
  const repeated = next !== undefined && own.includes(next) ? next : last;
  if (repeated === undefined || !words.includes(repeated)) return undefined;
  return `says “${repeated}” behind a form, which stands for all of “${phrase}”`;
}

function isPlace(word: string): boolean {
  return word === "_" || word.startsWith("=");
}

function readNeighbours(clue: string, words: readonly string[], place: number, phrase: string): Neighbours {
  if (words.length === 1 && clue === "_") throw new Error("“_” has no word beside it.");
  const end = words.findLastIndex(isPlace);
  if (end !== place && (words[end] !== "_" || words.filter(isPlace).length > 2))
    throw new Error(`“${clue}” has too many places for the word.`);
  const forms = words[place] === "_" ? [] : (words[place] ?? "").split("|").map((form) => form.replace(/^=/, ""));
  const before = words.slice(0, place).map(readPart);
  const inside = end === place ? undefined : words.slice(place + 1, end).map(readPart);
  const after = words.slice(end + 1).map(readPart);
  const neighbours = { before, after, inside, forms };
  const reasons = [before.toReversed(), inside ?? [], after].map(whyNeverMatching);
  const reason = [...reasons, whyRepeating(neighbours, phrase)].find((each) => each !== undefined);
  if (reason !== undefined) throw new Error(`“${clue}” can never match: it ${reason}.`);
  return neighbours;
}

function readNearby(clue: string, words: readonly string[]): string[] {
  for (const word of words) {
    const part = readPart(word);
    if (part.kind !== "token" || part.words.size !== 1)
      throw new Error(`“${clue}”: “${word}” is no word, and there is no “_” for it to stand beside.`);
  }
  return words.map((word) => word.toLowerCase());
}

function readEach(clues: readonly string[], phrase: string, onFault: (error: unknown) => void): Clues {
  const neighbours: Neighbours[] = [];
  const nearby: string[][] = [];
  const topics: Topic[] = [];
  for (const clue of clues) {
    const words = clue.split(/\s+/);
    const place = words.findIndex(isPlace);
    try {
      if (place !== -1) neighbours.push(readNeighbours(clue, words, place, phrase));
      else if (clue.startsWith("#") && words.length === 1) topics.push(readTopic(clue));
      else nearby.push(readNearby(clue, words));
    } catch (error) {
      onFault(error);
    }
  }
  return { neighbours, nearby, topics };
}

/**
 * @param phrase the headword they belong to
 * @throws {Error} where a clue is of no kind, or can never match
 */
export function readClues(clues: readonly string[], phrase: string): Clues {
  return readEach(clues, phrase, (error) => {
    throw error;
  });
}

/** Without those at fault: the console saves an entry with its faults and lists them, and an import goes on without. */
export function readUsableClues(clues: readonly string[]): Clues {
  return readEach(clues, "", () => undefined);
}
