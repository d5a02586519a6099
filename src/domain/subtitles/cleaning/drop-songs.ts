/**
 * Drops sung text: from one note sign to the next, or to the end of the cue where none follows. `#` counts as a note
 * sign where it encloses the text of a cue.
 *
 * @param text one cue's text; its lines separated by `\n`
 */
export function dropSongs(text: string): string {
  const marked = text.includes("#") ? hashesToNotes(text) : text;
  if (!marked.includes("♪")) return text;
  const kept: string[] = [];
  let isSinging = false;
  for (const line of marked.split("\n")) {
    if (!line.includes("♪")) {
      if (/^\s{0,4}-/.test(line)) isSinging = false;
      if (!isSinging) kept.push(line);
      continue;
    }
    const parts = line.split(/♪[♪ ]*/);
    const isEndOnly = parts.length === 2 && parts[1]?.trim() === "";
    // A line that begins with a note begins a verse, even if the one above is still open.
    if (/^[\s-]{0,4}♪/.test(line)) isSinging = false;
    else if (isEndOnly && !isSinging) isSinging = true;
    for (const part of parts) {
      if (!isSinging) kept.push(part);
      isSinging = !isSinging;
    }
    isSinging = !isSinging;
  }
  return kept.join("\n");
}

/** "# la la #" is sung; "#1 fan" and "#lol" are not. */
function hashesToNotes(text: string): string {
  const lines = text.split("\n").map((line) => line.trim());
  const endsSong = lines.some((line) => line.length > 1 && line.endsWith("#"));
  const startsSong =
    lines.some((line) => /^[\s-]{0,4}#(?:\s|$)/.test(line)) || (endsSong && lines.some(startsWithHash));
  if (!startsSong) return text;
  return lines
    .map((line) => {
      const led = startsWithHash(line) ? line.replace("#", "♪") : line;
      return led.endsWith("#") ? `${led.slice(0, -1)}♪` : led;
    })
    .join("\n");
}

function startsWithHash(line: string): boolean {
  return /^[\s-]{0,4}#(?!\d)/.test(line);
}
