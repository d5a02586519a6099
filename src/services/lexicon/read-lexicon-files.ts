import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { checkLexicon, findMisplaced } from "../../domain/lexicon/check-lexicon.ts";
import type { LexiconEntry } from "../../domain/lexicon/entry.ts";
import { type LexiconProblem, parseLexicon } from "../../domain/lexicon/parse-lexicon.ts";

const lexiconFolder = path.resolve(import.meta.dirname, "../../../content/lexicon");

async function readAll(folder: string): Promise<{ file: string; text: string }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".tsv")).sort();
  return Promise.all(names.map(async (file) => ({ file, text: await readFile(path.join(folder, file), "utf8") })));
}

/** SHA-256 of all lexicon files: shows at start whether the stored headwords are those of this release. */
export async function hashLexiconFiles(folder = lexiconFolder): Promise<string> {
  const hash = createHash("sha256");
  for (const { file, text } of await readAll(folder)) hash.update(file).update("\0").update(text).update("\0");
  return hash.digest("hex");
}

async function parseAll(folder: string) {
  const parsed = (await readAll(folder)).map(({ file, text }) => parseLexicon(text, file));
  return {
    placed: parsed.flatMap(({ entries }) => entries),
    problems: parsed.flatMap(({ problems }) => problems),
  };
}

/** All valid entries of all files. Of duplicates the first counts. */
export async function readLexiconEntries(folder = lexiconFolder): Promise<LexiconEntry[]> {
  const { placed } = await parseAll(folder);
  const firstById = new Map<number, LexiconEntry>();
  for (const { entry } of placed) if (!firstById.has(entry.id)) firstById.set(entry.id, entry);
  return [...firstById.values()];
}

/** All problems of all files, with file and line. Takes as long again as reading; for tests. */
export async function findLexiconProblems(folder = lexiconFolder): Promise<LexiconProblem[]> {
  const { placed, problems } = await parseAll(folder);
  return [...problems, ...checkLexicon(placed), ...findMisplaced(placed)];
}
