import { z } from "zod";
import { nearWords, type SaidWord } from "../../../domain/console/near-words.ts";
import { readImportFiles, readImportJob } from "../../../storage/console/imports.ts";
import { readSaidAround } from "../../../storage/console/said-around.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";

type Spot = { readonly season: number | null; readonly episode: number; readonly second: number };

export type WordPlaces = { readonly word: string; readonly places: readonly (Spot & { readonly near: string[] })[] };

const occurrences = z.array(z.object({ word: z.string(), count: z.number(), firsts: z.array(z.int()).default([]) }));

/** Reports of former releases, and of packs, do not tell where. */
const placedReport = z.object({
  season: z.int().nullable().default(null),
  episode: z.int().default(0),
  names: occurrences,
  unknown: occurrences,
});

/** As many words are shown, each with so many places. */
const [mostWords, mostPlaces] = [1_000, 2];

/**
 * Where the names and unknown words of an import's files of a title are said at first, and among which headwords.
 *
 * @throws {Refusal} not_found.
 */
export async function readWordPlaces(
  { database: { db } }: Services,
  { id, titleId }: { readonly id: string; readonly titleId: number },
): Promise<WordPlaces[]> {
  if ((await readImportJob(db, id)) === undefined) throw new Refusal("not_found");
  const files = await readImportFiles(db, id);
  const reports = files.filter((file) => file.titleId === titleId).map(({ report }) => placedReport.parse(report));
  const spots = new Map<string, { readonly spots: Spot[]; count: number }>();
  for (const { season, episode, names, unknown } of reports) {
    for (const { word, count, firsts } of [...names, ...unknown]) {
      const entry = spots.get(word.toLowerCase()) ?? { spots: [], count: 0 };
      spots.set(word.toLowerCase(), entry);
      entry.count += count;
      for (const second of firsts) if (entry.spots.length < mostPlaces) entry.spots.push({ season, episode, second });
    }
  }
  const commonest = [...spots]
    .filter(([, entry]) => entry.spots.length > 0)
    .sort(([, a], [, b]) => b.count - a.count)
    .slice(0, mostWords);
  const keyOf = ({ season, episode }: Omit<Spot, "second">) => `${season} ${episode}`;
  const places = new Map(commonest.flatMap(([, entry]) => entry.spots).map((spot) => [keyOf(spot), spot]));
  const said = await readSaidAround(
    db,
    [...places.values()].map(({ season, episode }) => ({ titleId, season, episode })),
  );
  const byEpisode = Map.groupBy(said, keyOf);
  const wordsOf = (spot: Spot): readonly SaidWord[] => byEpisode.get(keyOf(spot)) ?? [];
  return commonest.map(([word, entry]) => ({
    word,
    places: entry.spots.map((spot) => ({ ...spot, near: nearWords(wordsOf(spot), spot.second) })),
  }));
}
