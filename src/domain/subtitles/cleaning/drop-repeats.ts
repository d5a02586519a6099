type Timed = { startMs: number; endMs: number; text: string };

/** Captions that roll or grow follow each other without a pause, or overlap. */
const LONGEST_PAUSE_MS = 100;
const FEWEST_ROLLS = 5;
/** From so many rolls in a row on, with something new among them, a passage rolls, whatever the file does. */
const CHAIN_ROLLS = 3;
/** So many repeated words in a row of rolls, two at least, are no speech that repeats itself. */
const CHAIN_WORDS = 8;
const CHAIN_WORD_ROLLS = 2;

/** What a caption repeats of the one before it. */
type Repeated = {
  /** How many of its first words. */
  readonly words: number;
  /** From which line of the one before on, 0-based, those stood there. */
  readonly fromLine: number;
};

const wordsOf = (text: string) => text.match(/\S+/g) ?? [];

/**
 * The words at the beginning of a caption that are still shown of the one before: its last lines, or all of it, of which
 * the last line may go on. Undefined where it repeats nothing.
 */
export function repeatedOf(before: string, text: string): Repeated | undefined {
  const shown = before.split("\n");
  const next = wordsOf(text);
  for (let fromLine = 0; fromLine < shown.length; fromLine++) {
    const kept = wordsOf(shown.slice(fromLine).join(" "));
    if (kept.length === 0 || kept.length > next.length) continue;
    if (kept.every((word, at) => word === next[at])) return { words: kept.length, fromLine };
  }
  return undefined;
}

/**
 * Drops text that is shown twice but spoken once: the same text at the same time (layers of an effect, damaged copies),
 * and in captions that roll up by one line of several, or grow word by word, what is still shown of the one before.
 * A line that grows is whole where it begins.
 *
 * @param cues in order of their times, without markup
 * @returns their texts, empty where nothing is left
 */
export function dropRepeats(cues: readonly Timed[]): string[] {
  const rolls = cues.map((cue, index) => rollOf(cues[index - 1], cue));
  const isRolling = rollingOnes(cues, rolls);
  if (!isRolling.includes(true)) return dropCopies(cues);

  const texts = cues.map(({ text }) => text);
  /** The cue that has the line which may go on. */
  let owner = 0;
  for (const [index, { text }] of cues.entries()) {
    const roll = isRolling[index] ? rolls[index] : undefined;
    if (roll === undefined) {
      owner = index;
      continue;
    }
    const { sameLine, newLines } = afterWords(text, roll.words);
    if (sameLine !== "") texts[owner] = `${texts[owner]} ${sameLine}`.trim();
    texts[index] = newLines;
    if (newLines !== "") owner = index;
  }
  return dropCopies(cues.map((cue, index) => ({ ...cue, text: texts[index] ?? "" })));
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

function rollOf(before: Timed | undefined, cue: Timed): Repeated | undefined {
  if (!before || cue.startMs === before.startMs || cue.startMs - before.endMs > LONGEST_PAUSE_MS) return undefined;
  return repeatedOf(before.text, cue.text);
}

/** Which cues repeat the one before because captions roll, rather than since somebody says it again. */
function rollingOnes(cues: readonly Timed[], rolls: readonly (Repeated | undefined)[]): boolean[] {
  const count = rolls.filter((roll) => roll !== undefined).length;
  if (count >= FEWEST_ROLLS && count * 5 >= cues.length * 2) return rolls.map((roll) => roll !== undefined);

  const isRolling = cues.map(() => false);
  for (let from = 0; from < cues.length; from++) {
    let to = from;
    while (rolls[to] !== undefined) to++;
    if (to === from) continue;
    const chain = rolls.slice(from, to);
    const words = chain.reduce((sum, roll) => sum + (roll?.words ?? 0), 0);
    const isNew = chain.some((roll, at) => (roll?.words ?? 0) < wordsOf(cues[from + at]?.text ?? "").length);
    const isLong = chain.length >= CHAIN_ROLLS || (chain.length >= CHAIN_WORD_ROLLS && words >= CHAIN_WORDS);
    if (isNew && isLong) isRolling.fill(true, from, to);
    from = to;
  }
  return isRolling;
}

/** What follows the first words of a text: on the line of the last of them, and on lines of its own. */
function afterWords(text: string, count: number): { sameLine: string; newLines: string } {
  const word = /\S+/g;
  for (let at = 0; at < count; at++) word.exec(text);
  const rest = text.slice(word.lastIndex);
  const end = rest.indexOf("\n");
  if (end < 0) return { sameLine: rest.trim(), newLines: "" };
  return { sameLine: rest.slice(0, end).trim(), newLines: rest.slice(end + 1).trim() };
}
