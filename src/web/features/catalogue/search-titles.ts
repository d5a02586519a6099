import type { Content, Movie, Series } from "../../../contract/catalogue.ts";
import { fold } from "../../i18n/fold.ts";
import { isOwn } from "./is-own.ts";

type Title = Series | Movie;

/** A title with its folded names, spaces and signs left out between their words. */
type Searched = { readonly title: Title; readonly names: readonly (readonly string[])[] };

function wordsOf(text: string): string[] {
  return fold(text)
    .replace(/['’]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

const searched = new WeakMap<Content, readonly Searched[]>();

/** Folded once per catalogue; newest first, where the API gives the oldest first. */
function searchedOf(content: Content): readonly Searched[] {
  const known = searched.get(content);
  if (known !== undefined) return known;
  const titles: Title[] = [...content.seriesList.toReversed(), ...content.movieList.toReversed()];
  const made = titles.map((title) => ({
    title,
    names: [title.name, ...Object.values(title.localNames ?? {})].map(wordsOf),
  }));
  searched.set(content, made);
  return made;
}

/** Slips forgiven in a word: none in short ones, of which many are one letter apart. */
function slipsIn(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * Whether a word, or its beginning, is at most `slips` from what was typed: letters missing, added, changed or swapped
 * with the next (optimal string alignment).
 */
function beginsNearly(word: string, typed: string, slips: number): boolean {
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= word.length; at += 1) {
      const isSame = word[at - 1] === typed[row - 1];
      let cost = Math.min((last[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (isSame ? 0 : 1));
      if (at > 1 && row > 1 && word[at - 1] === typed[row - 2] && word[at - 2] === typed[row - 1]) {
        cost = Math.min(cost, (before[at - 2] ?? 0) + 1);
      }
      now.push(cost);
    }
    if (Math.min(...now) > slips) return false;
    [before, last] = [last, now];
  }
  return Math.min(...last) <= slips;
}

/** The name from its start; every word typed, in order; in any order; within words. Smaller is better. */
function rankOf(words: readonly string[], typed: readonly string[]): number | undefined {
  const name = words.join(" ");
  const wanted = typed.join(" ");
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (` ${name}`.includes(` ${wanted}`)) return 2;
  if (typed.every((part) => words.some((word) => word.startsWith(part)))) return 3;
  if (name.replaceAll(" ", "").includes(wanted.replaceAll(" ", ""))) return 4;
  return typed.every((part) => name.includes(part)) ? 5 : undefined;
}

function isNearly(words: readonly string[], typed: readonly string[]): boolean {
  return typed.every((part) => {
    const slips = slipsIn(part);
    return words.some((word) =>
      slips === 0 ? word.startsWith(part) : word.length >= part.length - slips && beginsNearly(word, part, slips),
    );
  });
}

const ownFirst = (one: Title, other: Title) => Number(isOwn(other)) - Number(isOwn(one));

/**
 * Series and films with all words of the text in one of their names, in any order: what the person has brought, then the best
 * match first and newer ones before older; where there are none, those that differ by a slip or two. Empty for an empty text.
 */
export function searchTitles(content: Content, text: string): Title[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const titles = searchedOf(content);
  const found = titles.flatMap(({ title, names }) => {
    const ranks = names.flatMap((words) => rankOf(words, typed) ?? []);
    return ranks.length === 0 ? [] : [{ title, rank: Math.min(...ranks) }];
  });
  if (found.length === 0) {
    const isNear = ({ names }: Searched) => names.some((words) => isNearly(words, typed));
    return titles.flatMap((one) => (isNear(one) ? [one.title] : [])).sort(ownFirst);
  }
  return found.sort((a, b) => ownFirst(a.title, b.title) || a.rank - b.rank).map(({ title }) => title);
}
