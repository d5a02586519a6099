import { type CoverageIndex, createCoverageIndex, type SaidWords } from "../../domain/progress/coverage-index.ts";
import type { Database } from "../../storage/database.ts";
import { readPublishedTitles, readSaidWords, readWordLevels } from "../../storage/progress/read-said-words.ts";
import type { Services } from "../services.ts";

type Kept = {
  readonly version: number;
  readonly loading: Promise<CoverageIndex>;
  /** Of an earlier version, until the present one is there. */
  latest: CoverageIndex | undefined;
};

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

/** The index of the present publication; to be called after each, so that nobody waits for it. */
export function loadCoverageIndex({ database, contentVersion }: Services): Promise<CoverageIndex> {
  const version = contentVersion.current();
  const present = kept.get(database);
  if (present?.version === version) return present.loading;
  const next: Kept = { version, loading: load(database), latest: present?.latest };
  kept.set(database, next);
  next.loading.then(
    (index) => {
      next.latest = index;
    },
    () => kept.delete(database),
  );
  return next.loading;
}

/** What the published catalogue says, kept in memory; for a few seconds after a publication what it said before. */
export async function readCoverageIndex(services: Services): Promise<CoverageIndex> {
  const loading = loadCoverageIndex(services);
  return kept.get(services.database)?.latest ?? (await loading);
}
