import { dropAddresses, dropCredits } from "./credits.ts";
import { isForeign } from "./detect-language.ts";
import { dropSongs } from "./drop-songs.ts";
import { fixCapitals } from "./fix-capitals.ts";
import { fixElongations } from "./fix-elongations.ts";
import { fixMerged } from "./fix-merged.ts";
import { fixOcr } from "./fix-ocr.ts";
import { fixStutters } from "./fix-stutters.ts";
import type { IsWord } from "./known-words.ts";
import { type LabelCounts, parseLabel, splitSpeakers } from "./speaker-labels.ts";
import { tidyPunctuation } from "./tidy-punctuation.ts";

/** What cleaning a cue needs of the whole file, and the dictionary. */
export type CleaningContext = {
  readonly labels: LabelCounts;
  /** The file has lines in another language. */
  readonly hasForeign: boolean;
  /** Words of the file are damaged as by a scan: i as l; spaces that are missing. */
  readonly isScan: boolean;
  readonly isRunTogether: boolean;
  readonly isWord: IsWord;
};

/** One line for each speaker, and the labels that were removed. */
export type SpokenLines = { lines: string[]; speakers: string[] };

const CHANGE_OF_SPEAKER = /^(?:(?:-|>{2,3})(?!-)\s{0,4})+/;
const CONTINUATION = /^-{2,}/;

/** Cleans a cue's text, whose markup and brackets are removed already, to plain spoken sentences. */
export function cleanText(text: string, context: CleaningContext): SpokenLines {
  const marked = dropCredits(text.includes("*") ? dropStarred(text) : text);
  if (marked === "") return { lines: [], speakers: [] };
  const { lines, speakers } = splitLines(dropSongs(dropAddresses(marked)), context);
  return {
    lines: lines
      .map((line) => fixWords(line, context))
      .filter((line) => /[\p{L}\d]/u.test(line) && !(context.hasForeign && isForeign(line))),
    speakers,
  };
}

/** Drops sounds between asterisks and censored words. */
function dropStarred(text: string): string {
  return text
    .replace(/\w{1,20}\*+\w{1,20}/g, " ")
    .replace(/\*[^*]+\*/g, " ")
    .replace(/\w{1,20}\*{2,}/g, " ");
}

/** Splits a cue by speaker and joins the lines of each. */
function splitLines(text: string, context: CleaningContext): SpokenLines {
  const turns: string[][] = [];
  const speakers: string[] = [];
  let isChange = false;
  for (const raw of splitSpeakers(text).split("\n")) {
    const { line, isMarked, labels } = removeMarks(raw.trim(), context);
    for (const label of labels) speakers.push(label);
    // A label may stand on a line of its own.
    isChange ||= isMarked;
    if (line === "") continue;
    const turn = turns.at(-1);
    const above = turn?.at(-1);
    if (!turn || !above) turns.push([line]);
    // A dash before a lower-case letter within a sentence is no change of speaker.
    else if (isChange && /^\p{Ll}/u.test(line) && /[\p{L},]$/u.test(above)) turn.push("-", line);
    else if (isChange) turns.push([line]);
    else turn.push(line);
    isChange = false;
  }
  return { lines: turns.map((turn) => joinLines(turn, context.isWord)), speakers };
}

/** Removes dashes, arrows and labels from the start of a line. */
function removeMarks(raw: string, context: CleaningContext): { line: string; isMarked: boolean; labels: string[] } {
  const labels: string[] = [];
  let line = raw;
  let isMarked = false;
  for (;;) {
    const marker = CHANGE_OF_SPEAKER.exec(line)?.[0];
    const label = marker ? undefined : parseLabel(line, context.labels, context.isWord);
    if (label) labels.push(label.label);
    if (!marker && !label) break;
    isMarked = true;
    line = marker ? line.slice(marker.length) : (label?.said ?? "");
  }
  return { line: line.replace(CONTINUATION, ""), isMarked, labels };
}

function fixWords(line: string, { isWord, labels, isScan, isRunTogether }: CleaningContext): string {
  const tidy = fixMerged(tidyPunctuation(fixOcr(line, isWord, isScan)), isWord, isRunTogether);
  return fixCapitals(fixElongations(fixStutters(tidy, isWord), isWord), isWord, (word) => labels.has(word));
}

/** Joins a speaker's lines; a word that is hyphenated at the end of a line becomes whole. */
export function joinLines(lines: readonly string[], isWord: IsWord): string {
  let joined = "";
  for (const [index, line] of lines.entries()) {
    const below = lines[index + 1];
    if (below === undefined) return joined + line;
    const word = hyphenatedWord(line, below);
    if (word && isWord(word.replace("-", ""))) joined += line.slice(0, -1);
    else joined += word && isWord(word) ? line : `${line} `;
  }
  return joined;
}

/** The word that is hyphenated between two lines, in lower case and with its hyphen. */
function hyphenatedWord(above: string, below: string): string | undefined {
  if (!above.endsWith("-")) return undefined;
  const head = /(?<![\p{L}'-])\p{L}{1,30}-$/u.exec(above.slice(-40))?.[0];
  const tail = /^\p{Ll}{1,30}(?![\p{L}-])/u.exec(below)?.[0];
  return head && tail && (head + tail).toLowerCase();
}
