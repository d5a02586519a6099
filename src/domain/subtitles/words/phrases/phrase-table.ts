import { type NounClasses, readNounClasses } from "./nouns.ts";

/**
 * What a row says where its condition holds:
 *
 * - rejects: its words have their literal sense here.
 * - accepts: it is the phrase, whatever the general rules say.
 * - accepts unless literal: it is, unless the general rules see a literal sense; of phrasal verbs.
 * - allows: what `when` names may stand inside it (`insertions` of compile-phrases.ts).
 * - is also: `when` is another wording of it.
 */
const verdicts = ["rejects", "accepts", "accepts unless literal", "allows", "is also"] as const;

export type Verdict = (typeof verdicts)[number];

export type PhraseRow = {
  readonly phrase: string;
  readonly when: string;
  readonly verdict: Verdict;
  /** A sentence in which the phrase is found, and one in which it is not; "" where the row needs none. */
  readonly found: string;
  readonly not: string;
};

/** What phrases need besides the lexicon. */
export type PhraseTable = { readonly rows: readonly PhraseRow[]; readonly nouns: NounClasses };

/**
 * @param conditions of content/phrases/conditions.tsv: `phrase`, `when`, `verdict`, `found`, `not`; the rows of a phrase
 * stand together, and the first that holds decides
 * @param nouns of content/phrases/nouns.tsv
 * @throws {Error} where a row is none
 */
export function readPhraseTable(conditions: string, nouns: string): PhraseTable {
  const rows = conditions
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((row): PhraseRow => {
      const [phrase = "", when = "", said, found = "", not = ""] = row.split("\t");
      const verdict = verdicts.find((one) => one === said);
      if (phrase === "" || verdict === undefined) throw new Error(`Not a row of a phrase: ${row}`);
      return { phrase, when, verdict, found, not };
    });
  return { rows, nouns: readNounClasses(nouns) };
}
