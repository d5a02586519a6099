import type { Feature } from "../forms/candidate.ts";
import type { Tag } from "../tag.ts";
import type { Token } from "./token.ts";

/** What a word expert says; undefined leaves the word to the general rules. */
export type Decision = { readonly tag: Tag; readonly lemma?: string; readonly feature?: Feature } | undefined;

/** Settles a token. Without a lemma the form itself is the headword. */
export function settle(token: Token, { tag, lemma, feature }: NonNullable<Decision>): void {
  token.tag = tag;
  token.lemma = lemma ?? token.form;
  token.feature = feature;
}
