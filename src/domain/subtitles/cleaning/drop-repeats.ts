type Timed = { startMs: number; endMs: number; text: string };

/** Roll-up captions follow each other without a pause. */
const LONGEST_PAUSE_MS = 100;
const FEWEST_ROLLS = 5;

/**
 * Drops text that is shown twice but spoken once: the same text at the same time (layers of an effect, damaged copies),
 * and in roll-up captions, where each cue repeats the last line of the cue before, the repeated lines.
 *
 * @param cues in order of their times
 * @returns their texts, empty where nothing is left
 */
export function dropRepeats(cues: readonly Timed[]): string[] {
  const texts = dropCopies(cues);
  const rolling = cues.map((cue, index) => rollsOn(cues[index - 1], cue));
  const rolls = rolling.filter(Boolean).length;
  if (rolls < FEWEST_ROLLS || rolls * 5 < cues.length * 2) return texts;
  return texts.map((text, index) => (rolling[index] ? withoutFirstLine(text) : text));
}

function dropCopies(cues: readonly Timed[]): string[] {
  let startMs = Number.NaN;
  let seen = new Set<string>();
  return cues.map((cue) => {
    if (cue.startMs !== startMs) {
      startMs = cue.startMs;
      seen = new Set();
    }
    if (seen.has(cue.text)) return "";
    seen.add(cue.text);
    return cue.text;
  });
}

function rollsOn(before: Timed | undefined, cue: Timed): boolean {
  if (!before || Math.abs(cue.startMs - before.endMs) > LONGEST_PAUSE_MS) return false;
  const first = cue.text.slice(0, lineEnd(cue.text)).trim();
  return first !== "" && first === before.text.slice(before.text.lastIndexOf("\n") + 1).trim();
}

function withoutFirstLine(text: string): string {
  return text.slice(lineEnd(text) + 1);
}

function lineEnd(text: string): number {
  const end = text.indexOf("\n");
  return end < 0 ? text.length : end;
}
