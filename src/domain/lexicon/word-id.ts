import type { PartOfSpeech } from "./part-of-speech.ts";

const offsetBasis = 0xcbf29ce484222325n;
const prime = 0x100000001b3n;
const mask = 0xffffffffffffffffn;

/** 64-bit FNV-1a of a text's UTF-16 units (equal to its bytes for ASCII). Source: RFC 9923. */
export function fnv1a64(text: string): bigint {
  let hash = offsetBasis;
  for (let i = 0; i < text.length; i += 1) {
    hash = ((hash ^ BigInt(text.charCodeAt(i))) * prime) & mask;
  }
  return hash;
}

/**
 * The id of a headword: a whole number below 2^53, made from the phrase and its part of speech alone,
 * so that it is the same on every installation, in every release, with or without a lexicon entry.
 */
export function wordId(phrase: string, partOfSpeech: PartOfSpeech): number {
  return Number(fnv1a64(`${partOfSpeech}:${phrase.toLowerCase()}`) >> 11n);
}
