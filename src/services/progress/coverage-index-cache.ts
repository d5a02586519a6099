import { type CoverageIndex, createCoverageIndex, type EpisodeTokens } from "../../domain/progress/coverage-index.ts";
import type { Db } from "../../storage/database.ts";
import { readEpisodeTokens, readPublishedTitles, readWordFacts } from "../../storage/progress/coverage-data.ts";
import { readRecent } from "../read-recent.ts";
import type { Services } from "../services.ts";

type Entry = {
  readonly version: number;
  readonly loading: Promise<CoverageIndex>;
  /** Of an earlier version while the current one loads. */
  latest: CoverageIndex | undefined;
};

/** By what follows the published version, which jobs and requests share. */
const cache = new WeakMap<Services["contentVersion"], Entry>();

/** Titles per query: few, so that other queries get the embedded database's one connection in between. */
const batchSize = 10;

async function load(db: Db): Promise<CoverageIndex> {
  const titleIds = await readPublishedTitles(db);
  const episodes: EpisodeTokens[] = [];
  for (let at = 0; at < titleIds.length; at += batchSize) {
    episodes.push(...(await readEpisodeTokens(db, titleIds.slice(at, at + batchSize))));
  }
  const facts = await readWordFacts(db);
  return createCoverageIndex(episodes, (id) => facts.get(id));
}

/** Loads the index of the current version; called after each publication, so that no request waits for it. */
export function loadCoverageIndex(services: Services): Promise<CoverageIndex> {
  const { contentVersion } = services;
  const version = contentVersion.current();
  const present = cache.get(contentVersion);
  if (present?.version === version) return present.loading;
  const next: Entry = { version, loading: readRecent(services, load), latest: present?.latest };
  cache.set(contentVersion, next);
  next.loading.then(
    (index) => {
      next.latest = index;
    },
    () => cache.delete(contentVersion),
  );
  return next.loading;
}

/** The index of the published catalogue; for a few seconds after a publication still the previous one. */
export async function readCoverageIndex(services: Services): Promise<CoverageIndex> {
  const loading = loadCoverageIndex(services);
  return cache.get(services.contentVersion)?.latest ?? (await loading);
}
