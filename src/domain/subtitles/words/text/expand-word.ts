import { spokenForms } from "../tables/contractions.ts";

const endings: ReadonlyMap<string, string> = new Map([
  ["n't", "not"],
  ["'re", "'re"],
  ["'ve", "'ve"],
  ["'ll", "will"],
  ["'m", "'m"],
  ["'d", "'d"],
  ["'s", "'s"],
  ["'em", "them"],
]);

const ending = /(?:n't|'(?:re|ve|ll|m|d|s|em))$/;

/** The words behind shortened stems of contractions. */
const wholeStems: ReadonlyMap<string, string> = new Map([
  ["ca", "can"],
  ["wo", "will"],
  ["sha", "shall"],
  ["ai", "be"],
]);

/** Longer forms are not expanded. */
const maxLength = 40;

/**
 * The words that a running word stands for: don't is do not, gonna is gonna (a modal verb of its own), drinkin' is
 * drinking. `'s` and `'d` stay, since their meaning depends on the sentence.
 */
export function expandWord(lower: string, isKnown: (word: string) => boolean): readonly string[] {
  if (lower.length > maxLength) return [lower];
  const spoken = spokenForms.get(lower);
  if (spoken !== undefined) return spoken;
  const found = ending.exec(lower);
  if (found !== null && found.index > 0) {
    const stem = lower.slice(0, found.index);
    const rest = endings.get(found[0]) ?? found[0];
    return [...expandWord(wholeStems.get(stem) ?? stem, isKnown), rest];
  }
  if (lower.endsWith("in'") && isKnown(`${lower.slice(0, -1)}g`)) return [`${lower.slice(0, -1)}g`];
  if (lower.endsWith("'")) return [lower.slice(0, -1)];
  if (lower.length > 4 && lower.endsWith("in") && !isKnown(lower) && isKnown(`${lower}g`)) return [`${lower}g`];
  return [lower];
}
