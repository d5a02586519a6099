import type { PhrasePattern } from "./compile-phrases.ts";

/** A matched phrase with the indexes of its own tokens, without those of its object. */
export type PhraseMatch = { readonly pattern: PhrasePattern; readonly tokens: readonly number[] };
