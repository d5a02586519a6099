import { createHash } from "node:crypto";

/**
 * A set of texts that is asked only whether a text is in it: never wrong about one that is, and wrong at a known rate
 * about one that is not. The texts cannot be read from it.
 */
export type BloomFilter = {
  has(text: string): boolean;
  /** In its stored form: the number of hashes as a 32-bit integer, then the bits. */
  toBytes(): Buffer;
};

const headerBytes = 4;

/** The bits of a text, by double hashing. Source: Kirsch and Mitzenmacher, Less Hashing, Same Performance (2006). */
function* bitsOf(text: string, hashes: number, bits: number): Generator<number> {
  const digest = createHash("sha256").update(text).digest();
  const first = digest.readUIntBE(0, 6) % bits;
  const step = 1 + (digest.readUIntBE(6, 6) % (bits - 1));
  for (let index = 0; index < hashes; index += 1) yield (first + index * step) % bits;
}

/** @param stored as of `toBytes` */
export function readBloomFilter(stored: Buffer): BloomFilter {
  const hashes = stored.readUInt32BE(0);
  const bytes = stored.subarray(headerBytes);
  const bits = bytes.length * 8;
  return {
    has(text) {
      for (const bit of bitsOf(text, hashes, bits)) if (((bytes[bit >> 3] ?? 0) & (1 << (bit & 7))) === 0) return false;
      return true;
    },
    toBytes: () => stored,
  };
}

/** With 20 bits a text and 14 hashes, 67 of a million texts that are not in it are taken to be. */
export function makeBloomFilter(texts: ReadonlySet<string>, bitsPerText = 20): BloomFilter {
  const hashes = Math.max(1, Math.round(bitsPerText * Math.LN2));
  const stored = Buffer.alloc(headerBytes + Math.ceil((Math.max(1, texts.size) * bitsPerText) / 8));
  stored.writeUInt32BE(hashes, 0);
  const bytes = stored.subarray(headerBytes);
  for (const text of texts) {
    for (const bit of bitsOf(text, hashes, bytes.length * 8))
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (1 << (bit & 7));
  }
  return readBloomFilter(stored);
}
