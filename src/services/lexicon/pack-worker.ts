import { parentPort, workerData } from "node:worker_threads";
import type { LexiconEntry } from "../../domain/lexicon/entry.ts";
import { withOverlay } from "../../domain/lexicon/overlay.ts";
import { packOf } from "../../domain/lexicon/pack.ts";
import type { ListLanguage } from "../../domain/locale/meaning-language.ts";
import { readLexiconEntries } from "./read-lexicon-files.ts";
import { readWordDataFiles } from "./word-data-files.ts";

const { language, overlay }: { language: ListLanguage; overlay: readonly LexiconEntry[] } = workerData;
const [entries, { forms }] = await Promise.all([readLexiconEntries(), readWordDataFiles()]);
parentPort?.postMessage(packOf(withOverlay(entries, overlay), forms.toString("latin1"), language));
