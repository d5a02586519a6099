import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { findLexiconProblems, hashLexiconFiles, readLexiconEntries } from "./read-lexicon-files.ts";

test("every entry of content/lexicon is sound", async () => {
  const problems = await findLexiconProblems();
  expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([]);
});

test("there are at least 500 headwords and 60 phrases, and their ids differ", async () => {
  const entries = await readLexiconEntries();
  const headwords = new Set(entries.filter(({ phrase }) => !phrase.includes(" ")).map(({ phrase }) => phrase));
  const phrases = entries.filter(({ phrase }) => phrase.includes(" "));
  expect(headwords.size).toBeGreaterThanOrEqual(500);
  expect(phrases.length).toBeGreaterThanOrEqual(60);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
});

test("the hash of the files is the same each time", async () => {
  expect(await hashLexiconFiles()).toBe(await hashLexiconFiles());
});

test("an entry that stands twice counts once, the first time, and is told, as is one in the wrong file", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "dizi-okulu-lexicon-"));
  const header = "phrase\tpartOfSpeech\tlevel\tmeaning.tr\tmeaning.es\tdefinition\tsynonyms\tipa";
  const row = (phrase: string, tr: string) => `${phrase}\tnoun\tA1\t${tr}\tgato\tan animal\t\tkæt`;
  await writeFile(path.join(folder, "c.tsv"), [header, row("cat", "kedi")].join("\n"));
  await writeFile(path.join(folder, "d.tsv"), [header, row("dog", "köpek"), row("cat", "pisi")].join("\n"));
  const [entries, problems] = [await readLexiconEntries(folder), await findLexiconProblems(folder)];
  expect(entries.map(({ phrase, meanings }) => [phrase, meanings.tr])).toEqual([
    ["cat", ["kedi"]],
    ["dog", ["köpek"]],
  ]);
  expect(problems).toEqual([
    { file: "d.tsv", line: 3, message: "cat (noun) stands already in c.tsv:2." },
    { file: "d.tsv", line: 3, message: "cat: This entry belongs in c.tsv." },
  ]);
  await rm(folder, { recursive: true });
});
