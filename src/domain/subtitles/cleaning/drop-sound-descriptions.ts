/** A range of text, from inclusive, to exclusive. */
type Range = { from: number; to: number };

const BRACKET = /[[\]()]/;
/** How many cues after the one that opens it a description may continue. */
const MAX_FURTHER_CUES = 3;

/**
 * Drops text in round or square brackets, also over several lines or cues. After a bracket that is never closed, the
 * rest of its line is dropped.
 *
 * @param texts one per cue, in the order of the film
 */
export function dropSoundDescriptions(texts: readonly string[]): string[] {
  let isInside = false;
  return texts.map((text, index) => {
    if (!BRACKET.test(text)) return isInside ? "" : text;
    const { kept, isOpen } = dropBracketed(text, isInside, () => isClosedLater(texts, index));
    isInside = isOpen;
    return kept;
  });
}

function isClosedLater(texts: readonly string[], index: number): boolean {
  for (let next = index + 1; next <= index + MAX_FURTHER_CUES; next++) {
    const bracket = BRACKET.exec(texts[next] ?? "")?.[0];
    if (bracket) return isCloser(bracket);
  }
  return false;
}

function dropBracketed(
  text: string,
  startsInside: boolean,
  closesLater: () => boolean,
): { kept: string; isOpen: boolean } {
  const dropped: Range[] = [];
  const open: number[] = startsInside ? [0] : [];
  let lineStart = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? "";
    if (sign === "\n") lineStart = at + 1;
    else if (sign === "[" || sign === "(") open.push(at);
    else if (isCloser(sign)) {
      const from = open.pop() ?? (sign === "]" ? lineStart : at);
      dropped.push({ from, to: at + 1 });
    }
  }
  const outermost = open[0];
  if (outermost !== undefined && closesLater()) {
    return { kept: without(text, [...dropped, { from: outermost, to: text.length }]), isOpen: true };
  }
  let line = 0;
  for (const from of open) {
    if (from < line) continue;
    const end = text.indexOf("\n", from);
    line = end < 0 ? text.length : end;
    dropped.push({ from, to: line });
  }
  return { kept: without(text, dropped), isOpen: false };
}

function without(text: string, ranges: Range[]): string {
  ranges.sort((one, other) => one.from - other.from);
  let kept = "";
  let from = 0;
  for (const range of ranges) {
    if (range.from > from) kept += `${text.slice(from, range.from)} `;
    from = Math.max(from, range.to);
  }
  return kept + text.slice(from);
}

function isCloser(sign: string): boolean {
  return sign === "]" || sign === ")";
}
