import { isTopic, type Topic } from "../tables/topic-words.ts";

/** What may stand in a clue in place of a word. `.` is punctuation, or the beginning or end of a sentence. */
export const slots = ["SB", "STH", "NOUN", "VERB", "ING", "ADJ", "ADV", "NUM", "TO", "."] as const;
export type Slot = (typeof slots)[number];

export function isSlot(word: string): word is Slot {
  return (slots as readonly string[]).includes(word);
}

/** Words and slots that stand beside an ambiguous word. */
export type Neighbours = { readonly before: readonly string[]; readonly after: readonly string[] };

/** As dictionaries write them. */
const slotOf: ReadonlyMap<string, Slot> = new Map([
  ["sb", "SB"],
  ["sth", "STH"],
]);

/** The clues of one sense, by kind. */
export type Clues = {
  /** `out of the _`: directly before and after the word. */
  readonly neighbours: readonly Neighbours[];
  /** `police`, `get married`: a word, or some in a row, near the word. */
  readonly nearby: readonly (readonly string[])[];
  /** `#crime`: what the scene or the whole text is about. */
  readonly topics: readonly Topic[];
};

/** @throws {Error} where a clue is of no kind */
export function readClues(clues: readonly string[]): Clues {
  const neighbours: Neighbours[] = [];
  const nearby: string[][] = [];
  const topics: Topic[] = [];
  for (const clue of clues) {
    if (clue.startsWith("#")) {
      const topic = clue.slice(1);
      if (!isTopic(topic)) throw new Error(`“${clue}” names no topic.`);
      topics.push(topic);
      continue;
    }
    const words = clue.split(/\s+/).map((word) => (isSlot(word) ? word : (slotOf.get(word) ?? word.toLowerCase())));
    const place = words.indexOf("_");
    if (place === -1) nearby.push(words);
    else if (words.length === 1 || words.lastIndexOf("_") !== place)
      throw new Error(`“${clue}” has no word beside “_”.`);
    else neighbours.push({ before: words.slice(0, place), after: words.slice(place + 1) });
  }
  return { neighbours, nearby, topics };
}
