import { wordListTypes } from "../../contract/lexicon/word-list.ts";
import type { NamedList } from "../../services/progress/read-named-list.ts";
import { sourceOfType } from "../catalogue/word-list-types.ts";

/** A list by type and id; undefined where the id is not of the type's kind, so that no list can have it. */
export function namedListOf({
  type,
  id,
}: {
  readonly type: number;
  readonly id: number | string;
}): NamedList | undefined {
  if (type === wordListTypes.shared) return typeof id === "string" ? { kind: "shared", url: id } : undefined;
  if (typeof id !== "number") return undefined;
  return type === wordListTypes.own ? { kind: "own", id } : sourceOfType(type, id);
}
