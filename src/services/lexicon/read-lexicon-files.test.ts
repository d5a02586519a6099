import { expect, test } from "vitest";
import { hashLexiconFiles, readLexiconFiles } from "./read-lexicon-files.ts";

test("every entry of content/lexicon is sound", async () => {
  const { problems } = await readLexiconFiles();
  expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([]);
});

test("there are at least 500 headwords and 60 phrases, and their ids differ", async () => {
  const { entries } = await readLexiconFiles();
  const headwords = new Set(entries.filter(({ phrase }) => !phrase.includes(" ")).map(({ phrase }) => phrase));
  const phrases = entries.filter(({ phrase }) => phrase.includes(" "));
  expect(headwords.size).toBeGreaterThanOrEqual(500);
  expect(phrases.length).toBeGreaterThanOrEqual(60);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
});

test("the hash of the files is the same each time", async () => {
  expect(await hashLexiconFiles()).toBe(await hashLexiconFiles());
});
