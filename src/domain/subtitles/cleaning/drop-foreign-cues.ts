import { evidenceOfEnglish, hasForeignSigns } from "./detect-language.ts";
import { styleOf } from "./drop-translations.ts";
import type { IsWord } from "./known-words.ts";

type Timed = { readonly startMs: number; readonly endMs: number; readonly text: string };
/** A cue and its likely translation, by index in the order of the file. */
type Pair = { readonly first: number; readonly second: number };

/** How far apart a line and its translation begin. */
const NEAR_MS = 700;
/** Cues that begin near each other and overlap: few are shown at once. */
const AT_ONCE = 4;
/** At and below it a cue by itself is in another language. */
const SURELY_FOREIGN = -1;
const FEWEST = 2;
/** A style of another language has a fifth of the cues, or so many. */
const FEWEST_OF_STYLE = 8;

/**
 * Drops the cues of another language in a file that has its lines in cues of their own: at the time of the English ones,
 * in a style of their own (colour, font, ASS style, position), or at other times. Whether a file is of two languages is
 * told by the whole of it.
 *
 * @param cues in the order of their times, with their markup
 * @returns their texts, empty for those dropped
 */
export function dropForeignCues(cues: readonly Timed[], isWord: IsWord): string[] {
  const texts = cues.map(({ text }) => text);
  if (!texts.some(hasForeignSigns)) return texts;
  const scores = texts.map((text) => evidenceOfEnglish(text, isWord));
  const isForeign = scores.map(() => false);

  const pairs = pairsOf(cues);
  const opposite = pairs.filter(({ first, second }) => (scores[first] ?? 0) * (scores[second] ?? 0) < 0);
  const isPaired = opposite.length >= FEWEST && opposite.length * 5 >= pairs.length * 2;
  if (isPaired) {
    const isOtherFirst = opposite.filter(({ first }) => (scores[first] ?? 0) < 0).length * 2 > opposite.length;
    for (const { first, second } of pairs) {
      const [one, other] = [scores[first] ?? 0, scores[second] ?? 0];
      const isFirst = one === other ? isOtherFirst : one < other;
      if (Math.min(one, other) <= 0) isForeign[isFirst ? first : second] = true;
    }
  }

  const styles = texts.map((text) => styleOfCue(text));
  const foreignStyles = foreignOnes(styles, scores);
  const surely = scores.filter((score) => score <= SURELY_FOREIGN).length;
  const isMixed = isPaired || (surely > FEWEST && surely * 5 >= cues.length);
  return texts.map((text, index) => {
    const isOfStyle = foreignStyles.has(styles[index] ?? "");
    return isForeign[index] || isOfStyle || (isMixed && (scores[index] ?? 0) <= SURELY_FOREIGN) ? "" : text;
  });
}

function pairsOf(cues: readonly Timed[]): Pair[] {
  const pairs: Pair[] = [];
  for (const [first, cue] of cues.entries()) {
    for (let second = first + 1; second < first + AT_ONCE; second++) {
      const other = cues[second];
      if (other === undefined || other.startMs - cue.startMs > NEAR_MS) break;
      const shared = Math.min(cue.endMs, other.endMs) - other.startMs;
      const shorter = Math.min(cue.endMs - cue.startMs, other.endMs - other.startMs);
      if (shared * 5 >= shorter * 3 && cue.text !== other.text) pairs.push({ first, second });
    }
  }
  return pairs;
}

/** The style of a whole cue; none where a part of it has another. */
function styleOfCue(text: string): string {
  const [first = "", ...rest] = text.split("\n");
  const style = styleOf(first) ?? "";
  const isClosed = style.startsWith("<") && /<\/(?:font|c)>\s*[^\s<]/i.test(text);
  return isClosed || rest.some((line) => (styleOf(line) ?? style) !== style) ? "" : style;
}

/** The styles whose cues are in another language, where there are others. */
function foreignOnes(styles: readonly string[], scores: readonly number[]): Set<string> {
  const counts = new Map<string, { english: number; foreign: number }>();
  for (const [index, style] of styles.entries()) {
    const count = counts.get(style) ?? { english: 0, foreign: 0 };
    const score = scores[index] ?? 0;
    if (score > 0) count.english++;
    if (score <= SURELY_FOREIGN) count.foreign++;
    counts.set(style, count);
  }
  const isForeign = ({ english, foreign }: { english: number; foreign: number }) =>
    foreign >= Math.min(FEWEST_OF_STYLE, Math.max(FEWEST, styles.length / 5)) && english * 4 < foreign;
  const found = [...counts].filter(([, count]) => isForeign(count)).map(([style]) => style);
  return new Set(found.length < counts.size ? found : []);
}
