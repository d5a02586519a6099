import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { PhraseTable } from "../src/domain/subtitles/words/phrases/phrase-table.ts";
import { loadLexicon } from "../src/services/lexicon/load-lexicon.ts";
import { loadPhraseTable } from "../src/services/subtitles/load-phrase-table.ts";
import { createPhraseFinder, type PhraseFinder } from "./gold/phrase-rows.ts";

const table: PhraseTable = await loadPhraseTable();
const { dictionary } = await loadLexicon();

let finder: PhraseFinder;

beforeAll(() => {
  finder = createPhraseFinder(dictionary, table);
}, 60_000);

const labelled = table.rows.map((row) => [`${row.phrase} ${row.verdict}: ${row.when || "always"}`, row] as const);

describe("each row of a phrase decides its examples", () => {
  it.each(labelled.filter(([, { verdict }]) => verdict === "rejects"))("%s", (_, row) => {
    expect(finder.has(row.found, row.phrase)).toBe(true);
    expect(finder.has(row.not, row.phrase)).toBe(false);
    expect(finder.hasWithout(row.not, row)).toBe(true);
  });

  it.each(labelled.filter(([, { verdict }]) => verdict !== "rejects"))("%s", (_, row) => {
    expect(finder.has(row.found, row.phrase)).toBe(true);
    expect(finder.hasWithout(row.found, row)).toBe(false);
    if (row.not !== "") expect(finder.has(row.not, row.phrase)).toBe(false);
  });
});

it("has rows of headwords alone, those of one together", () => {
  const headwords = new Set(dictionary.multiwords.map(({ phrase }) => phrase));
  const phrases = table.rows.map(({ phrase }) => phrase);
  expect(phrases.filter((phrase) => !headwords.has(phrase))).toEqual([]);
  const starts = phrases.filter((phrase, at) => phrase !== phrases[at - 1]);
  expect(starts).toEqual([...new Set(phrases)]);
});

it("uses every class of nouns", async () => {
  const conditions = table.rows.map(({ when }) => when).join(" ");
  const code = await sourceOf("phrases");
  const unused = [...table.nouns.keys()].filter(
    (name) =>
      !new RegExp(`@${name}(?![\\w-])`).test(conditions) &&
      !code.includes(`nouns.${name}`) &&
      !code.includes(`"${name}"`),
  );
  expect(unused).toEqual([]);
});

const words = path.resolve(import.meta.dirname, "../src/domain/subtitles/words");

async function sourceOf(folder: string): Promise<string> {
  const files = await readdir(path.join(words, folder), { recursive: true });
  const sources = files.filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
  return (await Promise.all(sources.map((file) => readFile(path.join(words, folder, file), "utf8")))).join("\n");
}

it("names no phrase in the code that finds them", async () => {
  const headwords = dictionary.multiwords.map(({ phrase }) => phrase);
  const code = (await sourceOf("phrases")).replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, "");
  const texts = new Set(
    [...code.matchAll(/"([^"\n]+)"|'([^'\n]+)'|`([^`\n]+)`/g)]
      .flatMap(([, ...texts]) => texts)
      .flatMap((text = "") => text.split(/[|,]/)),
  );
  const expressions = [...code.matchAll(/\/(\^[^\n/]* [^\n/]*\$)\//g)].map(([, source = ""]) => new RegExp(source));
  const named = headwords.filter(
    (phrase) => texts.has(phrase) || expressions.some((expression) => expression.test(phrase)),
  );
  expect(named).toEqual([]);
});
