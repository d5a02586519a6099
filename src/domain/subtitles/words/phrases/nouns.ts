/** The classes of nouns that the general rules ask for; conditions may name any class of nouns.tsv. */
const asked = [
  "called",
  "clothing",
  "comer",
  "container",
  "day",
  "journey",
  "motive",
  "outing",
  "place",
  "source",
  "surface",
  "time",
  "vehicle",
] as const;

export type Nouns = Readonly<Record<(typeof asked)[number], ReadonlySet<string>>>;

/** The classes of nouns by their names. */
export type NounClasses = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * @param table of content/phrases/nouns.tsv: `class`, `what` its nouns are, `words`
 * @throws {Error} where a class is there twice
 */
export function readNounClasses(table: string): NounClasses {
  const classes = new Map<string, ReadonlySet<string>>();
  for (const row of table.trimEnd().split("\n").slice(1)) {
    const [name = "", , words = ""] = row.split("\t");
    if (name === "" || words === "" || classes.has(name)) throw new Error(`Not a class of nouns: ${row}`);
    classes.set(name, new Set(words.split(" ")));
  }
  return classes;
}

/** @throws {Error} where one that the general rules ask for is not there */
export function askedNouns(classes: NounClasses): Nouns {
  const of = (name: (typeof asked)[number]) => {
    const words = classes.get(name);
    if (words === undefined) throw new Error(`There is no class of nouns "${name}".`);
    return [name, words] as const;
  };
  return Object.fromEntries(asked.map(of)) as Nouns;
}
