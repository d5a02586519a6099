import { headwordOfEntry } from "../../../domain/lexicon/create-lexicon.ts";
import type { LexiconEntry } from "../../../domain/lexicon/entry.ts";
import { formatEntry } from "../../../domain/lexicon/format-lexicon.ts";
import type { EntrySource } from "../../../domain/lexicon/parse-lexicon.ts";
import { markChangedLevelsStale } from "../../../storage/catalogue/mark-stale.ts";
import { resolveMissingItems } from "../../../storage/catalogue/missing-items.ts";
import { publishStale } from "../../../storage/catalogue/publish-stale.ts";
import type { Db } from "../../../storage/database.ts";
import { writeHeadwords } from "../../../storage/lexicon/queries.ts";
import { raiseVersion, readVersion } from "../../../storage/publication/queries.ts";

export async function writeEntry(transaction: Db, entry: LexiconEntry): Promise<void> {
  const headword = headwordOfEntry(entry);
  await markChangedLevelsStale(transaction, [headword]);
  await writeHeadwords(transaction, [headword]);
  await resolveMissingItems(transaction);
}

/** Publishes the titles whose figures the change has made stale with it; the version is raised once. */
export async function publishWithTitles(transaction: Db): Promise<void> {
  const version = await readVersion(transaction);
  if ((await publishStale(transaction)) === version) await raiseVersion(transaction);
}

export const thingOf = (id: number) => `word:${id}` as const;

/** What the audit log keeps of an entry: its rows, as the files of the lexicon have them. */
export const recordedOf = (entry: EntrySource | undefined) =>
  entry === undefined ? null : { senses: formatEntry(entry) };
