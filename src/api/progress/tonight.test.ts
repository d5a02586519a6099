import { afterAll, beforeAll, expect, test } from "vitest";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { publishEpisode, type StoredEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { lockedWordList } from "../../contract/lexicon/word-list.ts";
import { tonight } from "../../contract/progress/tonight.ts";
import { wordId } from "../../domain/lexicon/word-id.ts";

const [rope, sail, keel] = ["rope", "sail", "keel"].map((phrase) => wordId(phrase, "noun"));

let api: TestApp;
let first: StoredEpisode;
let movie: StoredEpisode;
let locked: StoredEpisode;

// The factory's episodes have 40 running words each.
beforeAll(async () => {
  api = await createTestApp();
  const { db } = api.database;
  first = await publishEpisode(db, {
    said: [
      { phrase: "rope", tokens: 8, count: 8, times: [70, 90], line: "Hold the rope." },
      { phrase: "sail", level: 2, tokens: 4 },
      { phrase: "take in", partOfSpeech: "phrasal verb", level: 4, tokens: 2, times: [12] },
      { phrase: "keel", level: 4, tokens: 2, times: [500] },
      { phrase: "bilge", level: 5, tokens: 6, meanings: { tr: [] } },
    ],
  });
  await publishEpisode(db, { episodeNumber: 2, said: [{ phrase: "sail", level: 2, tokens: 20, count: 20 }] });
  movie = await publishEpisode(db, {
    title: { kind: "movie", name: "Low Tide", combinedUrl: "low-tide" },
    said: [{ phrase: "sail", level: 2, tokens: 10 }],
  });
  locked = await publishEpisode(db, {
    title: { name: "Locked", combinedUrl: "locked" },
    isPremiumSeason: true,
    said: [{ phrase: "rope", tokens: 8 }],
  });
  await api.services.contentVersion.refresh();
});
afterAll(() => api.close());

function get(user: SignedInUser, query: string) {
  return api.app.inject({ url: `/api/WordList/GetTonight?${query}`, headers: user.headers });
}

function ask(payload: object) {
  return api.app.inject({ method: "POST", url: "/api/WordList/GetTonight", payload });
}

function send(call: string, payload: object, { headers }: SignedInUser) {
  return api.app.inject({ method: "POST", url: `/api/WordList/${call}`, headers, payload });
}

async function phrasesOf(answer: Promise<{ json(): unknown }>): Promise<string[]> {
  return tonight.parse((await answer).json()).words.map(({ phrase }) => phrase);
}

test("a visitor gets whole words, what lifts the share most first, and the share before and after", async () => {
  const response = await ask({ type: 2, id: first.episodeId, count: 5 });
  expect(response.headers["cache-control"]).toBe("no-store");
  const answer = tonight.parse(response.json());
  // 18 of 40 running words are known; rope, sail, take in and keel add 16. "bilge" has no Turkish meaning.
  expect(answer).toMatchObject({ shareBefore: 0.45, shareAfter: 0.85 });
  expect(answer.words.map(({ phrase }) => phrase)).toEqual(["rope", "sail", "take in", "keel"]);
  const [word] = answer.words;
  expect(word).toMatchObject({ id: rope, mean: "ropenin türkçesi", count: 8, times: [70, 90], line: "Hold the rope." });
});

test("who knows words, or has a level, gets others; what is not known wins over the level", async () => {
  const list = { type: 2, id: first.episodeId };
  expect(await phrasesOf(ask({ ...list, known: [rope, 12] }))).toEqual(["sail", "take in", "keel"]);
  expect(await phrasesOf(ask({ ...list, level: 2 }))).toEqual(["take in", "keel"]);
  expect(await phrasesOf(ask({ ...list, level: 2, unknown: [sail] }))).toEqual(["sail", "take in", "keel"]);
  expect(await phrasesOf(ask({ ...list, level: 2, skip: [keel] }))).toEqual(["take in"]);
  expect(await phrasesOf(ask({ ...list, level: 4, MeanLanguageType: 3 }))).toEqual(["bilge"]);
});

test("seasons, series and films have theirs", async () => {
  for (const list of [
    { type: 3, id: first.seasonId },
    { type: 4, id: first.title.id },
  ]) {
    const answer = tonight.parse((await ask({ ...list, count: 5 })).json());
    expect(answer.words.map(({ phrase }) => phrase)).toEqual(["sail", "rope", "take in", "keel"]);
    expect(answer.words[0]).toMatchObject({ count: 21, times: [] });
    expect(answer).toMatchObject({ shareBefore: 0.475, shareAfter: 0.925 });
  }
  expect((await ask({ type: 5, id: movie.title.id })).json()).toMatchObject({ shareBefore: 0.75, shareAfter: 1 });
});

test("a learner's marks and level count at once", async () => {
  const user = await signUp(api.app);
  const query = `type=2&id=${first.episodeId}&count=5`;
  await send("SetKnownLevel", { level: 2 }, user);
  await send("SetKnown", { wordIds: [sail], known: false, overLevel: true }, user);
  expect(await phrasesOf(get(user, query))).toEqual(["sail", "take in", "keel"]);
  expect(await phrasesOf(get(user, `${query}&skip=${sail},${keel}`))).toEqual(["take in"]);
  expect((await api.app.inject({ url: `/api/WordList/GetTonight?${query}` })).statusCode).toBe(401);
});

test("of a shared list the share is of its words, by how often they are said", async () => {
  const made = await api.app.inject({
    method: "POST",
    url: "/api/WordList/GenerateList",
    payload: { episodeIds: [first.episodeId] },
  });
  const list = { type: 6, id: made.json().url };
  // rope is said 8 times, the other four words once each.
  const answer = tonight.parse((await ask({ ...list, known: [sail] })).json());
  expect(answer.words.map(({ phrase }) => phrase)).toEqual(["rope", "keel", "take in"]);
  expect(answer.words[0]).toMatchObject({ count: 8 });
  expect(answer).toMatchObject({ shareBefore: 0.0833, shareAfter: 0.9166 });
  expect((await ask({ type: 6, id: "nowhere" })).statusCode).toBe(404);
});

test("a premium list gives others its first words, as GetWordListV2 does", async () => {
  const user = await signUp(api.app);
  const query = `type=2&id=${locked.episodeId}`;
  const refused = await get(user, query);
  expect(refused.statusCode).toBe(403);
  expect(lockedWordList.parse(refused.json())).toMatchObject({
    code: "premium.required",
    total: 1,
    preview: [{ phrase: "rope" }],
  });
  expect((await ask({ type: 2, id: locked.episodeId })).json().preview).toHaveLength(1);
  await api.database.pool.query("update users set premium_type = 3 where username = $1", [user.username]);
  expect(await phrasesOf(get(user, query))).toEqual(["rope"]);
});

test.each([
  [{ id: 3 }, "type"],
  [{ type: 1, id: 3 }, "type"],
  [{ type: 2, id: "here" }, "id"],
  [{ type: 2, id: 3, count: 7 }, "count"],
  [{ type: 2, id: 3, level: 6 }, "level"],
  [{ type: 2, id: 3, known: ["x"] }, "known.0"],
])("%j is refused by its field", async (payload, field) => {
  const response = await ask(payload);
  expect(response.statusCode).toBe(400);
  expect(response.json().errors[0].field).toBe(field);
});

test("more words than a call takes are refused", async () => {
  const many = (length: number) => Array.from({ length }, () => 1);
  for (const [field, length] of [
    ["skip", 201],
    ["known", 20_001],
    ["unknown", 20_001],
  ] as const) {
    const response = await ask({ type: 2, id: first.episodeId, [field]: many(length) });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors[0].field).toBe(field);
  }
});

test("a query that names a list wrongly, or puts off too many words, is refused", async () => {
  const user = await signUp(api.app);
  const many = Array.from({ length: 201 }, () => 1).join(",");
  for (const [query, field] of [
    ["type=2&id=here", "id"],
    ["type=2&id=3&count=7", "count"],
    ["type=2&id=3&skip=a", "skip"],
    [`type=2&id=3&skip=${many}`, "skip"],
  ]) {
    const response = await get(user, query ?? "");
    expect(response.statusCode).toBe(400);
    expect(response.json().errors[0].field).toBe(field);
  }
});

test("a list that is not published is not found", async () => {
  expect((await ask({ type: 2, id: 999_999 })).statusCode).toBe(404);
  expect((await ask({ type: 4, id: movie.title.id })).statusCode).toBe(404);
});
