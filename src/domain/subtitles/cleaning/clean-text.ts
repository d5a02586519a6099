import { dropAddresses, isCredit } from "./credits.ts";
import { dropSongs } from "./drop-songs.ts";
import type { IsWord } from "./is-word.ts";
import { joinLines } from "./join-lines.ts";
import { isForeign } from "./language-evidence.ts";
import { mendCapitals } from "./mend-capitals.ts";
import { mendElongations } from "./mend-elongations.ts";
import { mendOcr } from "./mend-ocr.ts";
import { mendStutters } from "./mend-stutters.ts";
import { type LabelCounts, partSpeakers, takeLabel } from "./speaker-labels.ts";
import { tidyPunctuation } from "./tidy-punctuation.ts";

/** What the file as a whole says about its cues, and the dictionary. */
export type CleaningContext = {
  readonly labels: LabelCounts;
  /** Lines of another language are in the file. */
  readonly hasForeign: boolean;
  readonly isWord: IsWord;
};

/** One line for each speaker, and the labels that were taken off them. */
export type SpokenLines = { lines: string[]; speakers: string[] };

const CHANGE_OF_SPEAKER = /^(?:(?:-|>{2,3})(?!-)\s{0,4})+/;
const CONTINUATION = /^-{2,}/;

/** Cleans one cue's text without markup and brackets: what is spoken remains, in plain sentences. */
export function cleanText(text: string, context: CleaningContext): SpokenLines {
  const marked = text.includes("*") ? dropStarred(text) : text;
  if (isCredit(marked)) return { lines: [], speakers: [] };
  const { lines, speakers } = partLines(dropSongs(dropAddresses(marked)), context);
  return {
    lines: lines
      .map((line) => mendWords(line, context.isWord))
      .filter((line) => /[\p{L}\d]/u.test(line) && !(context.hasForeign && isForeign(line))),
    speakers,
  };
}

/** Sounds between stars go; so do oaths with stars in them. */
function dropStarred(text: string): string {
  return text
    .replace(/\w{1,20}\*+\w{1,20}/g, " ")
    .replace(/\*[^*]+\*/g, " ")
    .replace(/\w{1,20}\*{2,}/g, " ");
}

/** Parts a cue by its speakers; lines of one speaker are joined. */
function partLines(text: string, context: CleaningContext): SpokenLines {
  const turns: string[][] = [];
  const speakers: string[] = [];
  let isChange = false;
  for (const raw of partSpeakers(text).split("\n")) {
    const { line, isMarked, labels } = takeMarks(raw.trim(), context);
    for (const label of labels) speakers.push(label);
    // A label may stand on a line of its own, above the words.
    isChange ||= isMarked;
    if (line === "") continue;
    const turn = turns.at(-1);
    const above = turn?.at(-1);
    if (!turn || !above) turns.push([line]);
    // A dash before a small letter, within a sentence, is only a dash.
    else if (isChange && /^\p{Ll}/u.test(line) && /[\p{L},]$/u.test(above)) turn.push("-", line);
    else if (isChange) turns.push([line]);
    else turn.push(line);
    isChange = false;
  }
  return { lines: turns.map((turn) => joinLines(turn, context.isWord)), speakers };
}

/** Takes dashes, arrows and labels off the start of a line. */
function takeMarks(raw: string, context: CleaningContext): { line: string; isMarked: boolean; labels: string[] } {
  const labels: string[] = [];
  let line = raw;
  let isMarked = false;
  for (;;) {
    const marker = CHANGE_OF_SPEAKER.exec(line)?.[0];
    const label = marker ? undefined : takeLabel(line, context.labels, context.isWord);
    if (label) labels.push(label.label);
    if (!marker && !label) break;
    isMarked = true;
    line = marker ? line.slice(marker.length) : (label?.said ?? "");
  }
  return { line: line.replace(CONTINUATION, ""), isMarked, labels };
}

function mendWords(line: string, isWord: IsWord): string {
  const tidy = tidyPunctuation(mendOcr(line, isWord));
  return mendCapitals(mendElongations(mendStutters(tidy, isWord), isWord), isWord);
}
