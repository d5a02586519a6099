import { namingTitles, shortTitles } from "../tables/people-words.ts";
import type { Sentence, Word } from "../text/split-sentences.ts";

const capital = /^\p{Lu}/u;
const allCapitals = /^\p{Lu}[\p{Lu}\p{N}'-]+$/u;

/** The lower-case form that a name is known by: Rose's and Rose'll are rose, O'Brien stays whole. */
export function nameKey(text: string): string {
  const apostrophe = text.search(/'(?!\p{Lu})/u);
  return (apostrophe > 0 ? text.slice(0, apostrophe) : text).toLowerCase();
}

export function hasCapital(word: Word): boolean {
  return capital.test(word.text) && !/^I(?:'|$)/.test(word.text);
}

export function isAllCapitals(word: Word): boolean {
  return allCapitals.test(word.text);
}

const titleSmallWords = /^(?:a|an|the|of|and|or|in|on|at|to|for|with|by|from|as|but|nor|vs)$/;

/** Every longer word of it has a capital, as in a title: its capitals say nothing. */
export function isTitleCase({ words }: Sentence): boolean {
  let capitals = 0;
  for (const [index, word] of words.entries()) {
    if (word.isDigits) continue;
    if (hasCapital(word)) capitals += index === 0 ? 0 : 1;
    else if (!titleSmallWords.test(word.lower)) return false;
  }
  return capitals >= 3;
}

/** A capital stands here that a sentence or a quotation gives to any word. */
export function isAtStart({ words }: Sentence, index: number): boolean {
  const before = words[index]?.before ?? "";
  return index === 0 || !(before === "" || before === "," || before === "-");
}

/** A title stands before: "Mr.", "Detective". */
export function isTitleBefore({ words }: Sentence, index: number): boolean {
  const previous = words[index - 1];
  const word = words[index];
  if (previous === undefined || word?.before !== "") return false;
  return shortTitles.has(previous.lower) || (namingTitles.has(previous.lower) && hasCapital(word));
}

/** At the start with a comma after it, like one who is called: "Will, come here." */
export function isCalled({ words }: Sentence, index: number): boolean {
  return words[index + 1]?.before === ",";
}

/** Alone between commas or at the end, like one who is spoken to: "Come here, Will." */
export function isSpokenTo({ words, end }: Sentence, index: number): boolean {
  const next = words[index + 1];
  const isClosedAfter = next === undefined ? end !== "" : next.before !== "" && next.before !== "-";
  return words[index]?.before === "," && isClosedAfter;
}
