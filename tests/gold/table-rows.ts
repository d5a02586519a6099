import type { Dictionary } from "../../src/domain/lexicon/dictionary.ts";
import { classifyNames, createNameCounts } from "../../src/domain/subtitles/words/names/name-counts.ts";
import { compileModel, type TaggingModel } from "../../src/domain/subtitles/words/tagging/tag-sentence.ts";
import { weights } from "../../src/domain/subtitles/words/tagging/weights.ts";
import { wordRules } from "../../src/domain/subtitles/words/tagging/word-rules.ts";
import { createWordAnalyser } from "../../src/domain/subtitles/words/word-analyser.ts";

export type TableRow = {
  readonly label: string;
  readonly example: string;
  /** `lemma (tag)` of a token of the example. */
  readonly decides: string;
  /** The tagger without the row. */
  without(): TaggingModel;
};

const weightRows = (Object.keys(weights) as (keyof typeof weights)[]).flatMap((tag) =>
  weights[tag].map((row): TableRow => {
    const [when, weight, example, decides] = row;
    const without = () => compileModel({ ...weights, [tag]: weights[tag].filter((other) => other !== row) }, wordRules);
    return { label: `${tag} ${weight}: ${when}`, example, decides, without };
  }),
);

const ruleRows = wordRules.flatMap(([words, rows], at) =>
  rows.map((row): TableRow => {
    const [when, tag, example, decides] = row;
    const rest = rows.filter((other) => other !== row);
    const [first = "", second] = words.split(" ");
    return {
      label: `${second === undefined ? first : `${first} …`} is ${tag}: ${when || "always"}`,
      example,
      decides,
      without: () => compileModel(weights, wordRules.with(at, [words, rest])),
    };
  }),
);

/** Every row of the tagger's tables. */
export const tableRows: readonly TableRow[] = [...weightRows, ...ruleRows];

/** The tokens of a text, each `lemma (tag)`, as the whole table or the given model tags them. */
export type ExampleTagger = (text: string, model?: TaggingModel) => string[];

export function createExampleTagger(dictionary: Dictionary): ExampleTagger {
  const analyser = createWordAnalyser(dictionary);
  return (text, model) => {
    const cues = [{ seconds: 0, text, speakers: [] }];
    const counts = createNameCounts();
    analyser.countNames(cues, counts);
    const sentences = analyser.tag(cues, classifyNames(counts, dictionary), model);
    return sentences.flatMap(({ tokens }) => tokens.map(({ lemma, tag }) => `${lemma} (${tag})`));
  };
}
