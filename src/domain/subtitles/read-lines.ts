import type { Dictionary } from "../lexicon/dictionary.ts";
import type { PartOfSpeech } from "../lexicon/part-of-speech.ts";
import { cleanCues } from "./clean-cues.ts";
import { repeatedOf } from "./cleaning/drop-repeats.ts";
import type { Cue } from "./cue.ts";
import { isWord } from "./words/names/is-word.ts";
import { classifyNames, createNameCounts } from "./words/names/name-counts.ts";
import type { Word } from "./words/text/split-sentences.ts";
import type { TaggedSentences, WordAnalyser } from "./words/word-analyser.ts";

/** A headword in a line that is being shown. */
export type ShownWord = {
  readonly phrase: string;
  readonly partOfSpeech: PartOfSpeech;
  /** The sense meant, by its number in the order of use. */
  readonly sense: number;
  /** Where its own words stand in the line: from, to, in UTF-16 units; those of a phrase may stand apart. */
  readonly places: readonly (readonly [from: number, to: number])[];
};

/**
 * What of a line is not in the next: a line that grows word by word, or keeps the end of the one before, says that part
 * once.
 */
export function withoutRepeated(before: string, text: string): string {
  const repeated = repeatedOf(before, text);
  return repeated === undefined ? before : before.split("\n").slice(0, repeated.fromLine).join("\n");
}

/** Reads lines one after the other as they are shown, each by what was said before it. */
export type LineReader = {
  /**
   * @param text the line as shown, with line breaks
   * @param isAnew nothing said before belongs to it: the video was moved, or is another one
   */
  read(text: string, isAnew?: boolean): ShownWord[];
};

/** Lines whose words tell what a scene is about; more would take longer and tell no more. */
const keptLines = 40;

/** Each line stands for a second, so that its words are known by it; sentences go on over lines next to each other. */
const lineMs = 1_000;
/** More seconds than a sentence may pause. */
const pause = 60;

/** Texts of captions have curved signs where words have straight ones. */
const straight = (text: string) => text.replaceAll(/[\u2018\u2019\u02BC]/g, "'").toLowerCase();

/** Where words stand in a line, in their order; a word that was repaired and is not in it so is left out. */
function placesOf(words: readonly Word[], text: string): Map<Word, readonly [number, number]> {
  const shown = straight(text);
  const places = new Map<Word, readonly [number, number]>();
  let from = 0;
  for (const word of words) {
    const at = wholeWordAt(shown, word.lower, from);
    if (at === -1) continue;
    from = at + word.lower.length;
    places.set(word, [at, from]);
  }
  return places;
}

const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\d]/u.test(sign);

function wholeWordAt(text: string, word: string, from: number): number {
  for (let at = text.indexOf(word, from); at !== -1; at = text.indexOf(word, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + word.length])) return at;
  }
  return -1;
}

export function createLineReader(dictionary: Dictionary, analyser: WordAnalyser): LineReader {
  const names = createNameCounts();
  const tagged: TaggedSentences = new Map();
  let lines: Cue[] = [];
  let second = 0;

  return {
    read(text, isAnew = false) {
      second += isAnew ? pause : 1;
      const last = isAnew ? undefined : lines.at(-1);
      const before =
        last === undefined ? [] : [...lines.slice(0, -1), { ...last, text: withoutRepeated(last.text, text) }];
      const line = { startMs: second * lineMs, endMs: (second + 1) * lineMs, text, line: second };
      lines = [...before.filter((one) => one.text !== "").slice(1 - keptLines), line];
      const cues = cleanCues(lines, (word) => isWord(word, dictionary));
      const own = cues.filter(({ seconds }) => seconds === second);
      if (own.length === 0) return [];
      analyser.countNames(own, names);
      const said = analyser.find(cues, classifyNames(names, dictionary), second, tagged).map((item) => ({
        ...item,
        words: item.words.filter(({ seconds }) => seconds === second),
      }));
      const words = said.flatMap((item) => item.words.map((word) => ({ word, sentence: item.sentence })));
      const inOrder = words.sort((a, b) => a.sentence - b.sentence || a.word.start - b.word.start);
      const places = placesOf([...new Set(inOrder.map(({ word }) => word))], text);
      return said
        .map(({ phrase, partOfSpeech, sense, words: own }) => {
          const placed = own.map((word) => places.get(word)).filter((place) => place !== undefined);
          return { phrase, partOfSpeech, sense, places: placed };
        })
        .filter((word) => word.places.length > 0);
    },
  };
}
