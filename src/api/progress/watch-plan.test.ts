import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { publishEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { memorySettings, watchPlan } from "../../contract/memory.ts";
import { wordId } from "../../domain/lexicon/word-id.ts";

const dayMs = 24 * 60 * 60_000;
const start = Date.parse("2026-03-02T09:00:00Z");

let api: TestApp;
let user: SignedInUser;
let time = start;
let open = 0;
let locked = 0;

const phrases = Array.from({ length: 20 }, (_, at) => `word${at}`);

beforeAll(async () => {
  api = await createTestApp({ services: { now: () => new Date(time) }, hasCostLimits: false });
  const publish = async (name: string, isPremium: boolean) => {
    const said = phrases.map((phrase) => ({ phrase, tr: ["anlam"], tokens: 1 }));
    const title = { kind: "movie", name, combinedUrl: name, isPremium } as const;
    return (await publishEpisode(api.database.db, { title, said })).title.id;
  };
  open = await publish("open", false);
  locked = await publish("locked", true);
});
beforeEach(async () => {
  time = start;
  user = await signUp(api.app, { timeZone: "Europe/Istanbul" });
});
afterAll(() => api.close());

const post = (path: string, payload: object) =>
  api.app.inject({ method: "POST", url: `/api/Memory/${path}`, headers: user.headers, payload });
const get = (path: string) => api.app.inject({ url: `/api/Memory/${path}`, headers: user.headers });
const readPlan = async (query = "") => watchPlan.parse((await get(`Plan${query}`)).json());

test("without a plan there is nothing in it; a kept one is read again, and is in the settings", async () => {
  expect(await readPlan()).toEqual([]);
  const saved = await post("Plan", { titleIds: [open], wordsPerDay: 5 });
  expect(saved.statusCode).toBe(200);
  const [episode] = watchPlan.parse(saved.json());
  expect(episode?.words.length).toBeGreaterThan(5);
  expect(episode?.words[0]).toMatchObject({ phrase: expect.stringMatching(/^word\d+$/), day: "2026-03-02" });
  expect(episode?.shareAfter).toBeGreaterThan(0.8);
  expect(await readPlan()).toEqual(saved.json());
  const settings = memorySettings.parse((await get("Settings")).json());
  expect(settings.plan).toEqual({ titleIds: [open], wordsPerDay: 5, from: null, target: 90, anyOrder: false });
  await post("Settings", { newPerDay: 3 });
  expect(memorySettings.parse((await get("Settings")).json()).plan).toEqual(settings.plan);
});

test("it is planned anew as one learns and as days go by", async () => {
  await post("Plan", { titleIds: [open], wordsPerDay: 5 });
  const [before] = await readPlan();
  const known = phrases.slice(0, 10).map((phrase) => wordId(phrase, "noun"));
  const marked = await api.app.inject({
    method: "POST",
    url: "/api/WordList/SetKnown",
    headers: user.headers,
    payload: { wordIds: known, known: true },
  });
  expect(marked.statusCode).toBeLessThan(300);
  const [after] = await readPlan();
  expect(after?.words.length).toBeLessThan(before?.words.length ?? 0);
  time += 10 * dayMs;
  expect((await readPlan())[0]?.words[0]?.day).toBe("2026-03-12");
});

test("what was begun today is not planned for today again", async () => {
  await post("Plan", { titleIds: [open], wordsPerDay: 5 });
  const onDay = async (day: string) => (await readPlan())[0]?.words.filter((word) => word.day === day) ?? [];
  const today = await onDay("2026-03-02");
  expect(today).toHaveLength(5);
  const wordIds = today.map((word) => word.wordId);
  expect((await post("StartLearning", { wordIds, from: { type: 5, id: open } })).json()).toEqual({ cards: 5 });
  // Taken up, they are begun by their first answer.
  expect(await onDay("2026-03-02")).toEqual(today);
  const answers = wordIds.slice(0, 3).map((id, at) => ({
    answerId: `00000000-0000-4000-8000-00000000000${at}`,
    cardId: `r${id}`,
    grade: 3,
    elapsedMs: 1_000,
  }));
  expect((await post("AnswerReviews", { answers })).statusCode).toBe(200);
  expect(await onDay("2026-03-02")).toHaveLength(2);
  expect(await onDay("2026-03-03")).toHaveLength(5);
});

test("a trial is not kept, and may begin later", async () => {
  const [trial] = await readPlan(`?titleIds=${open}&wordsPerDay=5&from=2026-04-01`);
  expect(trial?.words[0]?.day).toBe("2026-04-01");
  expect(await readPlan()).toEqual([]);
});

test("words of premium titles are planned for members alone, and a title that is not published is refused", async () => {
  const saved = await post("Plan", { titleIds: [locked, open], wordsPerDay: 5 });
  expect(watchPlan.parse(saved.json()).map(({ titleId }) => titleId)).toEqual([open]);
  await api.database.pool.query("update users set premium_type = 1, premium_end_date = $1 where username = $2", [
    new Date(start + dayMs),
    user.username,
  ]);
  expect((await readPlan()).map(({ titleId }) => titleId).sort()).toEqual([open, locked].sort());
  expect((await post("Plan", { titleIds: [999_999], wordsPerDay: 5 })).statusCode).toBe(404);
  expect((await post("Plan", { titleIds: [], wordsPerDay: 5 })).statusCode).toBe(400);
  expect((await post("Plan", { titleIds: [open], wordsPerDay: 51 })).statusCode).toBe(400);
});
