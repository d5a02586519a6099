import { createHash } from "node:crypto";
import { deserialize, serialize } from "node:v8";
import type { Headword, LexiconEntry } from "../../domain/lexicon/entry.ts";
import type { SubtitleWords } from "../../domain/subtitles/word-counts.ts";
import { analyseForm } from "../../domain/subtitles/words/forms/form-info.ts";
import type { NameClassifier } from "../../domain/subtitles/words/names/name-classifier.ts";
import {
  classifyNames,
  createNameCounts,
  type GivenNames,
  type NameCounts,
} from "../../domain/subtitles/words/names/name-counts.ts";
import { createWordAnalyser } from "../../domain/subtitles/words/word-analyser.ts";
import { loadLexicon } from "../lexicon/load-lexicon.ts";
import { type FileProblem, UnusableFileError } from "./file-problem.ts";
import { loadPhraseTable } from "./load-phrase-table.ts";
import { loadReadingModel } from "./load-reading-model.ts";
import { type ReadCues, readCues, readPlainText } from "./read-cues.ts";

/** The words of a subtitle file, ready to be saved or shown. */
export type AnalysedFile = {
  readonly words: SubtitleWords;
  /** The headword of each item, in the order of the items. */
  readonly headwords: readonly Headword[];
  readonly problems: readonly FileProblem[];
  /** Cues that could be parsed. */
  readonly cueCount: number;
  /** At which the last cue ends, up to a whole one. */
  readonly seconds: number;
};

/**
 * The analysis of files: first the names of every file of a title are counted, then any of them is analysed. The counts
 * of names are kept by title: what is a name in one is a word in another. Rejects with UnusableFileError.
 */
export type FileAnalysis = {
  /** Identifies what the lexicon tells the analysis: where it changes, the same files give other items or senses. */
  lexiconKey(): Promise<string>;
  /**
   * Descriptions of the headwords that have no entry; those that would be unknown words in subtitles are left out.
   */
  describeFallbacks(headwords: readonly Pick<Headword, "phrase" | "partOfSpeech">[]): Promise<Headword[]>;
  /**
   * @param title identifies the title that the file is of
   * @param isForced takes a file that seems not to be in English
   */
  countNames(source: Uint8Array, title: string, isForced: boolean): Promise<void>;
  analyse(source: Uint8Array, title: string, names: GivenNames, isForced: boolean): Promise<AnalysedFile>;
  /** Frees what was counted and kept for a title. */
  forgetNames(title: string): Promise<void>;
  /**
   * A hash of a single subtitle's cleaned text and the seconds at which it is said: with the same one `analyseSingle` finds
   * the same. Undefined where it has more cues than `maxCues`. Rejects with UnusableFileError, also where it is not English.
   */
  identifySingle(source: Uint8Array, maxCues: number): Promise<Uint8Array | undefined>;
  /**
   * A single subtitle's bytes, or plain text, without regard to other files; undefined where it has more cues than
   * `maxCues`. Rejects with UnusableFileError.
   */
  analyseSingle(source: Uint8Array | string, maxCues: number): Promise<AnalysedFile | undefined>;
};

/** Of the files whose names were counted so much is kept, about 35 KB each; others are parsed and cleaned once more. */
const maxKeptBytes = 20_000_000;

type Title = {
  readonly counts: NameCounts;
  readonly classifiers: Map<string, NameClassifier>;
  /** What was read from its files, serialised, by a hash of what they held then. */
  readonly kept: Map<string, Buffer>;
};

function hashOf(source: Uint8Array): string {
  return createHash("sha256").update(source).digest("base64");
}

/** @param overlay entries that stand above those of the lexicon's files */
export async function createFileAnalysis(overlay: readonly LexiconEntry[] = []): Promise<FileAnalysis> {
  const { dictionary, describe } = await loadLexicon(overlay);
  const analyser = createWordAnalyser(dictionary, await loadReadingModel(), await loadPhraseTable());
  const titles = new Map<string, Title>();
  let keptBytes = 0;

  function titleOf(title: string): Title {
    const known = titles.get(title) ?? { counts: createNameCounts(), classifiers: new Map(), kept: new Map() };
    titles.set(title, known);
    return known;
  }

  function keep({ kept }: Title, source: Uint8Array, read: ReadCues): void {
    const bytes = serialize(read);
    const hash = hashOf(source);
    if (kept.has(hash) || keptBytes + bytes.length > maxKeptBytes) return;
    kept.set(hash, bytes);
    keptBytes += bytes.length;
  }

  function takeKept({ kept }: Title, source: Uint8Array): ReadCues | undefined {
    const hash = hashOf(source);
    const bytes = kept.get(hash);
    if (bytes === undefined) return undefined;
    kept.delete(hash);
    keptBytes -= bytes.length;
    const read: ReadCues = deserialize(bytes);
    return read;
  }

  function classifierFor(title: string, names: GivenNames): NameClassifier {
    const { counts, classifiers } = titleOf(title);
    const key = JSON.stringify(names);
    const classifier = classifiers.get(key) ?? classifyNames(counts, dictionary, names);
    classifiers.set(key, classifier);
    return classifier;
  }

  function refuseForeign({ notEnglish }: ReadCues, isForced: boolean): void {
    if (notEnglish !== undefined && !isForced) throw new UnusableFileError(notEnglish);
  }

  return {
    async lexiconKey() {
      const multiwords = dictionary.multiwords.map(({ phrase, splits }) => `${phrase}${splits ? "*" : ""}`);
      const hash = createHash("sha256").update(multiwords.join("|")).update(JSON.stringify(dictionary.ambiguous));
      return hash.digest("hex");
    },
    async describeFallbacks(headwords) {
      return (
        headwords
          // As subtitles are read: words of grammar and compounds ("two-year-old") are known without free word data.
          .filter(({ phrase }) => analyseForm(phrase.toLowerCase(), dictionary).isKnown)
          .map(({ phrase, partOfSpeech }) => describe(phrase, partOfSpeech))
          .filter(({ source }) => source === "fallback")
      );
    },

    async countNames(source, title, isForced) {
      const read = readCues(source, dictionary);
      refuseForeign(read, isForced);
      const known = titleOf(title);
      known.classifiers.clear();
      analyser.countNames(read.cues, known.counts);
      keep(known, source, read);
    },
    async analyse(source, title, names, isForced) {
      const read = takeKept(titleOf(title), source) ?? readCues(source, dictionary);
      refuseForeign(read, isForced);
      const { cues, cueCount, seconds, problems } = read;
      const words = analyser.analyse(cues, classifierFor(title, names));
      const headwords = words.items.map(({ phrase, partOfSpeech }) => describe(phrase, partOfSpeech));
      return { words, headwords, problems, cueCount, seconds };
    },
    async forgetNames(title) {
      for (const { length } of titles.get(title)?.kept.values() ?? []) keptBytes -= length;
      titles.delete(title);
    },
    async identifySingle(source, maxCues) {
      const read = readCues(source, dictionary);
      refuseForeign(read, false);
      if (read.cueCount > maxCues) return undefined;
      return createHash("sha256")
        .update(JSON.stringify([read.seconds, read.cues]))
        .digest();
    },
    async analyseSingle(source, maxCues) {
      const { cues, cueCount, seconds, problems } =
        typeof source === "string" ? readPlainText(source, dictionary) : readCues(source, dictionary);
      if (cueCount > maxCues) return undefined;
      const own = createNameCounts();
      analyser.countNames(cues, own);
      const words = analyser.analyse(cues, classifyNames(own, dictionary));
      return {
        words,
        headwords: words.items.map((item) => describe(item.phrase, item.partOfSpeech)),
        problems,
        cueCount,
        seconds,
      };
    },
  };
}
