import { afterAll, beforeAll, expect, test } from "vitest";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { publishEpisode, type StoredEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { type Coverage, coverage, levelCoverage } from "../../contract/progress/coverage.ts";
import { wordId } from "../../domain/lexicon/word-id.ts";
import { costs } from "../costs/cost-table.ts";

const [rope, sail, keel] = ["rope", "sail", "keel"].map((phrase) => wordId(phrase, "noun"));

let api: TestApp;
let first: StoredEpisode;
let second: StoredEpisode;
let movie: StoredEpisode;

// The factory's episodes have 40 running words each.
beforeAll(async () => {
  api = await createTestApp();
  const { db } = api.database;
  first = await publishEpisode(db, {
    said: [
      { phrase: "rope", tokens: 8 },
      { phrase: "sail", level: 2, tokens: 4 },
      { phrase: "keel", level: 5, tokens: 1 },
    ],
  });
  second = await publishEpisode(db, { episodeNumber: 2, said: [{ phrase: "rope", tokens: 20 }] });
  movie = await publishEpisode(db, {
    title: { kind: "movie", name: "Low Tide", combinedUrl: "low-tide" },
    said: [{ phrase: "sail", level: 2, tokens: 10 }],
  });
  await api.services.contentVersion.refresh();
});
afterAll(() => api.close());

async function get(user: SignedInUser, query = ""): Promise<Coverage> {
  const response = await api.app.inject({ url: `/api/WordList/GetCoverage${query}`, headers: user.headers });
  expect(response.headers["cache-control"]).toBe("no-store");
  return coverage.parse(response.json());
}

function ask(payload: object) {
  return api.app.inject({ method: "POST", url: "/api/WordList/GetCoverage", payload });
}

function send(call: string, payload: object, { headers }: SignedInUser) {
  return api.app.inject({ method: "POST", url: `/api/WordList/${call}`, headers, payload });
}

test("of a level: what somebody knows who knows its words, the same for all", async () => {
  const read = async (level: number) => {
    const response = await api.app.inject({ url: `/api/WordList/GetCoverageOfLevel?level=${level}` });
    expect(response.headers["cache-control"]).toContain("public");
    return levelCoverage.parse(response.json());
  };
  const shares = (series: number, film: number) => [
    { titleId: first.title.id, coverage: series },
    { titleId: movie.title.id, coverage: film },
  ];
  // Of 80 running words of the series 28 are of A1, 4 of A2 and 1 of C1; the other 47 need no learning.
  expect(await read(1)).toEqual(shares(0.9375, 0.75));
  expect(await read(2)).toEqual(shares(0.9875, 1));
  expect(await read(5)).toEqual(shares(1, 1));
});

test("every title has the share of its running words that the person knows, right after they are marked", async () => {
  const user = await signUp(api.app);
  expect((await get(user)).titles).toEqual([
    { titleId: first.title.id, coverage: 0.5875 },
    { titleId: movie.title.id, coverage: 0.75 },
  ]);
  await send("SetKnown", { wordIds: [rope], known: true }, user);
  expect((await get(user)).titles).toEqual([
    { titleId: first.title.id, coverage: 0.9375 },
    { titleId: movie.title.id, coverage: 0.75 },
  ]);
});

test("a list comes with its title's seasons and episodes, and with the fewest words to 95 %", async () => {
  const user = await signUp(api.app);
  const answer = await get(user, `?type=2&id=${first.episodeId}`);
  expect(answer).toEqual({
    level: 0,
    titles: [
      {
        titleId: first.title.id,
        coverage: 0.5875,
        seasons: [
          {
            seasonId: first.seasonId,
            coverage: 0.5875,
            episodes: [
              { episodeId: first.episodeId, coverage: 0.675 },
              { episodeId: second.episodeId, coverage: 0.5 },
            ],
          },
        ],
      },
    ],
    list: { coverage: 0.675, target: 0.95, unjudgedWords: 0, shortestList: { wordIds: [rope, sail], coverage: 0.975 } },
  });
  const season = await get(user, `?type=3&id=${first.seasonId}`);
  expect(season.list).toMatchObject({ coverage: 0.5875, shortestList: { wordIds: [rope, sail] } });
  const film = await get(user, `?type=5&id=${movie.title.id}`);
  expect(film).toMatchObject({ titles: [{ seasons: [] }], list: { shortestList: { wordIds: [sail], coverage: 1 } } });
});

test("“I am about A2” counts, marks nothing, and can be taken back", async () => {
  const user = await signUp(api.app);
  const query = `?type=2&id=${first.episodeId}`;
  expect((await send("SetKnownLevel", { level: 2 }, user)).json()).toEqual({ level: 2 });
  const known = await api.app.inject({ url: "/api/WordList/GetKnownWords", headers: user.headers });
  expect(known.json()).toEqual({ wordIds: [], unknownWordIds: [], level: 2 });
  const answer = await get(user, query);
  expect(answer).toMatchObject({ level: 2, list: { coverage: 0.975, shortestList: { wordIds: [] } } });
  expect((await send("SetKnown", { wordIds: [keel], known: true }, user)).json()).toEqual({ knownCount: 1 });
  expect((await get(user, query)).list?.coverage).toBe(1);
  await send("SetKnownLevel", { level: 0 }, user);
  expect(await get(user, query)).toMatchObject({ level: 0, list: { coverage: 0.7 } });
  expect((await send("SetKnownLevel", { level: 6 }, user)).statusCode).toBe(400);
});

test("a word that is marked as not known is not, whatever the level, until the mark is taken away", async () => {
  const user = await signUp(api.app);
  const query = `?type=2&id=${first.episodeId}`;
  await send("SetKnownLevel", { level: 2 }, user);
  const unknown = { wordIds: [sail], known: false, overLevel: true };
  expect((await send("SetKnown", unknown, user)).json()).toEqual({ knownCount: 0 });
  expect((await get(user, query)).list).toMatchObject({ coverage: 0.875, shortestList: { wordIds: [sail] } });
  expect((await get(user)).titles[0]?.coverage).toBe(0.9375);
  await send("SetKnown", { wordIds: [sail], known: false }, user);
  expect((await get(user, query)).list?.coverage).toBe(0.975);
});

test("visitors ask with their own words and level", async () => {
  const list = { type: 2, id: first.episodeId };
  expect(coverage.parse((await ask(list)).json()).list?.coverage).toBe(0.675);
  const answer = await ask({ ...list, knownWordIds: [rope, 12], level: 0 });
  expect(answer.json().list).toMatchObject({ coverage: 0.875, shortestList: { wordIds: [sail] } });
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect((await ask({ ...list, level: 5 })).json().list.coverage).toBe(1);
  expect((await ask({ ...list, level: 5, unknownWordIds: [keel, 12] })).json().list.coverage).toBe(0.975);
  expect((await ask({})).json().titles).toHaveLength(2);
  expect((await api.app.inject({ url: "/api/WordList/GetCoverage" })).statusCode).toBe(401);
});

test("of a premium list the coverage is told, its words are not, but to premium users", async () => {
  const user = await signUp(api.app);
  const locked = await publishEpisode(api.database.db, {
    title: { name: "Locked", combinedUrl: "locked" },
    isPremiumSeason: true,
    said: [{ phrase: "rope", tokens: 8 }],
  });
  await api.services.contentVersion.refresh();
  const query = `?type=2&id=${locked.episodeId}`;
  expect((await get(user, query)).list).toEqual({ coverage: 0.8, target: 0.95, unjudgedWords: 0 });
  await api.database.pool.query("update users set premium_type = 3 where username = $1", [user.username]);
  expect((await get(user, query)).list?.shortestList?.wordIds).toEqual([rope]);
});

test("of a locked list shares are in whole percents, in every answer that has them", async () => {
  const user = await signUp(api.app);
  const locked = await publishEpisode(api.database.db, {
    title: { name: "Rounded", combinedUrl: "rounded" },
    isPremiumSeason: true,
    said: [{ phrase: "rope", tokens: 1 }],
  });
  await api.services.contentVersion.refresh();
  const { id } = locked.title;
  const list = { type: 2, id: locked.episodeId };
  const sharesOf = ({ titles, list }: Coverage) => {
    const title = titles.find(({ titleId }) => titleId === id);
    const [season] = title?.seasons ?? [];
    return [title?.coverage, season?.coverage, season?.episodes[0]?.coverage, list?.coverage].filter(
      (share) => share !== undefined,
    );
  };
  const ofVisitor = async (body: object) => sharesOf(coverage.parse((await ask(body)).json()));
  // 39 of 40 running words are known: 97.5 %.
  expect(await ofVisitor(list)).toEqual([0.97, 0.97, 0.97, 0.97]);
  expect(await ofVisitor({})).toEqual([0.97]);
  expect(sharesOf(await get(user, `?type=2&id=${list.id}`))).toEqual([0.97, 0.97, 0.97, 0.97]);
  expect(sharesOf(await get(user))).toEqual([0.97]);
  await api.database.pool.query("update users set premium_type = 3 where username = $1", [user.username]);
  expect(sharesOf(await get(user, `?type=2&id=${list.id}`))).toEqual([0.975, 0.975, 0.975, 0.975]);
});

test("a visitor asks so many times a day", async () => {
  const own = await createTestApp();
  const once = () => own.app.inject({ method: "POST", url: "/api/WordList/GetCoverage", payload: {} });
  const { person = 0 } = costs["WordList/GetCoverageOfWords"]?.perDay ?? {};
  for (let count = 0; count < person; count += 1) await once();
  const refused = await once();
  expect([refused.statusCode, refused.json().reason]).toEqual([429, "daily"]);
  await own.close();
});

test.each([
  [{ type: 2 }, "id"],
  [{ id: 3 }, "id"],
  [{ type: 1, id: 3 }, "type"],
  [{ level: 6 }, "level"],
  [{ knownWordIds: Array.from({ length: 20_001 }, () => 1) }, "knownWordIds"],
  [{ target: 0.5 }, "target"],
])("%j is refused by its field", async (payload, field) => {
  const response = await ask(payload);
  expect(response.statusCode).toBe(400);
  expect(response.json().errors[0].field).toBe(field);
});

test("a list that is not published is not found", async () => {
  expect((await ask({ type: 2, id: 999_999 })).statusCode).toBe(404);
  expect((await ask({ type: 4, id: movie.title.id })).statusCode).toBe(404);
});
