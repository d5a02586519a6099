import { expect, test } from "vitest";
import { readGold } from "../../../../../tests/gold/score.ts";
import { loadLexicon } from "../../../../services/lexicon/load-lexicon.ts";
import type { Candidate } from "../forms/candidate.ts";
import { classifyNames, createNameCounts } from "../names/name-counts.ts";
import { createWordAnalyser } from "../word-analyser.ts";
import { compileConditions } from "./conditions.ts";
import { taggingModel } from "./tag-sentence.ts";
import type { WeightTable } from "./weight-table.ts";
import { weights } from "./weights.ts";

const conditions = new Map(
  Object.values(weights).flatMap((rows) => rows.map(([when]) => [when, compileConditions(when)] as const)),
);

/** Asks every row of every candidate. */
const everyRow: WeightTable = {
  likeliest(context, candidates) {
    const sumOf = (candidate: Candidate) => {
      context.candidate = candidate;
      return [...weights.any, ...weights[candidate.tag]]
        .filter(([when]) => conditions.get(when)?.(context))
        .reduce((sum, [, weight]) => sum + weight, 0);
    };
    const sums = candidates.map(sumOf);
    return candidates[sums.indexOf(Math.max(...sums))];
  },
};

test("the sums are those of all rows asked one by one", async () => {
  const { dictionary } = await loadLexicon();
  const analyser = createWordAnalyser(dictionary);
  const names = classifyNames(createNameCounts(), dictionary);
  const gold = [...(await readGold("classes.tsv")), ...(await readGold("tuning.tsv"))];
  const cues = gold.map(({ line }, index) => ({ seconds: 30 * index, text: line, speakers: [] }));
  const tagsBy = (table: WeightTable) =>
    analyser
      .tag(cues, names, { ...taggingModel, weights: table })
      .map(({ tokens }) => tokens.map(({ form, tag }) => `${form}/${tag}`).join(" "));
  expect(tagsBy(taggingModel.weights)).toEqual(tagsBy(everyRow));
}, 60_000);
