import { namingTitles, offices, shortTitles } from "../tables/people-words.ts";
import type { Sentence, Word } from "../text/split-sentences.ts";

const capital = /^\p{Lu}/u;
const allCapitals = /^\p{Lu}(?:[\p{Lu}\p{N}'-]+|\p{Lu}+s)$/u;

/** The key of a name in lower case: Rose's and Rose'll are rose, O'Brien stays whole. */
export function nameKey(text: string): string {
  const apostrophe = text.search(/'(?!\p{Lu})/u);
  return (apostrophe > 0 ? text.slice(0, apostrophe) : text).toLowerCase();
}

/** The key of a word as a name. */
export function keyOf({ text, lower }: Pick<Word, "text" | "lower">): string {
  return text.includes("'") ? nameKey(text) : lower;
}

export function hasCapital({ text }: Word): boolean {
  // Most words begin so: decided without an expression.
  const isSmall = text >= "a" && text < "{";
  return !isSmall && capital.test(text) && !/^I(?:'|$)/.test(text);
}

/** Also an abbreviation's plural ("IOUs"). */
export function isAllCapitals(word: Word): boolean {
  return allCapitals.test(word.text);
}

/** "Don't" is no form of Don. */
export function isNegated(word: Word): boolean {
  return word.lower.endsWith("n't");
}

const titleSmallWords = /^(?:a|an|the|of|and|or|in|on|at|to|for|with|by|from|as|but|nor|vs)$/;

/** With a capital they tell of title case ("We Did It"). */
const pronouns = /^(?:you|he|she|it|we|they|me|him|her|us|them|this|that)$/;

/** Title case: its capitals do not indicate names. */
export function isTitleCase({ words }: Sentence): boolean {
  let capitals = 0;
  for (const [index, word] of words.entries()) {
    if (word.isDigits) continue;
    if (!hasCapital(word)) {
      if (!titleSmallWords.test(word.lower)) return false;
    } else if (index > 0) capitals += pronouns.test(word.lower) ? 2 : 1;
  }
  return capitals >= 3;
}

/** At the start of a sentence or a quotation, where any word has a capital. */
export function isAtStart({ words, text }: Sentence, index: number): boolean {
  const { before = "", start = 0 } = words[index] ?? {};
  // "He wrote 'Warmly, your aunt'".
  if (/(?:^|[\s,.])'$/.test(text.slice(Math.max(0, start - 2), start))) return true;
  const previous = words[index - 1];
  // "Baker & Wells".
  if (before === "&" && previous !== undefined && hasCapital(previous)) return false;
  return index === 0 || !(before === "" || before === "," || before === "-");
}

const determiner =
  /^(?:a|an|the|this|that|these|those|my|your|his|her|its|our|their|some|any|no|every|each|another|what|which)$/;

/** A determiner stands before, which names of persons do not have. */
export function isDetermined({ words }: Sentence, index: number): boolean {
  const previous = words[index - 1];
  return previous !== undefined && words[index]?.before === "" && determiner.test(previous.lower);
}

/** "Mr. President": an office after a form of address is no name. */
export function isAddressedByOffice({ words }: Sentence, index: number): boolean {
  return (
    offices.has(words[index]?.lower ?? "") &&
    /^(?:mr|mister|madam|madame|monsieur)$/.test(words[index - 1]?.lower ?? "")
  );
}

/** Whether an abbreviated title is part of the name after it ("Mr. Baker"). */
export function isShortTitle({ words }: Sentence, index: number): boolean {
  const word = words[index];
  if (word === undefined || !shortTitles.has(word.lower)) return false;
  return /^(?:mr|mrs|ms|dr|prof)$/.test(word.lower) || (hasCapital(word) && words[index + 1]?.before === "");
}

/** A title stands before: "Mr.", "Detective". */
export function isTitleBefore(sentence: Sentence, index: number): boolean {
  const { words } = sentence;
  const previous = words[index - 1];
  const word = words[index];
  if (previous === undefined || word?.before !== "" || isAddressedByOffice(sentence, index)) return false;
  return shortTitles.has(previous.lower) || (namingTitles.has(previous.lower) && hasCapital(word));
}

/** A vocative at the start, with a comma after it: "Will, come here." */
export function isVocativeAtStart({ words }: Sentence, index: number): boolean {
  return words[index + 1]?.before === ",";
}

/** A vocative between commas or at the end: "Come here, Will." */
export function isVocative({ words, end }: Sentence, index: number): boolean {
  const next = words[index + 1];
  const isClosedAfter = next === undefined ? end !== "" : next.before !== "" && next.before !== "-";
  return words[index]?.before === "," && isClosedAfter;
}

/** "Happy New Year", "Merry Christmas", "New Year's Eve": capitals by custom. */
export function isOfHoliday({ words }: Sentence, index: number): boolean {
  const near = (at: number) => words[index + at]?.lower ?? "";
  switch (words[index]?.lower) {
    case "happy":
    case "merry":
      return /^(?:new|birthday|anniversary|christmas|holidays?|easter|halloween|thanksgiving|hanukkah)$/.test(near(1));
    case "birthday":
    case "anniversary":
    case "holidays":
      return near(-1) === "happy";
    case "new":
      return /^years?(?:'s?)?$/.test(near(1));
    case "year":
    case "years":
    case "year's":
      return near(-1) === "new";
    case "eve":
    case "day":
      return /^(?:year'?s|christmas|thanksgiving|easter|halloween|valentine's|mother's|father's)$/.test(near(-1));
    default:
      return false;
  }
}

/** "Billy the Kid", at the end of a sentence or before punctuation. */
export function isByname({ words }: Sentence, index: number): boolean {
  const word = words[index];
  const article = words[index - 1];
  if (word?.before !== "" || article?.text !== "the" || article.before !== "" || !hasCapital(word)) return false;
  return words[index + 1]?.before !== "";
}
