import { type CleaningContext, cleanText, type SpokenLines } from "./cleaning/clean-text.ts";
import { dropRepeats } from "./cleaning/drop-repeats.ts";
import { dropSoundDescriptions } from "./cleaning/drop-sound-descriptions.ts";
import { dropTranslations } from "./cleaning/drop-translations.ts";
import type { IsWord } from "./cleaning/is-word.ts";
import { hasForeignSigns } from "./cleaning/language-evidence.ts";
import { plainCharacters } from "./cleaning/plain-characters.ts";
import { countLabels } from "./cleaning/speaker-labels.ts";
import { stripMarkup } from "./cleaning/strip-markup.ts";
import type { Cue } from "./cue.ts";

/** What is said in one cue. */
export type CleanCue = {
  /** Whole seconds from the start of the file at which the cue begins, rounded down. */
  seconds: number;
  /** Plain spoken text, never empty: a line for each speaker, parted by `\n`, without labels, sounds, songs or credits. */
  text: string;
  /** Labels and voices that stood before the text, as they were written: evidence of names. */
  speakers: string[];
};

/** Cleaning a line can lay bare what was hidden before; this often at most. */
const MAX_ROUNDS = 4;

/**
 * Takes what is spoken out of cues, in the order of their times; cues of which nothing is left are dropped. The cues
 * of one file belong together: as a whole they show which label is a name and which line a translation.
 *
 * @param isWord the dictionary that damaged, stuttered and drawn-out words are mended by
 */
export function cleanCues(cues: readonly Cue[], isWord: IsWord): CleanCue[] {
  const ordered = cues.toSorted((one, other) => one.startMs - other.startMs);
  const unmarked = dropTranslations(ordered.map((cue) => cue.text)).map(stripMarkup);
  const plain = unmarked.map(({ text }) => plainCharacters(text));
  const once = dropRepeats(ordered.map(({ startMs, endMs }, index) => ({ startMs, endMs, text: plain[index] ?? "" })));
  const spoken = dropSoundDescriptions(once);
  const context = { labels: countLabels(spoken), hasForeign: spoken.some(hasForeignSigns), isWord };
  return ordered.flatMap((cue, index) => {
    const { lines, speakers } = settle(spoken[index] ?? "", context);
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

/** Cleans until nothing changes any more, so that clean text is left alone. */
function settle(text: string, context: CleaningContext, round = 1): SpokenLines {
  const found = cleanText(text, context);
  if (round === MAX_ROUNDS || (found.lines.length === 1 && found.lines[0] === text)) return found;
  const settled = found.lines.map((line) => settle(line, context, round + 1));
  return {
    lines: settled.flatMap(({ lines }) => lines),
    speakers: [...found.speakers, ...settled.flatMap(({ speakers }) => speakers)],
  };
}
