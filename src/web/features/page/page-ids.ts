import type { PathId } from "./paths.ts";

/** The pages that one module draws: one, or several. */
export type PageIds<Id extends PathId> = Id | readonly Id[];

export function idsOf<Id extends PathId>(ids: PageIds<Id>): readonly Id[] {
  return typeof ids === "string" ? [ids] : ids;
}
