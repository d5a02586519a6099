import type { UserData } from "../../accounts/session/user-data.ts";

/** True for known, false for not known, whatever the level says; null for none. */
export type Mark = boolean | null;

type Marks = Pick<UserData, "knownList" | "unknownList">;

/** The mark of each word. */
export function marksOf({ knownList, unknownList = [] }: Marks): (id: number) => Mark {
  const known = new Set(knownList);
  const unknown = new Set(unknownList);
  return (id) => known.has(id) || (unknown.has(id) ? false : null);
}

/** The user's lists of marks with some marks changed. */
export function withMarks(
  { knownList, unknownList = [] }: Marks,
  marks: Iterable<readonly [number, Mark]>,
): { knownList: number[]; unknownList: number[] } {
  const known = new Set(knownList);
  const unknown = new Set(unknownList);
  for (const [id, mark] of marks) {
    if (mark === true) known.add(id);
    else known.delete(id);
    if (mark === false) unknown.add(id);
    else unknown.delete(id);
  }
  return { knownList: [...known], unknownList: [...unknown] };
}
