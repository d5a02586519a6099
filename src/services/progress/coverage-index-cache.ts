import { type CoverageIndex, createCoverageIndex, type SaidWords } from "../../domain/progress/coverage-index.ts";
import type { Database } from "../../storage/database.ts";
import { readPublishedTitles, readSaidWords, readWordLevels } from "../../storage/progress/read-said-words.ts";
import type { Services } from "../services.ts";

type Kept = { readonly version: number; readonly index: Promise<CoverageIndex> };

const kept = new WeakMap<Database, Kept>();

/** So few titles a query that others get their turn on the embedded database's one connection. */
const batch = 10;

async function load({ db }: Database): Promise<CoverageIndex> {
  const titleIds = await readPublishedTitles(db);
  const said: SaidWords[] = [];
  for (let at = 0; at < titleIds.length; at += batch) {
    said.push(...(await readSaidWords(db, titleIds.slice(at, at + batch))));
  }
  const levels = await readWordLevels(db);
  return createCoverageIndex(said, (id) => levels.get(id));
}

/** What the published catalogue says, kept in memory until the next publication. */
export function readCoverageIndex({ database, contentVersion }: Services): Promise<CoverageIndex> {
  const version = contentVersion.current();
  const present = kept.get(database);
  if (present?.version === version) return present.index;
  const index = load(database);
  kept.set(database, { version, index });
  index.catch(() => kept.delete(database));
  return index;
}
