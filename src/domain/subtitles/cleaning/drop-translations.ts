import { hasForeignSigns, type LanguageScores, languageOf } from "./detect-language.ts";

/** A line of a cue, its style (colour or font, if a tag gives one) and its language score: above 0 English, below 0 another language. */
type Line = { text: string; style: string; score: number };

const STYLE =
  /<font\b[^<>]{0,200}|<c\.[^<>\s]{1,60}|\{[^{}]{0,200}\\(?:1?c&H[0-9a-f]{1,8}|fn[^\\{}]{1,40}|r[^\\{}]{1,60}|an[1-9])/i;

/** The style that a tag gives to a line: colour, font, class, ASS style, position. */
export function styleOf(line: string): string | undefined {
  return STYLE.exec(line)?.[0].toLowerCase();
}

/**
 * Drops the translation from bilingual cues. Whether a file is bilingual, which style (colour, font) the other language
 * has and on which side of the English it stands is determined from the whole file.
 *
 * @param texts one per cue, with their markup
 */
export function dropTranslations(texts: readonly string[]): string[] {
  if (!texts.some(hasForeignSigns)) return [...texts];
  const cues = texts.map(linesOf);
  const paired = cues.filter((lines) => lines.some((line) => line.score > 0) && lines.some((line) => line.score < 0));
  const many = cues.filter((lines) => lines.length > 1).length;
  if (paired.length < 2 || paired.length * 5 < many) return [...texts];

  const foreignStyles = findForeignStyles(cues);
  const isOtherFirst = paired.filter((lines) => (lines[0]?.score ?? 0) < 0).length > paired.length / 2;
  const against = cues.filter((lines) => lines.length > 1 && (lines.at(isOtherFirst ? 0 : -1)?.score ?? 0) > 0).length;
  const isThroughout = against * 10 < many;
  return cues.map((lines) => {
    const kept = lines.filter((line) => !foreignStyles.has(line.style));
    const english = kept.length < lines.length ? kept : englishPart(lines, isOtherFirst, isThroughout);
    return english.map((line) => line.text).join("\n");
  });
}

function linesOf(text: string): Line[] {
  let carried = "";
  return text.split("\n").map((line) => {
    const style = styleOf(line) ?? carried;
    // A tag that is not closed applies to the lines below.
    carried = style.startsWith("<") && !/<\/font/i.test(line) ? style : "";
    return { text: line, style, score: score(languageOf(line)) };
  });
}

function score({ english, foreign }: LanguageScores): number {
  return english - foreign;
}

/** The styles that only the other language has. */
function findForeignStyles(cues: readonly Line[][]): Set<string> {
  const styles = new Map<string, { english: number; foreign: number }>();
  for (const line of cues.flat()) {
    const seen = styles.get(line.style) ?? { english: 0, foreign: 0 };
    if (line.score > 0) seen.english++;
    if (line.score < 0) seen.foreign++;
    styles.set(line.style, seen);
  }
  const found = new Set<string>();
  for (const [style, { english, foreign }] of styles) {
    if (style !== "" && foreign >= 2 && english * 4 < foreign) found.add(style);
  }
  return found;
}

/**
 * Splits a cue where the English side scores highest and the rest lowest. Where all splits score alike, the cue is halved
 * in a file that is bilingual throughout, else kept whole.
 */
function englishPart(lines: Line[], isOtherFirst: boolean, isThroughout: boolean): Line[] {
  const ordered = isOtherFirst ? lines.toReversed() : lines;
  const total = ordered.reduce((sum, line) => sum + line.score, 0);
  const half = Math.ceil(ordered.length / 2);
  let best = ordered.length;
  let bestScore = total;
  let head = 0;
  for (const [index, line] of ordered.entries()) {
    head += line.score;
    const count = index + 1;
    const splitScore = head - (total - head);
    const isHalf = splitScore === bestScore && isThroughout && count === half;
    if (splitScore > bestScore || isHalf) {
      best = count;
      bestScore = splitScore;
    }
  }
  if (-total > bestScore) best = 0;
  const english = ordered.slice(0, best);
  return isOtherFirst ? english.reverse() : english;
}
