import { publishFigures } from "../../../storage/catalogue/publish-stale.ts";
import { saveSeason } from "../../../storage/catalogue/save-season.ts";
import { readDraftEpisodes } from "../../../storage/console/drafts.ts";
import {
  type EpisodeRow,
  findEpisode,
  lockEpisode,
  nameEpisode,
  placeEpisode,
  removeEmptySeasons,
  removeEpisode,
} from "../../../storage/console/episodes.ts";
import type { Db } from "../../../storage/database.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import type { Operator } from "../audit.ts";
import { publishing } from "../publishing.ts";

const recordedOf = ({ titleId, season, episode, name }: EpisodeRow) => ({ titleId, season, episode, name });

/** The episodes of a title, in their order. */
export function readEpisodes({ database: { db } }: Services, titleId: number) {
  return readDraftEpisodes(db, [titleId]);
}

async function lock(transaction: Db, id: number): Promise<EpisodeRow> {
  const row = await lockEpisode(transaction, id);
  if (row === undefined) throw new Refusal("not_found");
  return row;
}

/** Names an episode. @throws {Refusal} not_found. */
export async function saveEpisode(
  services: Services,
  operator: Operator,
  { id, name }: { readonly id: number; readonly name: string | null },
): Promise<void> {
  await publishing(services, operator, "SaveEpisode", async (transaction) => {
    const before = await lock(transaction, id);
    await nameEpisode(transaction, id, name);
    await publishFigures(transaction, [before.titleId]);
    const after = recordedOf({ ...before, name });
    return { thing: `title:${before.titleId}`, before: recordedOf(before), after, result: undefined };
  });
}

export type Move = {
  readonly id: number;
  readonly season: number;
  readonly episode: number;
  /** An episode that has the number gets this one's. */
  readonly isSwapped: boolean;
};

/** Below all numbers of episodes: an episode has it while another one takes its place. */
const between = -1;

/**
 * Gives an episode another season and number. It keeps its id, by which lists, quizzes and plans name it.
 *
 * @throws {Refusal} not_found; conflict, by episode.film, or by episode.taken unless they are to be swapped
 */
export async function moveEpisode(services: Services, operator: Operator, move: Move): Promise<void> {
  const { id, season, episode } = move;
  await publishing(services, operator, "MoveEpisode", async (transaction) => {
    const before = await lock(transaction, id);
    if (before.kind === "movie") throw new Refusal("conflict", [{ field: "id", code: "episode.film" }]);
    const { titleId } = before;
    const wanted = { titleId, seasonNumber: season, isPremium: false, isPremiumKept: true };
    const seasonId = await saveSeason(transaction, wanted);
    const other = await findEpisode(transaction, seasonId, episode);
    if (other !== undefined && other !== id) {
      if (!move.isSwapped) throw new Refusal("conflict", [{ field: "episode", code: "episode.taken" }]);
      await placeEpisode(transaction, id, { seasonId: before.seasonId, episode: between });
      await placeEpisode(transaction, other, before);
    }
    await placeEpisode(transaction, id, { seasonId, episode });
    await removeEmptySeasons(transaction, titleId);
    await publishFigures(transaction, [titleId]);
    const after = recordedOf({ ...before, season, episode });
    return { thing: `title:${titleId}`, before: recordedOf(before), after, result: undefined };
  });
}

/**
 * Deletes an episode with its words. Lists keep the words that were taken from it, known words and memory are of words
 * alone; a film without its episode is a title without words.
 *
 * @throws {Refusal} not_found.
 */
export async function deleteEpisode(services: Services, operator: Operator, id: number): Promise<void> {
  await publishing(services, operator, "DeleteEpisode", async (transaction) => {
    const before = await lock(transaction, id);
    await removeEpisode(transaction, id);
    await removeEmptySeasons(transaction, before.titleId);
    await publishFigures(transaction, [before.titleId]);
    return { thing: `title:${before.titleId}`, before: recordedOf(before), result: undefined };
  });
}
