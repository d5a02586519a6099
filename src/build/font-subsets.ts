import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

/** The letters of Turkish that the fonts' Latin files lack. */
const turkish = "ĞğİŞş";
/** The IPA symbols of the lexicon that they lack; theta is Greek and falls back to a system font. */
const phonetic = "ŋɑɔəɚɛɝɡɪɹɾʃʊʌʍʒʔˈˌː";

/** Subsets of each font's extended file, with the few letters beyond Latin-1 that the site uses. */
export const fontSubsets = [
  { file: "text-letters.woff2", from: "source-sans-3", letters: turkish + phonetic },
  { file: "title-letters.woff2", from: "brygada-1918", letters: turkish },
] as const;

const copyrightAndLicence = [0, 13, 14];

/**
 * Writes the subsets into a folder: a few KB each, where a Turkish page would load 93 KB otherwise. Font names are left
 * out, since a modified font may not keep a reserved name (SIL OFL 1.1).
 */
export async function writeFontSubsets(folder: string): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  await mkdir(folder, { recursive: true });
  for (const { file, from, letters } of fontSubsets) {
    const whole = await readFile(resolve(`@fontsource-variable/${from}/files/${from}-latin-ext-wght-normal.woff2`));
    const subset = await subsetFont(whole, letters, { targetFormat: "woff2", preserveNameIds: copyrightAndLicence });
    await writeFile(join(folder, file), subset);
  }
}

/** Letters as a CSS unicode-range: ascending, with consecutive ones joined. */
export function unicodeRangeOf(letters: string): string {
  const ranges: [number, number][] = [];
  for (const code of [...letters].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last !== undefined && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, "0");
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(", ");
}
