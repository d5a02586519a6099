import type { IsWord } from "./is-word.ts";

/** Puts a speaker's lines together; a word that was parted at a line's end becomes whole again. */
export function joinLines(lines: readonly string[], isWord: IsWord): string {
  let joined = "";
  for (const [index, line] of lines.entries()) {
    const below = lines[index + 1];
    if (below === undefined) return joined + line;
    const parted = partedWord(line, below);
    if (parted && isWord(parted.replace("-", ""))) joined += line.slice(0, -1);
    else joined += parted && isWord(parted) ? line : `${line} `;
  }
  return joined;
}

/** The word that a hyphen parts between two lines, in small letters and with its hyphen. */
function partedWord(above: string, below: string): string | undefined {
  if (!above.endsWith("-")) return undefined;
  const head = /(?<![\p{L}'-])\p{L}{1,30}-$/u.exec(above.slice(-40))?.[0];
  const tail = /^\p{Ll}{1,30}(?![\p{L}-])/u.exec(below)?.[0];
  return head && tail && (head + tail).toLowerCase();
}
