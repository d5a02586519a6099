import type { Settings, Standing } from "./protocol.ts";
import { readMarks, readSiteWords } from "./words-store.ts";

/** What a person knows and learns of some words. */
export type Knowledge = {
  /** Words up to this level count as known, 0 for none to 5. */
  readonly knownLevel: number;
  readonly marked: ReadonlyMap<number, Standing>;
};

/** Of the site where it has a level, else of the extension's settings. */
export async function readKnowledge({ level }: Settings, ids: readonly number[]): Promise<Knowledge> {
  const [site, marked] = await Promise.all([readSiteWords(), readMarks(ids)]);
  return { knownLevel: site?.level || level - 1, marked };
}

/** What a person said of a word stands above what its level says. */
export function standingOf(
  { knownLevel, marked }: Knowledge,
  word: { readonly id: number; readonly level: number },
): Standing {
  return marked.get(word.id) ?? (word.level <= knownLevel ? "known" : "new");
}
