import type { Standing } from "./protocol.ts";

/** What a person knows and learns, by word ids, as the extension keeps it. */
export type Knowledge = {
  /** Words of lower levels count as known, 1 (A1) to 5. */
  readonly level: number;
  readonly marked: ReadonlyMap<number, Standing>;
};

/** What a person said of a word stands above what its level says. */
export function standingOf(
  { level, marked }: Knowledge,
  word: { readonly id: number; readonly level: number },
): Standing {
  return marked.get(word.id) ?? (word.level < level ? "known" : "new");
}
