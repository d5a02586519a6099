import type { Feature } from "../forms/candidate.ts";
import type { Tag } from "../tag.ts";
import type { Unit } from "./unit.ts";

/** What a word expert says; undefined leaves the word to the general rules. */
export type Decision = { readonly tag: Tag; readonly lemma?: string; readonly feature?: Feature } | undefined;

/** Settles a unit. Without a lemma the form itself is the headword. */
export function settle(unit: Unit, { tag, lemma, feature }: NonNullable<Decision>): void {
  unit.tag = tag;
  unit.lemma = lemma ?? unit.form;
  unit.feature = feature;
}
