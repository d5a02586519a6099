import { type CleaningContext, cleanText, type SpokenLines } from "./cleaning/clean-text.ts";
import { hasForeignSigns } from "./cleaning/detect-language.ts";
import { dropForeignCues } from "./cleaning/drop-foreign-cues.ts";
import { dropRepeats } from "./cleaning/drop-repeats.ts";
import { dropSoundDescriptions } from "./cleaning/drop-sound-descriptions.ts";
import { dropTranslations } from "./cleaning/drop-translations.ts";
import { isRunTogether } from "./cleaning/fix-merged.ts";
import { isScan } from "./cleaning/fix-ocr.ts";
import { foldTurkishI } from "./cleaning/fold-turkish-i.ts";
import type { IsWord } from "./cleaning/known-words.ts";
import { plainCharacters } from "./cleaning/plain-characters.ts";
import { countLabels } from "./cleaning/speaker-labels.ts";
import { stripMarkup } from "./cleaning/strip-markup.ts";
import type { Cue } from "./cue.ts";

/** The spoken text of one cue. */
export type CleanCue = {
  /** Whole seconds from the start of the file at which the cue begins, rounded down. */
  seconds: number;
  /** Plain spoken text, never empty: one line for each speaker, without labels, sound descriptions, songs or credits. */
  text: string;
  /** Speaker labels and WebVTT voices of the cue, as written. */
  speakers: string[];
};

/** A cleaned line may need cleaning again, at most so often. */
const MAX_ROUNDS = 4;

/**
 * Reduces cues to what is spoken, in the order of their times; cues without text left are dropped. Takes all cues of a
 * file, since labels and translations are recognised by the whole file.
 *
 * @param isWord the dictionary for fixing damaged, stuttered and elongated words
 */
export function cleanCues(cues: readonly Cue[], isWord: IsWord): CleanCue[] {
  const ordered = cues.toSorted((one, other) => one.startMs - other.startMs);
  const folded = foldTurkishI(
    ordered.map((cue) => cue.text),
    isWord,
  );
  const first = dropTranslations(folded);
  const english = dropForeignCues(
    ordered.map(({ startMs, endMs }, index) => ({ startMs, endMs, text: first[index] ?? "" })),
    isWord,
  );
  const unmarked = english.map(stripMarkup);
  const plain = unmarked.map(({ text }) => plainCharacters(text));
  const once = dropRepeats(ordered.map(({ startMs, endMs }, index) => ({ startMs, endMs, text: plain[index] ?? "" })));
  const spoken = dropSoundDescriptions(once);
  const context = {
    labels: countLabels(spoken),
    hasForeign: spoken.some(hasForeignSigns),
    isScan: isScan(spoken, isWord),
    isRunTogether: isRunTogether(spoken, isWord),
    isWord,
  };
  return ordered.flatMap((cue, index) => {
    const { lines, speakers } = cleanUntilStable(spoken[index] ?? "", context);
    if (lines.length === 0) return [];
    const voices = unmarked[index]?.voices ?? [];
    return [
      {
        seconds: Math.floor(cue.startMs / 1000),
        text: lines.join("\n"),
        speakers: [...new Set([...voices, ...speakers])],
      },
    ];
  });
}

/** Cleans until nothing changes, so that cleaning is idempotent. */
function cleanUntilStable(text: string, context: CleaningContext, round = 1): SpokenLines {
  const found = cleanText(text, context);
  if (round === MAX_ROUNDS || (found.lines.length === 1 && found.lines[0] === text)) return found;
  const cleaned = found.lines.map((line) => cleanUntilStable(line, context, round + 1));
  return {
    lines: cleaned.flatMap(({ lines }) => lines),
    speakers: [...found.speakers, ...cleaned.flatMap(({ speakers }) => speakers)],
  };
}
