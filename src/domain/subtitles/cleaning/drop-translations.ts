import { hasForeignSigns, type LanguageEvidence, languageOf } from "./language-evidence.ts";

/** A line of a cue: its colour or face, if a tag gives one, and its score: above 0 English, below 0 another language. */
type Line = { text: string; look: string; score: number };

const LOOK = /<font\b[^<>]{0,200}|\{[^{}]{0,200}\\(?:1?c&H[0-9a-f]{1,8}|fn[^\\{}]{1,40})/i;

/**
 * Takes the translation out of bilingual cues, where a line of English stands with the same in another language. The
 * file as a whole says whether it is bilingual, which look (colour, font) the other language has, and on which side of
 * the English it stands.
 *
 * @param texts one per cue, with their markup
 */
export function dropTranslations(texts: readonly string[]): string[] {
  if (!texts.some(hasForeignSigns)) return [...texts];
  const cues = texts.map(linesOf);
  const paired = cues.filter((lines) => lines.some((line) => line.score > 0) && lines.some((line) => line.score < 0));
  const many = cues.filter((lines) => lines.length > 1).length;
  if (paired.length < 2 || paired.length * 5 < many) return [...texts];

  const foreignLooks = findForeignLooks(cues);
  const isOtherFirst = paired.filter((lines) => (lines[0]?.score ?? 0) < 0).length > paired.length / 2;
  const against = cues.filter((lines) => lines.length > 1 && (lines.at(isOtherFirst ? 0 : -1)?.score ?? 0) > 0).length;
  const isThroughout = against * 10 < many;
  return cues.map((lines) => {
    const kept = lines.filter((line) => !foreignLooks.has(line.look));
    const english = kept.length < lines.length ? kept : englishPart(lines, isOtherFirst, isThroughout);
    return english.map((line) => line.text).join("\n");
  });
}

function linesOf(text: string): Line[] {
  let carried = "";
  return text.split("\n").map((line) => {
    const look = LOOK.exec(line)?.[0].toLowerCase() ?? carried;
    // A tag that is left open holds for the lines below.
    carried = look.startsWith("<") && !/<\/font/i.test(line) ? look : "";
    return { text: line, look, score: score(languageOf(line)) };
  });
}

function score({ english, foreign }: LanguageEvidence): number {
  return english - foreign;
}

/** The looks that only the other language has. */
function findForeignLooks(cues: readonly Line[][]): Set<string> {
  const looks = new Map<string, { english: number; foreign: number }>();
  for (const line of cues.flat()) {
    const seen = looks.get(line.look) ?? { english: 0, foreign: 0 };
    if (line.score > 0) seen.english++;
    if (line.score < 0) seen.foreign++;
    looks.set(line.look, seen);
  }
  const found = new Set<string>();
  for (const [look, { english, foreign }] of looks) {
    if (look !== "" && foreign >= 2 && english * 4 < foreign) found.add(look);
  }
  return found;
}

/**
 * Parts a cue where what stands on the English side is most English and the rest least. Without any evidence the halves
 * decide in a file that is bilingual throughout; else all is kept.
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
    const parted = head - (total - head);
    const isFairer = parted === bestScore && isThroughout && count === half;
    if (parted > bestScore || isFairer) {
      best = count;
      bestScore = parted;
    }
  }
  if (-total > bestScore) best = 0;
  const english = ordered.slice(0, best);
  return isOtherFirst ? english.reverse() : english;
}
