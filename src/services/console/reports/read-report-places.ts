import { z } from "zod";
import { nearWords } from "../../../domain/console/near-words.ts";
import { readReportsWith, readSaidPlaces } from "../../../storage/console/report-places.ts";
import { readReportPage } from "../../../storage/console/reports.ts";
import { readSaidAround } from "../../../storage/console/said-around.ts";
import type { Db } from "../../../storage/database.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";

type Spot = {
  readonly titleId: number;
  readonly title: string;
  readonly season: number | null;
  readonly episode: number;
  readonly second: number;
};

export type ReportPlace = Spot & { readonly near: readonly string[] };

const mostPlaces = 3;

/** Beside a player a meaning is read in no list. */
const wrongMeaning = z.object({ wordId: z.int(), list: z.object({ kind: z.int(), id: z.int() }).optional() });

const missingWord = z.object({ phrase: z.string() });

const occurrences = z.array(z.object({ word: z.string(), firsts: z.array(z.int()).default([]) })).default([]);

const fileReport = z.object({
  season: z.int().nullable().default(null),
  episode: z.int().default(0),
  names: occurrences,
  unknown: occurrences,
});

async function spotsOfWord(db: Db, details: unknown): Promise<Spot[]> {
  const { wordId, list } = wrongMeaning.parse(details);
  const said = await readSaidPlaces(db, { wordId, list }, mostPlaces);
  return said.flatMap(({ times: [second], ...episode }) => (second === undefined ? [] : [{ ...episode, second }]));
}

async function spotsOfUnknown(db: Db, details: unknown): Promise<Spot[]> {
  const { phrase } = missingWord.parse(details);
  const reports = await readReportsWith(db, phrase, mostPlaces);
  return reports.flatMap(({ titleId, title, report }) => {
    const { season, episode, names, unknown } = fileReport.parse(report);
    const found = [...unknown, ...names].find(({ word }) => word.toLowerCase() === phrase);
    return (found?.firsts ?? []).slice(0, 1).map((second) => ({ titleId, title, season, episode, second }));
  });
}

/**
 * Where the word of a report is said: the title, the episode, the second and the headwords around, of which the line is
 * found by who knows it; its text is not kept.
 *
 * @throws {Refusal} not_found.
 */
export async function readReportPlaces({ database: { db } }: Services, id: number): Promise<ReportPlace[]> {
  const filter = { search: "", id, kind: undefined, isClosed: false };
  const [report] = (await readReportPage(db, filter, { limit: 1, after: undefined })).rows;
  if (report === undefined) throw new Refusal("not_found");
  if (report.kind === "wish") return [];
  const spots = await (report.kind === "meaning" ? spotsOfWord : spotsOfUnknown)(db, report.details);
  const keyOf = ({ titleId, season, episode }: Omit<Spot, "title" | "second">) => `${titleId} ${season} ${episode}`;
  const said = Map.groupBy(await readSaidAround(db, spots), keyOf);
  return spots.map((spot) => ({ ...spot, near: nearWords(said.get(keyOf(spot)) ?? [], spot.second) }));
}
