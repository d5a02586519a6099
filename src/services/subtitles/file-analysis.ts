import type { Headword } from "../../domain/lexicon/entry.ts";
import type { SubtitleWords } from "../../domain/subtitles/word-counts.ts";
import { createNameEvidence, judgeNames, type NameJudge } from "../../domain/subtitles/words/name-evidence.ts";
import { createWordAnalyser } from "../../domain/subtitles/words/word-analyser.ts";
import { loadLexicon } from "../lexicon/load-lexicon.ts";
import type { FileProblem } from "./import-event.ts";
import { readCues, readPlainText } from "./read-cues.ts";

/** What a subtitle file says, ready to be saved or shown. */
export type AnalysedFile = {
  readonly words: SubtitleWords;
  /** The headword of each item, in the order of the items. */
  readonly headwords: readonly Headword[];
  readonly problems: readonly FileProblem[];
  /** Cues that could be read. */
  readonly cueCount: number;
};

/**
 * The analysis of files that are judged together: first every file is collected, then any of them analysed.
 * Nothing of a file is kept but the evidence of its names. Both reject with UnusableFileError.
 */
export type FileAnalysis = {
  /** Changes when the same files would give other items, because the lexicon has other multiword headwords. */
  multiwordKey(): Promise<string>;
  collect(source: Uint8Array): Promise<void>;
  /** `names`: what the file's title.json says are names. */
  analyse(source: Uint8Array, names: readonly string[]): Promise<AnalysedFile>;
  /**
   * A subtitle's bytes, or plain text, judged by itself alone; undefined where it has more cues than `maxCues`.
   * Rejects with UnusableFileError.
   */
  analyseAlone(source: Uint8Array | string, maxCues: number): Promise<AnalysedFile | undefined>;
};

export async function createFileAnalysis(): Promise<FileAnalysis> {
  const { dictionary, describe } = await loadLexicon();
  const analyser = createWordAnalyser(dictionary);
  const evidence = createNameEvidence();
  const judges = new Map<string, NameJudge>();

  function judgeFor(names: readonly string[]): NameJudge {
    const key = names.join("\n");
    const judge = judges.get(key) ?? judgeNames(evidence, dictionary, names);
    judges.set(key, judge);
    return judge;
  }

  return {
    async multiwordKey() {
      return dictionary.multiwords.map(({ phrase, splits }) => `${phrase}${splits ? "*" : ""}`).join("|");
    },
    async collect(source) {
      judges.clear();
      analyser.collectNames(readCues(source, dictionary).cues, evidence);
    },
    async analyse(source, names) {
      const { cues, cueCount, problems } = readCues(source, dictionary);
      const words = analyser.analyse(cues, judgeFor(names));
      const headwords = words.items.map(({ phrase, partOfSpeech }) => describe(phrase, partOfSpeech));
      return { words, headwords, problems, cueCount };
    },
    async analyseAlone(source, maxCues) {
      const { cues, cueCount, problems } =
        typeof source === "string" ? readPlainText(source, dictionary) : readCues(source, dictionary);
      if (cueCount > maxCues) return undefined;
      const own = createNameEvidence();
      analyser.collectNames(cues, own);
      const words = analyser.analyse(cues, judgeNames(own, dictionary, []));
      return {
        words,
        headwords: words.items.map((item) => describe(item.phrase, item.partOfSpeech)),
        problems,
        cueCount,
      };
    },
  };
}
