import type { PartOfSpeech } from "./part-of-speech.ts";

/** The halves of the offset basis, and the prime without its bit 40. */
const basisHigh = 0xcbf29ce4;
const basisLow = 0x84222325;
const primeLow = 0x1b3;

const twoTo32 = 2 ** 32;

/**
 * 64-bit FNV-1a of a text's UTF-16 units (equal to its bytes for ASCII), as its upper and lower 32 bits: ids are made
 * for every row whenever the lexicon is loaded, and big integers take several times as long. Source: RFC 9923.
 */
export function fnv1a64(text: string): readonly [high: number, low: number] {
  let high = basisHigh;
  let low = basisLow;
  for (let i = 0; i < text.length; i += 1) {
    low = (low ^ text.charCodeAt(i)) >>> 0;
    const product = low * primeLow;
    high = (high * primeLow + Math.floor(product / twoTo32) + low * 2 ** 8) >>> 0;
    low = product >>> 0;
  }
  return [high, low];
}

/**
 * The id of a headword: a whole number below 2^53, made from the phrase and its part of speech alone,
 * so that it is the same on every installation, in every release, with or without a lexicon entry.
 */
export function wordId(phrase: string, partOfSpeech: PartOfSpeech): number {
  const [high, low] = fnv1a64(`${partOfSpeech}:${phrase.toLowerCase()}`);
  return high * 2 ** 21 + (low >>> 11);
}
