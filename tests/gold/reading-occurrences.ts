import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Dictionary } from "../../src/domain/lexicon/dictionary.ts";
import type { LexiconEntry } from "../../src/domain/lexicon/entry.ts";
import type { Candidate } from "../../src/domain/subtitles/words/forms/candidate.ts";
import {
  classifyNames,
  createNameCounts,
  type LabelledCue,
} from "../../src/domain/subtitles/words/names/name-counts.ts";
import { Context } from "../../src/domain/subtitles/words/tagging/context.ts";
import {
  kindIndex,
  readingFeatures,
  readingKinds,
  takeContextFeatures,
} from "../../src/domain/subtitles/words/tagging/reading-features.ts";
import { always, type ReadingModel } from "../../src/domain/subtitles/words/tagging/reading-model.ts";
import type { Token } from "../../src/domain/subtitles/words/tagging/token.ts";
import { createWordAnalyser } from "../../src/domain/subtitles/words/word-analyser.ts";
import { loadPhraseTable } from "../../src/services/subtitles/load-phrase-table.ts";
import { readCues } from "../../src/services/subtitles/read-cues.ts";
import { readGold, readReadings, secondsPerLine, toSrt } from "./score.ts";
import { readTreebankSentences, type TreebankWord } from "./treebank.ts";

const phraseTable = await loadPhraseTable();

/** A word of several readings where it stands. */
export type Occurrence = {
  /** `form, feature` as in the table of weights, parted by a tab. */
  readonly features: readonly string[];
  /** The features of each reading, and its column in the table of weights. */
  readonly readings: readonly { readonly kind: number; readonly features: readonly string[] }[];
  /** The index of the reading that is right. */
  readonly right: number;
  /** How much it counts. */
  readonly weight: number;
};

/** Finds the words of several readings, as the import reads them. */
type Reader = (cues: readonly LabelledCue[]) => ReadToken[];

type ReadToken = {
  readonly token: Token;
  /** The number of its sentence, and its own in the sentence. */
  readonly sentence: number;
  readonly at: number;
  readonly seconds: number;
  /** In lower case, with straight apostrophes. */
  readonly word: string;
  readonly candidates: readonly Candidate[];
  readonly features: readonly string[];
  readonly chosen: number;
};

/** Features as the table writes them: a missing part at their end is left out. */
function contextFeatures(context: Context): string[] {
  const features: string[] = [];
  takeContextFeatures(
    context,
    (label) => label,
    (...parts) => features.push(parts.join(" ").trimEnd()),
  );
  return features;
}

export function createReader(dictionary: Dictionary, model: ReadingModel): Reader {
  const analyser = createWordAnalyser(dictionary, model, phraseTable);
  return (cues) => {
    const counts = createNameCounts();
    analyser.countNames(cues, counts);
    return analyser.tag(cues, classifyNames(counts, dictionary)).flatMap(({ sentence: { words }, tokens }, sentence) =>
      tokens.flatMap((token, at): ReadToken[] => {
        const { closed, candidates } = token.info;
        const chosen = candidates.findIndex(({ tag, feature }) => tag === token.tag && feature === token.feature);
        if (closed.length > 0 || candidates.length < 2 || chosen === -1) return [];
        const { seconds = 0, lower = "" } = words[token.word] ?? {};
        const context = new Context(tokens, at, token, analyser.isPhrasal);
        const features = contextFeatures(context);
        return [{ token, sentence, at, seconds, word: lower, candidates, features, chosen }];
      }),
    );
  };
}

function occurrenceOf(
  { candidates, features: around, token: { form } }: ReadToken,
  right: number,
  weight: number,
): Occurrence {
  const readings = candidates.map((candidate) => ({
    kind: kindIndex(candidate),
    features: readingFeatures(candidate, form).map((feature) => `\t${feature}`),
  }));
  const features = [`${form}\t${always}`, ...around.flatMap((feature) => [`\t${feature}`, `${form}\t${feature}`])];
  return { features, readings, right, weight };
}

/** The reading that a test wants, rather the one chosen where several do; undefined for none. */
function wantedReading(
  { candidates, chosen }: ReadToken,
  isWanted: (candidate: Candidate) => boolean,
): number | undefined {
  const wanted = candidates.flatMap((candidate, index) => (isWanted(candidate) ? [index] : []));
  return wanted.includes(chosen) ? chosen : wanted[0];
}

const goldWeight = 3;

/** The words of gold lines whose items have just one of their parts of speech. */
export async function goldOccurrences(file: string, dictionary: Dictionary, read: Reader): Promise<Occurrence[]> {
  const scenes = Map.groupBy(await readGold(file), ({ scene }) => scene);
  return [...scenes.values()].flatMap((lines) =>
    read(readCues(toSrt(lines), dictionary).cues).flatMap((token) => {
      const { items = [] } = lines[Math.floor(token.seconds / secondsPerLine)] ?? {};
      const isWanted = ({ lemma, tag }: Candidate) => items.includes(`${lemma} (${tag})`.toLowerCase());
      if (new Set(token.candidates.filter(isWanted).map(({ tag }) => tag)).size !== 1) return [];
      const right = wantedReading(token, isWanted);
      return right === undefined ? [] : [occurrenceOf(token, right, goldWeight)];
    }),
  );
}

/** The words whose reading readings.tsv tells, and their forms. */
export async function readingOccurrences(read: Reader): Promise<{ found: Occurrence[]; forms: ReadonlySet<string> }> {
  const forms = new Set<string>();
  const found = (await readReadings()).flatMap(({ line, reading }) =>
    read([{ seconds: 0, text: line, speakers: [] }]).flatMap((token) => {
      const right = wantedReading(token, ({ lemma, tag }) => `${lemma} (${tag})` === reading);
      if (right === undefined) return [];
      forms.add(token.token.form);
      return [occurrenceOf(token, right, goldWeight)];
    }),
  );
  return { found, forms };
}

const exampleWeight = 1.5;

/** The headwords of one word in their own examples, and the verbs of phrasal verbs. */
export function exampleOccurrences(entries: readonly LexiconEntry[], read: Reader): Occurrence[] {
  return entries.flatMap(({ phrase, partOfSpeech, senses }) => {
    const word = (partOfSpeech === "phrasal verb" ? phrase.replace(/ .*/, "") : phrase).toLowerCase();
    const wanted = partOfSpeech === "phrasal verb" ? "verb" : partOfSpeech;
    return word.includes(" ")
      ? []
      : senses.flatMap(({ example }) => {
          const isWanted = ({ lemma, tag }: Candidate) => lemma === word && tag === wanted;
          const found = read([{ seconds: 0, text: example, speakers: [] }]).flatMap((token) => {
            const right = wantedReading(token, isWanted);
            return right === undefined ? [] : [occurrenceOf(token, right, exampleWeight)];
          });
          return found.length === 1 ? found : [];
        });
  });
}

const secondsPerSentence = 30;

/** A treebank takes a participle after "be" for a verb more often than we do: there the model's own choice stands. */
function isDisputed({ candidates, chosen }: ReadToken, tag: string): boolean {
  const isParticiple = candidates.some(
    (each) => each.tag === "verb" && /^(?:participle|pastOr|ing)/.test(each.feature),
  );
  const isAdjective = candidates.some((each) => each.tag === "adjective");
  const own = candidates[chosen]?.tag;
  return isParticiple && isAdjective && [tag, own].every((each) => each === "verb" || each === "adjective");
}

/** @param own forms that we read by conventions of our own, for which a treebank does not count */
export async function treebankOccurrences(
  folder: string,
  read: Reader,
  own: ReadonlySet<string>,
): Promise<Occurrence[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".conllu")).sort();
  const found: Occurrence[] = [];
  for (const file of files) {
    const sentences = readTreebankSentences(await readFile(path.join(folder, file), "utf8"));
    const cues = sentences.map(({ text }, index) => ({ seconds: index * secondsPerSentence, text, speakers: [] }));
    const tokens = Map.groupBy(read(cues), ({ seconds }) => Math.round(seconds / secondsPerSentence));
    for (const [index, { words }] of sentences.entries()) {
      for (const [token, { tag, lemma }] of align(words, tokens.get(index) ?? [])) {
        const isWanted = (candidate: Candidate) => candidate.tag === tag;
        const right =
          wantedReading(token, (candidate) => isWanted(candidate) && candidate.lemma === lemma) ??
          wantedReading(token, isWanted);
        if (own.has(token.token.form)) continue;
        if (isDisputed(token, tag)) found.push(occurrenceOf(token, token.chosen, tokenWeight(token, tag)));
        else if (right !== undefined) found.push(occurrenceOf(token, right, 1));
      }
    }
  }
  return found;
}

function tokenWeight({ candidates, chosen }: ReadToken, tag: string): number {
  return candidates[chosen]?.tag === tag ? 1 : 0.5;
}

/** Pairs the words of both by their form, in order. */
function align(words: readonly TreebankWord[], tokens: readonly ReadToken[]): [ReadToken, TreebankWord][] {
  const pairs: [ReadToken, TreebankWord][] = [];
  let from = 0;
  for (const word of words) {
    const near = tokens.slice(from, from + 4).find((each) => each.token.form === word.form || each.word === word.form);
    if (near === undefined) continue;
    from = tokens.indexOf(near) + 1;
    pairs.push([near, word]);
  }
  return pairs;
}

/** @param labels lines of `file, sentence, token, reading, weight` */
export async function labelledOccurrences(
  folder: string,
  labels: string,
  dictionary: Dictionary,
  read: Reader,
): Promise<Occurrence[]> {
  const rows = labels.split("\n").map((line) => line.split("\t"));
  const found: Occurrence[] = [];
  for (const [file, own] of Map.groupBy(rows, ([name]) => name ?? "")) {
    if (file === "") continue;
    const byPlace = new Map(own.map(([, sentence, at, kind, weight]) => [`${sentence} ${at}`, { kind, weight }]));
    for (const token of read(readCues(await readFile(path.join(folder, file)), dictionary).cues)) {
      const label = byPlace.get(`${token.sentence} ${token.at}`);
      if (label === undefined) continue;
      const right = wantedReading(token, (candidate) => readingKinds[kindIndex(candidate)] === label.kind);
      if (right !== undefined) found.push(occurrenceOf(token, right, Number(label.weight)));
    }
  }
  return found;
}
