import { parentPort } from "node:worker_threads";
import { commonEntries } from "../../domain/lexicon/common-words.ts";
import type { LexiconEntry } from "../../domain/lexicon/entry.ts";
import { readFreeWordData } from "../../domain/lexicon/free-word-data.ts";
import { readLexiconEntries } from "./read-lexicon-files.ts";
import type { WordChoices } from "./word-choices.ts";
import { readWordDataFiles } from "./word-data-files.ts";

const commonCount = 5_000;
const academicCount = 600;

/** By the words' easiest entries, then from A to Z; the entries of a word stay together. */
function byLevelAndPhrase(entries: readonly LexiconEntry[]): LexiconEntry[] {
  const easiest = new Map<string, number>();
  for (const { phrase, level } of entries) easiest.set(phrase, Math.min(level, easiest.get(phrase) ?? level));
  const levelOf = ({ phrase }: LexiconEntry) => easiest.get(phrase) ?? 0;
  return entries.toSorted(
    (a, b) => levelOf(a) - levelOf(b) || a.phrase.localeCompare(b.phrase, "en") || a.level - b.level,
  );
}

const entries = await readLexiconEntries();
const { forms } = await readWordDataFiles();
// Ranks alone: the definitions would take several times the memory.
const { rank } = readFreeWordData(forms.toString("latin1"), "");
const academic = commonEntries(
  entries.filter(({ isAcademic }) => isAcademic),
  rank,
  academicCount,
);
const idsOf = (some: readonly LexiconEntry[]) => some.map(({ id }) => id);
parentPort?.postMessage({
  common: idsOf(commonEntries(entries, rank, commonCount)),
  academic: idsOf(byLevelAndPhrase(academic)),
  examples: new Map(
    entries.flatMap(({ id, senses: [first] }) =>
      first === undefined || first.example === "" ? [] : [[id, first.example]],
    ),
  ),
} satisfies WordChoices);
