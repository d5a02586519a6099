import { parentPort } from "node:worker_threads";
import { commonEntries, frequentWords, isTaught } from "../../domain/lexicon/common-words.ts";
import type { LexiconEntry } from "../../domain/lexicon/entry.ts";
import { readFreeWordData } from "../../domain/lexicon/free-word-data.ts";
import { partsOf, siteLists, testedWords } from "../../domain/lexicon/site-list.ts";
import { readLexiconEntries } from "./read-lexicon-files.ts";
import type { WordChoices } from "./word-choices.ts";
import { readWordDataFiles } from "./word-data-files.ts";

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
const { rank } = readFreeWordData(forms.toString("latin1"), new Uint8Array());
const taught = entries.filter(isTaught);
const common = commonEntries(taught, rank, siteLists.common.words);
const academic = commonEntries(
  taught.filter(({ isAcademic }) => isAcademic),
  rank,
  siteLists.academic.words,
);
const idsOf = (some: readonly LexiconEntry[]) => some.map(({ id }) => id);
parentPort?.postMessage({
  common: idsOf(common),
  academic: idsOf(byLevelAndPhrase(academic)),
  parts: {
    common: partsOf(common, siteLists.common.partSize),
    academic: partsOf(academic, siteLists.academic.partSize),
  },
  frequent: frequentWords(taught, rank, testedWords),
} satisfies WordChoices);
