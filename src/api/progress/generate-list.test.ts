import { afterAll, beforeAll, expect, test } from "vitest";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { buildHeadword, publishEpisode, type StoredEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { wordList } from "../../contract/lexicon/word-list.ts";
import { generatedList } from "../../contract/progress/generate-list.ts";
import { listInfo } from "../../contract/progress/lists.ts";
import { wordId } from "../../domain/lexicon/word-id.ts";
import { removeExpiredLists } from "../../services/progress/progress-jobs.ts";
import { insertMissingFallbacks } from "../../storage/lexicon/queries.ts";

const day = 24 * 60 * 60 * 1000;
const start = new Date("2026-11-21T12:00:00Z");

let api: TestApp;
let now: Date;
let first: StoredEpisode;
let movie: StoredEpisode;
let locked: StoredEpisode;

beforeAll(async () => {
  now = start;
  api = await createTestApp({ services: { now: () => now } });
  const { db } = api.database;
  first = await publishEpisode(db, {
    said: [
      { phrase: "rope", count: 2 },
      { phrase: "sail", count: 9, level: 3 },
    ],
  });
  await publishEpisode(db, { episodeNumber: 2, said: [{ phrase: "rope", count: 8 }] });
  movie = await publishEpisode(db, { title: { kind: "movie", name: "Low Tide" }, said: [{ phrase: "crab" }] });
  // The lexicon's entries that the texts below name.
  const phrasal = buildHeadword("give up", { partOfSpeech: "phrasal verb" });
  await insertMissingFallbacks(db, [buildHeadword("umbrella"), buildHeadword("corridor"), phrasal]);
  locked = await publishEpisode(db, {
    title: { name: "Locked", combinedUrl: "locked", isPremium: true },
    said: Array.from({ length: 30 }, (_, at) => ({ phrase: `secret${at}` })),
  });
});
afterAll(() => api.close());

const url = "/api/WordList/GenerateList";

function generate(payload: object, user?: SignedInUser, lang = "en") {
  return api.app.inject({ method: "POST", url, headers: { lang, ...user?.headers }, payload });
}

function upload(content: string | Buffer, { field = "file", name = "The Long Winter.srt" } = {}) {
  const body = new FormData();
  body.append(field, new Blob([content as BlobPart]), name);
  return api.app.inject({ method: "POST", url, headers: { lang: "en" }, payload: body });
}

async function wordsOf(listUrl: string, user?: SignedInUser) {
  const response = await api.app.inject({
    url: `/api/WordList/GetWordListV2?type=6&id=${listUrl}`,
    headers: { ...user?.headers },
  });
  return wordList.parse(response.json());
}

async function generated(payload: object, user?: SignedInUser) {
  const list = generatedList.parse((await generate(payload, user)).json());
  return { ...list, words: (await wordsOf(list.url, user)).map(({ phrase, count }) => [phrase, count]) };
}

test("a title, a season and an episode give their words with what is said of them, most frequent first", async () => {
  const both = [
    ["rope", 10],
    ["sail", 9],
  ];
  const list = await generated({ titleIds: [first.title.id] });
  expect(list).toMatchObject({ title: "The Harbour Office", wordCount: 2, words: both });
  expect(list.expiresAt).toBe("2026-12-21T12:00:00.000Z");
  expect((await generated({ seasonIds: [first.seasonId] })).words).toEqual(both);
  expect((await generated({ episodeIds: [first.episodeId] })).words).toEqual([
    ["sail", 9],
    ["rope", 2],
  ]);
  const mixed = await generated({ episodeIds: [first.episodeId], titleIds: [movie.title.id] });
  expect(mixed.title).toBe("The Harbour Office, Low Tide");
  expect(mixed.wordCount).toBe(3);
});

test("levels and what the person knows narrow it down", async () => {
  const user = await signUp(api.app);
  const payload = { wordIds: [wordId("rope", "noun")], known: true };
  await api.app.inject({ method: "POST", url: "/api/WordList/SetKnown", headers: user.headers, payload });
  const titleIds = [first.title.id];
  expect((await generated({ titleIds, levels: [2, 3] })).words).toEqual([["sail", 9]]);
  expect((await generated({ titleIds, known: false }, user)).words).toEqual([["sail", 9]]);
  expect((await generated({ titleIds, known: true }, user)).words).toEqual([["rope", 10]]);
  expect((await generate({ titleIds, known: true })).statusCode).toBe(401);
});

test("pasted text gives its words by the import's own analysis; nothing of the text is kept", async () => {
  const text = "She gave up. Don’t give up the ropes, sailor!\nTwo umbrellas stood in the corridor.";
  const list = await generated({ text });
  expect(list.title).toBe("Words of a text");
  const words = Object.fromEntries(list.words);
  expect(words).toMatchObject({ "give up": 2, rope: 1, umbrella: 1, corridor: 1 });
  const { rows } = await api.database.pool.query(
    "select 1 from word_lists where title ilike '%umbrella%' union select 1 from episode_words where line ilike '%corridor%'",
  );
  expect(rows).toEqual([]);
});

test("an uploaded subtitle gives its words under the file's name", async () => {
  const cues =
    "1\n00:00:01,000 --> 00:00:02,000\nTake the umbrella.\n\n2\n00:00:03,000 --> 00:00:04,000\nWhich umbrella?\n";
  const list = generatedList.parse((await upload(cues)).json());
  expect(list.title).toBe("The Long Winter");
  const words = await wordsOf(list.url);
  expect(words.find(({ phrase }) => phrase === "umbrella")).toMatchObject({ count: 2, times: [] });
});

test("what is no subtitle, too large, or of another field is refused", async () => {
  const refused = await upload("just some prose");
  expect(refused.statusCode).toBe(400);
  expect(refused.json().errors[0]).toMatchObject({ field: "file", code: "file.no_subtitle" });
  expect((await upload("x", { field: "other" })).statusCode).toBe(400);
  const large = await upload(Buffer.alloc(5 * 1024 * 1024 + 1, "a"));
  expect([large.statusCode, large.json().code]).toEqual([413, "too_large"]);
  const timeOf = (second: number) => new Date(second * 1000).toISOString().slice(11, 19);
  const many = Array.from({ length: 20_001 }, (_, at) => `${timeOf(at)},000 --> ${timeOf(at)},900\nYes.\n`).join("\n");
  const long = await upload(many);
  expect([long.statusCode, long.json().errors?.[0]?.code]).toEqual([413, "file.cues"]);
});

test("premium content is for premium users, and the list stays so", async () => {
  const user = await signUp(api.app);
  const payload = { titleIds: [locked.title.id] };
  expect((await generate(payload)).statusCode).toBe(403);
  expect((await generate(payload, user)).statusCode).toBe(403);
  await api.database.pool.query("update users set premium_type = 3 where username = $1", [user.username]);
  const { url: listUrl } = generatedList.parse((await generate(payload, user)).json());
  expect(await wordsOf(listUrl, user)).toHaveLength(30);
  const stranger = await api.app.inject({ url: `/api/WordList/GetWordListV2?type=6&id=${listUrl}` });
  expect([stranger.statusCode, stranger.json().preview.length, stranger.json().total]).toEqual([403, 20, 30]);
  const other = await signUp(api.app);
  const copy = { method: "POST", url: "/api/WordList/CreateList", headers: other.headers } as const;
  const refused = await api.app.inject({ ...copy, payload: { title: "Copy", fromUrl: listUrl } });
  expect([refused.statusCode, refused.json().code]).toEqual([403, "premium.required"]);
});

test("after 30 days it is gone, unless somebody has saved it", async () => {
  const user = await signUp(api.app);
  const list = await generated({ titleIds: [movie.title.id] });
  const info = async () => await api.app.inject({ url: `/api/WordList/GetListInfo?url=${list.url}` });
  expect(listInfo.parse((await info()).json())).toMatchObject({ isGenerated: true, expiresAt: list.expiresAt });
  const copy = { method: "POST", url: "/api/WordList/CreateList", headers: user.headers } as const;
  const saved = (await api.app.inject({ ...copy, payload: { title: "Kept", fromUrl: list.url } })).json();

  const job = removeExpiredLists(api.database);
  await job.run(new Date(start.getTime() + 29 * day), new AbortController().signal);
  expect((await info()).statusCode).toBe(200);
  now = new Date(start.getTime() + 30 * day);
  expect((await info()).statusCode).toBe(404);
  await job.run(now, new AbortController().signal);
  const { rows } = await api.database.pool.query("select title from word_lists");
  expect(rows).toEqual([{ title: "Kept" }]);
  now = start;
  const url = `/api/WordList/GetWordListV2?type=1&id=${saved.id}`;
  expect((await api.app.inject({ url, headers: user.headers })).json()).toMatchObject([{ phrase: "crab", count: 1 }]);
});

test.each([
  [{}, "titleIds", "required"],
  [{ titleIds: [] }, "titleIds", "required"],
  [{ titleIds: [1], text: "hello" }, "text", "list.one_source"],
  [{ titleIds: [0] }, "titleIds.0", "minimum"],
  [{ levels: [6] }, "levels.0", "invalid"],
  [{ text: "  " }, "text", "required"],
  [{ text: "x", title: "Mine" }, "title", "unknown"],
])("%j is refused by its field", async (payload, field, code) => {
  const response = await generate(payload);
  expect(response.statusCode).toBe(400);
  expect(response.json().errors[0]).toMatchObject({ field, code });
});

test("a selection of nothing that is published is not found; no body and other kinds of bodies are refused", async () => {
  expect((await generate({ titleIds: [999_999] })).statusCode).toBe(404);
  expect((await api.app.inject({ method: "POST", url })).statusCode).toBe(400);
  const headers = { "content-type": "text/plain" };
  expect((await api.app.inject({ method: "POST", url, headers, payload: "hello" })).statusCode).toBe(415);
});
