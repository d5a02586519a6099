import { wishKey } from "../contact/report.ts";

/** A name that people gave to titles of their own, or wished for. */
export type GivenName = {
  readonly kind: "series" | "movie";
  readonly name: string;
  readonly year: number | null;
};

/** Texts that titles of two names have in common. */
export type SharedTexts = { readonly names: readonly [string, string]; readonly texts: number };

const seasonMark =
  /(?: (?:s\d{1,2}(?: ?e\d{1,3})?|(?:season|sezon|temporada|series) ?\d{1,2}|\d{1,2} ?(?:sezon|temporada)|complete|all seasons))+$/;

/** What names have in common that differ in case, accents, punctuation, a leading article, or a season at the end. */
export function plainName(name: string): string {
  const key = wishKey(name);
  return key.replace(seasonMark, "") || key;
}

/** Whether a name ends with a season. */
export function namesSeason(name: string): boolean {
  return plainName(name) !== wishKey(name);
}

const leastInitials = 3;

/** The abbreviations of a name of several words: with its article too, as in TBBT. */
function initialsOf(plain: string): readonly string[] {
  const words = plain.split(" ");
  if (words.length < leastInitials) return [];
  const initials = words.map((word) => word[0]).join("");
  return [initials, `t${initials}`];
}

/**
 * Which names are taken for one title's, each by the name that stands for it: those with the same plain name; an
 * abbreviation that only one of the names has; and a name at least half of whose texts another one has as well. Plain names
 * with different years are different titles; one without a year goes with the only year there is.
 *
 * @param texts how many texts there are of a plain name, and how many two of them have in common
 * @returns for each name, in their order, the key of its title
 */
export function foldNames(
  given: readonly GivenName[],
  texts: { readonly of: ReadonlyMap<string, number>; readonly shared: readonly SharedTexts[] },
): string[] {
  const leader = new Map<string, string>();
  const find = (plain: string): string => {
    const next = leader.get(plain) ?? plain;
    return next === plain ? plain : find(next);
  };
  const plainNames = [...new Set(given.map(({ name }) => plainName(name)))];
  for (const short of plainNames.filter((plain) => !plain.includes(" ") && plain.length >= leastInitials)) {
    const [only, ...others] = plainNames.filter((plain) => initialsOf(plain).includes(short));
    if (only !== undefined && others.length === 0) leader.set(short, only);
  }
  for (const { names, texts: common } of texts.shared) {
    const [less, more] = names.toSorted((a, b) => (texts.of.get(a) ?? 0) - (texts.of.get(b) ?? 0) || (a < b ? 1 : -1));
    if (less === undefined || more === undefined || common * 2 < (texts.of.get(less) ?? 0)) continue;
    if (find(less) !== find(more)) leader.set(find(less), find(more));
  }
  const titleOf = ({ kind, name }: GivenName) => `${kind} ${find(plainName(name))}`;
  const years = new Map<string, Set<number>>();
  for (const each of given) {
    const of = years.get(titleOf(each)) ?? new Set();
    if (each.year !== null) of.add(each.year);
    years.set(titleOf(each), of);
  }
  return given.map((each) => {
    const [only, ...others] = years.get(titleOf(each)) ?? [];
    const year = others.length === 0 ? only : each.year;
    return `${titleOf(each)}${year === undefined || year === null ? "" : ` ${year}`}`;
  });
}
