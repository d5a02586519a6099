import { afterAll, beforeAll, expect, test } from "vitest";
import { countStatements } from "../../../tests/factories/count-statements.ts";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { publishEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { wordList } from "../../contract/lexicon/word-list.ts";
import { knownIds, knownLevels } from "../../contract/progress/known-words.ts";
import { wordId } from "../../domain/lexicon/word-id.ts";

const rope = wordId("rope", "noun");
const sail = wordId("sail", "noun");

let api: TestApp;

beforeAll(async () => {
  api = await createTestApp({ hasCostLimits: false });
  const many = Array.from({ length: 2_000 }, (_, at) => ({ phrase: `thing${at}` }));
  await publishEpisode(api.database.db, { said: [{ phrase: "rope" }, { phrase: "sail", level: 3 }, ...many] });
});
afterAll(() => api.close());

function setKnown(user: SignedInUser, wordIds: readonly number[], known = true) {
  const request = { method: "POST", url: "/api/WordList/SetKnown", headers: user.headers } as const;
  return api.app.inject({ ...request, payload: { wordIds, known } });
}

async function knownPhrases(user: SignedInUser): Promise<string[]> {
  const url = `/api/WordList/GetWordListV2?type=1&id=${user.knownListId}`;
  const response = await api.app.inject({ url, headers: user.headers });
  return wordList.parse(response.json()).map(({ phrase }) => phrase);
}

test("marks are kept, counted once, and taken away again", async () => {
  const user = await signUp(api.app);
  expect((await setKnown(user, [rope, sail, rope])).json()).toEqual({ knownCount: 2 });
  expect((await setKnown(user, [rope])).json()).toEqual({ knownCount: 2 });
  expect((await knownPhrases(user)).sort()).toEqual(["rope", "sail"]);
  const ids = await api.app.inject({ url: "/api/WordList/GetKnownWords", headers: user.headers });
  expect(knownIds.strict().parse(ids.json())).toMatchObject({ level: 0 });
  expect(new Set(ids.json().wordIds)).toEqual(new Set([rope, sail]));
  expect((await setKnown(user, [sail], false)).json()).toEqual({ knownCount: 1 });
  expect(await knownPhrases(user)).toEqual(["rope"]);
});

test("a word is marked as known or as not known, never as both", async () => {
  const user = await signUp(api.app);
  const marksOf = async () =>
    (await api.app.inject({ url: "/api/WordList/GetKnownWords", headers: user.headers })).json();
  const setUnknown = (wordIds: readonly number[]) =>
    api.app.inject({
      method: "POST",
      url: "/api/WordList/SetKnown",
      headers: user.headers,
      payload: { wordIds, known: false, overLevel: true },
    });
  await setKnown(user, [rope]);
  expect((await setUnknown([rope, sail, 4])).json()).toEqual({ knownCount: 0 });
  expect(await marksOf()).toMatchObject({ wordIds: [] });
  expect(new Set((await marksOf()).unknownWordIds)).toEqual(new Set([rope, sail]));
  await setKnown(user, [rope]);
  expect(await marksOf()).toEqual({ wordIds: [rope], unknownWordIds: [sail], level: 0 });
  await setKnown(user, [rope, sail], false);
  expect(await marksOf()).toEqual({ wordIds: [], unknownWordIds: [], level: 0 });
});

test("the known list is counted by level, each person's alone", async () => {
  const [user, other] = [await signUp(api.app), await signUp(api.app)];
  const levelsOf = async ({ headers }: SignedInUser) =>
    knownLevels.parse((await api.app.inject({ url: "/api/WordList/GetKnownLevels", headers })).json()).levels;
  expect(await levelsOf(user)).toEqual([0, 0, 0, 0, 0]);
  await setKnown(user, [rope, sail, wordId("thing3", "noun")]);
  expect(await levelsOf(user)).toEqual([2, 0, 1, 0, 0]);
  expect(await levelsOf(other)).toEqual([0, 0, 0, 0, 0]);
});

test("ids that are no word's are ignored", async () => {
  const user = await signUp(api.app);
  expect((await setKnown(user, [4, rope])).json()).toEqual({ knownCount: 1 });
});

test("the known list gives whole words in the language asked for, and is nobody else's", async () => {
  const [user, other] = [await signUp(api.app), await signUp(api.app)];
  await setKnown(user, [sail]);
  const url = `/api/WordList/GetWordListV2?type=1&id=${user.knownListId}&MeanLanguageType=3`;
  const response = await api.app.inject({ url, headers: user.headers });
  expect(response.json()).toMatchObject([{ phrase: "sail", mean: "sailito en español", difficulty: 3, count: 0 }]);
  expect(response.headers["cache-control"]).toBe("no-store");
  expect((await api.app.inject({ url, headers: other.headers })).statusCode).toBe(404);
  expect((await api.app.inject({ url })).statusCode).toBe(401);
});

test("2,000 words are marked by a few statements", async () => {
  const user = await signUp(api.app);
  const ids = Array.from({ length: 2_000 }, (_, at) => wordId(`thing${at}`, "noun"));
  let known: unknown;
  const statements = await countStatements(async () => {
    known = (await setKnown(user, ids)).json();
  });
  expect(known).toEqual({ knownCount: 2_000 });
  expect(statements).toBeGreaterThan(0);
  expect(statements).toBeLessThan(20);
});

test("the same words marked and unmarked from many sides at once end as one call says", async () => {
  const user = await signUp(api.app);
  const ids = Array.from({ length: 300 }, (_, at) => wordId(`thing${at}`, "noun"));
  const calls = Array.from({ length: 20 }, (_, at) =>
    setKnown(user, at % 3 === 0 ? ids.toReversed() : ids, at % 2 === 0),
  );
  for (const response of await Promise.all(calls)) {
    expect(response.statusCode).toBe(200);
    expect([0, 300]).toContain(response.json().knownCount);
  }
});

test.each([
  [{ wordIds: [rope] }, "known"],
  [{ known: true }, "wordIds"],
  [{ wordIds: ["x"], known: true }, "wordIds.0"],
  [{ wordIds: [1.5], known: true }, "wordIds.0"],
  [{ wordIds: [rope], known: true, userId: 1 }, "userId"],
])("%j is refused by its field", async (payload, field) => {
  const { headers } = await signUp(api.app);
  const response = await api.app.inject({ method: "POST", url: "/api/WordList/SetKnown", headers, payload });
  expect(response.statusCode).toBe(400);
  expect(response.json().errors[0].field).toBe(field);
});

test("visitors mark nothing", async () => {
  const payload = { wordIds: [rope], known: true };
  expect((await api.app.inject({ method: "POST", url: "/api/WordList/SetKnown", payload })).statusCode).toBe(401);
});

test("what somebody knows is in the export and goes with the account", async () => {
  const user = await signUp(api.app);
  await setKnown(user, [rope]);
  const setKnownCall = { method: "POST", url: "/api/WordList/SetKnown", headers: user.headers } as const;
  await api.app.inject({ ...setKnownCall, payload: { wordIds: [sail], known: false, overLevel: true } });
  const level = { method: "POST", url: "/api/WordList/SetKnownLevel", headers: user.headers } as const;
  await api.app.inject({ ...level, payload: { level: 2 } });
  const exported = await api.app.inject({ url: "/api/User/ExportData", headers: user.headers });
  expect(exported.json()).toMatchObject({
    knownWords: [{ phrase: "rope" }],
    unknownWords: [{ phrase: "sail" }],
    knownLevel: [{ level: 2 }],
  });
  const request = { method: "POST", url: "/api/User/DeleteAccount", headers: user.headers } as const;
  await api.app.inject({ ...request, payload: { password: user.password } });
  const { rows } = await api.database.pool.query(
    "select 1 from known_words join users on users.id = user_id where known_list_id = $1",
    [user.knownListId],
  );
  expect(rows).toEqual([]);
});
