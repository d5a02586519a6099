import { createHash } from "node:crypto";
import type { LexiconEntry } from "../../domain/lexicon/entry.ts";
import { formatEntry } from "../../domain/lexicon/format-lexicon.ts";
import type { EntrySource } from "../../domain/lexicon/parse-lexicon.ts";
import { readLexiconEntries } from "./read-lexicon-files.ts";

let reading: Promise<ReadonlyMap<number, LexiconEntry>> | undefined;

/** The entries of the lexicon's files by their ids; read once a process, when the console first asks. */
export function readFileEntries(): Promise<ReadonlyMap<number, LexiconEntry>> {
  reading ??= readLexiconEntries().then(
    (entries) => new Map(entries.map((entry) => [entry.id, entry])),
    (error: unknown) => {
      reading = undefined;
      throw error;
    },
  );
  return reading;
}

/** SHA-256 of an entry's rows. */
export function hashEntry(entry: EntrySource): string {
  return createHash("sha256").update(formatEntry(entry).join("\n")).digest("hex");
}
