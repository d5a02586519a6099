/** WordNet's letters for parts of speech: `s` (satellite adjective) is folded into `a`. */
export type WordNetPos = "n" | "v" | "a" | "r";

export type Synset = { readonly words: readonly string[]; readonly isInstance: boolean; readonly definition: string };

const maxDefinitionLength = 110;

/** The gloss without its example sentences, shortened at a semicolon where it is long. */
function definitionOf(gloss: string): string {
  const plain = gloss
    .split(/;? *"/)[0]
    ?.trim()
    .replace(/[;:,]$/, "");
  if (plain === undefined) return "";
  if (plain.length <= maxDefinitionLength) return plain;
  const cut = plain.split(/; /)[0] ?? plain;
  return cut.length <= 2 * maxDefinitionLength ? cut : "";
}

/**
 * One line of a WordNet 3.1 data file. Format: wndb(5WN).
 * `isInstance` is true for names of single things ("Paris"), which are no headwords.
 */
export function parseSynset(line: string): Synset {
  const bar = line.indexOf(" | ");
  const fields = line.slice(0, bar).split(" ");
  const wordCount = Number.parseInt(fields[3] ?? "0", 16);
  const words = Array.from({ length: wordCount }, (_, i) => (fields[4 + 2 * i] ?? "").replace(/\((a|p|ip)\)$/, ""));
  return { words, isInstance: fields.includes("@i"), definition: definitionOf(line.slice(bar + 3)) };
}

/** One line of a WordNet 3.1 index file: the lemma and its synsets' byte offsets, most frequent sense first. */
export function parseIndexLine(line: string): { readonly lemma: string; readonly offsets: readonly number[] } {
  const fields = line.trim().split(" ");
  const pointerCount = Number(fields[3] ?? 0);
  return { lemma: fields[0] ?? "", offsets: fields.slice(6 + pointerCount).map(Number) };
}

const posOfType: Readonly<Record<string, WordNetPos>> = { "1": "n", "2": "v", "3": "a", "4": "r", "5": "a" };

/** One line of index.sense: the frequency of a lemma in a part of speech in WordNet's tagged texts. */
export function parseSenseLine(line: string) {
  const [key = "", , , count = "0"] = line.split(" ");
  const percent = key.indexOf("%");
  return { lemma: key.slice(0, percent), pos: posOfType[key[percent + 1] ?? ""] ?? "n", count: Number(count) };
}
