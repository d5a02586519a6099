import type { Knowledge } from "../../domain/progress/knowledge.ts";
import { streakTarget } from "../../domain/progress/streak.ts";
import { openPrize } from "../../services/progress/grant-prizes.ts";
import { readCoveragesOfLevel, readListCoverage, readTitleCoverages } from "../../services/progress/read-coverage.ts";
import { type Leaderboard, readLeaderboard } from "../../services/progress/read-leaderboard.ts";
import type { Viewer } from "../../services/progress/read-list.ts";
import { readCalendar, readPoints } from "../../services/progress/read-points.ts";
import { readWeek } from "../../services/progress/read-week.ts";
import {
  readKnowledge,
  readKnown,
  readKnownLevels,
  setKnown,
  setKnownLevel,
} from "../../services/progress/set-known.ts";
import { sourceOfType } from "../catalogue/word-list-types.ts";
import { type Api, sent } from "../handle.ts";
import { presentCoverages, presentListCoverage, presentTitleCoverages } from "./present-coverage.ts";

function presentPlace({ isWinner, ...place }: Leaderboard["rows"][number]) {
  return { ...place, ...(isWinner === true && { isWinner }) };
}

/** Known words, coverage, points and the leaderboard. */
export function registerProgress({ handle, services }: Api): void {
  handle("WordList/GetKnownWords", async ({ user }) => {
    const { unknownIds, ...known } = await readKnown(services, user.id);
    return { ...known, unknownWordIds: unknownIds };
  });

  handle("WordList/GetKnownLevels", async ({ user }) => ({ levels: await readKnownLevels(services, user.id) }));

  handle("WordList/SetKnown", async ({ user, body: { wordIds, known, overLevel } }) => ({
    knownCount: await setKnown(services, user, wordIds, known ? "known" : overLevel ? "unknown" : "none"),
  }));

  handle("WordList/SetKnownLevel", async ({ user, body }) => {
    await setKnownLevel(services, user.id, body.level);
    return body;
  });

  async function readCoverage(
    viewer: Viewer | undefined,
    knowledge: Knowledge,
    { type, id }: { type?: number | undefined; id?: number | undefined },
  ) {
    const source = type === undefined || id === undefined ? undefined : sourceOfType(type, id);
    return source === undefined
      ? presentTitleCoverages(await readTitleCoverages(services, viewer, knowledge), knowledge.level)
      : presentListCoverage(await readListCoverage(services, viewer, knowledge, source), knowledge.level);
  }

  handle("WordList/GetCoverage", async ({ user, query }) =>
    readCoverage(user, await readKnowledge(services, user.id), query),
  );

  handle(
    "WordList/GetCoverageOfWords",
    async ({ body: { knownWordIds, unknownWordIds, learningWordIds, level, ...list } }) =>
      readCoverage(
        undefined,
        { wordIds: knownWordIds, unknownIds: unknownWordIds, learningIds: learningWordIds, level },
        list,
      ),
  );

  handle("Score/GetPointData", async ({ user }) => ({ ...(await readPoints(services, user)), streakTarget }));

  handle("Score/GetCalendar", async ({ user, query }) => await readCalendar(services, user.id, query.year));

  handle("Premium/OpenPrize", async ({ query, reply }) => {
    reply.header("cache-control", "no-store").redirect(await openPrize(services, query.id, query.locale), 302);
    return sent;
  });

  handle("WordList/GetCoverageOfLevel", async ({ query }) =>
    presentCoverages(await readCoveragesOfLevel(services, query.level)),
  );

  handle("Home/GetWeek", async () => await readWeek(services));

  handle("Score/GetLeaderboard", async ({ user, query }) => {
    const { month, isFrozen, rows, me, prizes } = await readLeaderboard(services, user, query.month);
    return {
      month,
      isFrozen,
      rows: rows.map(presentPlace),
      ...(me && { me: presentPlace(me) }),
      ...(prizes.length > 0 && { prizes: [...prizes] }),
    };
  });
}
