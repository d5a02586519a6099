import type { Word } from "../../../../contract/lexicon/word-list.ts";
import type { KnownRule } from "../known/known-words.ts";

/**
 * The words of the shortest list in its order; where they are too few for a quiz, further unknown ones of the list, the
 * most frequent first.
 */
export function shortestWords(
  words: readonly Word[],
  shortest: readonly number[],
  knownBy: KnownRule,
  least: number,
): Word[] {
  const byId = new Map(words.map((word) => [word.id, word]));
  const chosen = shortest.flatMap((id) => byId.get(id) ?? []);
  const inList = new Set(shortest);
  const others = words.filter(({ id, difficulty }) => !inList.has(id) && knownBy(id, difficulty) === undefined);
  return [...chosen, ...others.slice(0, Math.max(0, least - chosen.length))];
}
