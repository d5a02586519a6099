import { parentPort } from "node:worker_threads";
import { commonEntries } from "../../domain/lexicon/common-words.ts";
import { readFreeWordData } from "../../domain/lexicon/free-word-data.ts";
import { partsOf, siteLists } from "../../domain/lexicon/site-list.ts";
import { readLexiconEntries } from "./read-lexicon-files.ts";
import type { SiteLists } from "./site-lists.ts";
import { readWordDataFiles } from "./word-data-files.ts";

// Articles teach no swearwords.
const entries = (await readLexiconEntries()).filter(({ marks }) => !marks.includes("vulgar"));
const { forms } = await readWordDataFiles();
// Ranks alone: the definitions would take several times the memory.
const { rank } = readFreeWordData(forms.toString("latin1"), "");
const { common, academic } = siteLists;
const academicEntries = entries.filter(({ isAcademic }) => isAcademic);
parentPort?.postMessage({
  common: partsOf(commonEntries(entries, rank, common.words), common.partSize),
  academic: partsOf(commonEntries(academicEntries, rank, academic.words), academic.partSize),
} satisfies SiteLists);
