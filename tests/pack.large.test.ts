import { expect, test } from "vitest";
import { packOf, readPack } from "../src/domain/lexicon/pack.ts";
import { classifyNames, createNameCounts } from "../src/domain/subtitles/words/names/name-counts.ts";
import { loadLexicon } from "../src/services/lexicon/load-lexicon.ts";
import { readLexiconEntries } from "../src/services/lexicon/read-lexicon-files.ts";
import { readWordDataFiles } from "../src/services/lexicon/word-data-files.ts";
import { createAnalyser } from "./factories/create-analyser.ts";
import { readGold } from "./gold/score.ts";

test("a pack finds the words and the senses of the gold sets that the server finds", async () => {
  const { forms } = await readWordDataFiles();
  const pack = packOf(await readLexiconEntries(), forms.toString("latin1"), "es");
  const lexicons = [await loadLexicon(), readPack(pack)];
  const files = ["tuning.tsv", "held-out.tsv", "classes.tsv", "classes-held-out.tsv"];
  const lines = (await Promise.all(files.map(readGold))).flat();
  const cues = lines.map(({ line }, at) => ({ seconds: at * 4, text: line, speakers: [] }));
  const [whole, packed] = lexicons.map(({ dictionary }) => {
    const analyser = createAnalyser(dictionary);
    const names = createNameCounts();
    analyser.countNames(cues, names);
    return analyser.find(cues, classifyNames(names, dictionary), 0, new Map());
  });
  expect(whole?.length).toBeGreaterThan(5_000);
  expect(packed).toEqual(whole);
});
