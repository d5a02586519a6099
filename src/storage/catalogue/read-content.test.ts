import { afterAll, beforeAll, expect, test } from "vitest";
import { storeEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/factories/test-database.ts";
import { publishStale } from "./publish-stale.ts";
import { readContent } from "./read-content.ts";

let created: TestDatabase;

beforeAll(async () => {
  created = await createTestDatabase();
});

afterAll(async () => {
  await created.dispose();
});

test("titles come oldest first, seasons and episodes by number, a movie without any", async () => {
  const { db } = created.database;
  const movie = await storeEpisode(db, {
    title: { kind: "movie", name: "The Strait", combinedUrl: "the-strait", year: 1999, isPremium: true },
  });
  const second = await storeEpisode(db, { seasonNumber: 2, isPremiumSeason: true, episodeNumber: 10, name: "Fog" });
  const first = await storeEpisode(db, { seasonNumber: 2, isPremiumSeason: true, episodeNumber: 9 });
  const other = await storeEpisode(db, { seasonNumber: 1, episodeNumber: 3 });
  await publishStale(db);

  const none = { difficulty: 1, cognates: 0, falseFriends: 0 };
  const figures = { wordCount: 1, difficulty: 1, forLanguages: { tr: none, es: none } };
  const description = { tr: "Bir liman", en: "A harbour", es: "Un puerto" };
  const unsaid = { watchUrl: null, licence: null, credit: null, minutes: null };
  const shared = { genres: ["comedy"], description, posterUrl: null, ...unsaid, ...figures };
  expect(await readContent(db)).toEqual({
    version: 1,
    titles: [
      {
        id: movie.title.id,
        kind: "movie",
        name: "The Strait",
        combinedUrl: "the-strait",
        year: 1999,
        isPremium: true,
        ...shared,
        runningWords: 40,
        seasons: [],
      },
      {
        id: first.title.id,
        kind: "series",
        name: "The Harbour Office",
        combinedUrl: "the-harbour-office",
        year: null,
        isPremium: false,
        ...shared,
        runningWords: 120,
        seasons: [
          {
            id: other.seasonId,
            seasonNumber: 1,
            isPremium: false,
            ...figures,
            episodes: [{ id: other.episodeId, episodeNumber: 3, name: null, ...figures }],
          },
          {
            id: first.seasonId,
            seasonNumber: 2,
            isPremium: true,
            ...figures,
            episodes: [
              { id: first.episodeId, episodeNumber: 9, name: null, ...figures },
              { id: second.episodeId, episodeNumber: 10, name: "Fog", ...figures },
            ],
          },
        ],
      },
    ],
  });
});
