import type { ListedWord } from "../../domain/catalogue/catalogue.ts";
import { presentWords } from "../catalogue/present-words.ts";

/** The JSON of a word list, a piece for each page of its words. */
export async function* wordListJson(
  pages: AsyncIterable<readonly ListedWord[]>,
  meanLanguageType: number,
): AsyncGenerator<string> {
  let separator = "[";
  for await (const page of pages) {
    const words = presentWords(page, meanLanguageType).map((word) => JSON.stringify(word));
    if (words.length === 0) continue;
    yield separator + words.join(",");
    separator = ",";
  }
  yield separator === "[" ? "[]" : "]";
}

/** The whole of it, for what is kept. */
export async function joined(pieces: AsyncIterable<string>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const piece of pieces) parts.push(Buffer.from(piece));
  return Buffer.concat(parts);
}
