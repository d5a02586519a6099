import type { Dictionary } from "../../src/domain/lexicon/dictionary.ts";
import { classifyNames, createNameCounts } from "../../src/domain/subtitles/words/names/name-counts.ts";
import { type CompiledRules, compileRules } from "../../src/domain/subtitles/words/tagging/tag-sentence.ts";
import { wordRules } from "../../src/domain/subtitles/words/tagging/word-rules.ts";
import { createAnalyser } from "../factories/create-analyser.ts";

export type TableRow = {
  readonly label: string;
  readonly example: string;
  /** `lemma (tag)` of a token of the example. */
  readonly decides: string;
  /** The tagger without the row. */
  without(): CompiledRules;
};

/** Every row of the tagger's rules. */
export const tableRows: readonly TableRow[] = wordRules.flatMap(([words, rows], at) =>
  rows.map((row): TableRow => {
    const [when, tag, example, decides] = row;
    const rest = rows.filter((other) => other !== row);
    const [first = "", second] = words.split(" ");
    return {
      label: `${second === undefined ? first : `${first} …`} is ${tag}: ${when || "always"}`,
      example,
      decides,
      without: () => compileRules(wordRules.with(at, [words, rest])),
    };
  }),
);

/** The tokens of a text, each `lemma (tag)`, as all rules or the given ones tag them. */
export type ExampleTagger = (text: string, rules?: CompiledRules) => string[];

export function createExampleTagger(dictionary: Dictionary): ExampleTagger {
  const analyser = createAnalyser(dictionary);
  return (text, rules) => {
    const cues = [{ seconds: 0, text, speakers: [] }];
    const counts = createNameCounts();
    analyser.countNames(cues, counts);
    const sentences = analyser.tag(cues, classifyNames(counts, dictionary), rules);
    return sentences.flatMap(({ tokens }) => tokens.map(({ lemma, tag }) => `${lemma} (${tag})`));
  };
}
