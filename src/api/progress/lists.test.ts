import { afterAll, beforeAll, expect, test } from "vitest";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { publishEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { wordList } from "../../contract/lexicon/word-list.ts";
import { changedWords, listInfo, type UserList, userList, userLists } from "../../contract/progress/lists.ts";
import { wordId } from "../../domain/lexicon/word-id.ts";

const phrases = ["rope", "sail", "anchor", "give up"] as const;
const [rope, sail, anchor] = phrases.map((phrase) => wordId(phrase, "noun"));

let api: TestApp;

beforeAll(async () => {
  api = await createTestApp({ hasCostLimits: false });
  await publishEpisode(api.database.db, { said: phrases.map((phrase) => ({ phrase })) });
});
afterAll(() => api.close());

function post(call: string, payload: object, user?: SignedInUser, lang = "en") {
  const headers = { lang, ...user?.headers };
  return api.app.inject({ method: "POST", url: `/api/WordList/${call}`, headers, payload });
}

async function createList(user: SignedInUser, title = "Harbour", rest: object = {}): Promise<UserList> {
  return userList.parse((await post("CreateList", { title, ...rest }, user)).json());
}

async function phrasesOf(query: string, user?: SignedInUser): Promise<string[]> {
  const response = await api.app.inject({ url: `/api/WordList/GetWordListV2?${query}`, headers: { ...user?.headers } });
  return wordList.parse(response.json()).map(({ phrase }) => phrase);
}

async function listsOf(user: SignedInUser, query = "") {
  const response = await api.app.inject({ url: `/api/WordList/GetUserLists${query}`, headers: user.headers });
  return userLists.parse(response.json());
}

async function makePremium({ username }: SignedInUser): Promise<void> {
  await api.database.pool.query("update users set premium_type = 3 where username = $1", [username]);
}

test("a list is made, renamed, filled, put in order, emptied and deleted", async () => {
  const user = await signUp(api.app);
  const { id, url, ...made } = await createList(user, "  My words ");
  expect(made).toEqual({ title: "My words", isShared: false, wordCount: 0 });
  expect(url).toMatch(/^[\w-]{22}$/);

  expect((await post("RenameList", { id, title: "At sea" }, user)).json()).toMatchObject({ title: "At sea", url });
  const added = changedWords.parse(
    (await post("AddWords", { id, wordIds: [rope, sail, anchor, rope, 12] }, user)).json(),
  );
  expect(added).toMatchObject({ list: { wordCount: 3 }, notFound: [] });
  expect(await phrasesOf(`type=1&id=${id}`, user)).toEqual(["rope", "sail", "anchor"]);

  await post("ReorderList", { id, wordIds: [anchor, 12, rope] }, user);
  expect(await phrasesOf(`type=1&id=${id}`, user)).toEqual(["anchor", "rope", "sail"]);

  const removed = await post("RemoveWords", { id, wordIds: [rope], phrases: ["Sail"] }, user);
  expect(removed.json()).toMatchObject({ list: { wordCount: 1 } });
  expect((await post("DeleteList", { id }, user)).statusCode).toBe(204);
  expect(await listsOf(user)).toEqual([]);
});

test("words are added as they are written, and those that are not there are named", async () => {
  const user = await signUp(api.app);
  const { id } = await createList(user);
  const written = ["The Rope", "to give  up", "xyzzy", "SAIL"];
  const response = await post("AddWords", { id, phrases: written }, user);
  expect(changedWords.parse(response.json())).toMatchObject({ list: { wordCount: 3 }, notFound: ["xyzzy"] });
  expect(await phrasesOf(`type=1&id=${id}`, user)).toEqual(["rope", "give up", "sail"]);
});

test("forms are added as their headwords", async () => {
  const user = await signUp(api.app);
  const { id } = await createList(user);
  const phrases = ["gave up", "Ropes", "given  up", "xyzzied", "gave in"];
  const response = await post("AddWords", { id, phrases }, user);
  expect(changedWords.parse(response.json())).toMatchObject({
    list: { wordCount: 2 },
    notFound: ["xyzzied", "gave in"],
  });
  expect(await phrasesOf(`type=1&id=${id}`, user)).toEqual(["give up", "rope"]);
});

test("a word that is too long is named as such", async () => {
  const user = await signUp(api.app);
  const { id } = await createList(user);
  const response = await post("AddWords", { id, phrases: ["rope", "x".repeat(200)] }, user);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    errors: [
      { field: "phrases.1", code: "list.word_long", message: "A word or phrase can have at most 100 characters." },
    ],
  });
});

test("lists come in the order they were made, with their words where they are asked for", async () => {
  const user = await signUp(api.app);
  const first = await createList(user, "First");
  await createList(user, "Second");
  await post("AddWords", { id: first.id, wordIds: [sail] }, user);
  expect((await listsOf(user)).map(({ title, wordCount, words }) => [title, wordCount, words])).toEqual([
    ["First", 1, undefined],
    ["Second", 0, undefined],
  ]);
  const [withWords] = await listsOf(user, "?includeWords=true&MeanLanguageType=3");
  expect(withWords?.words).toMatchObject([{ phrase: "sail", mean: "sailito en español" }]);
  expect((await listsOf(user, "?includeWords=false"))[0]).not.toHaveProperty("words");
});

test.each(["", "   ", "\u200B"])("the name %j is refused with the text that is promised", async (title) => {
  const user = await signUp(api.app);
  const { id } = await createList(user);
  for (const response of [await post("CreateList", { title }, user), await post("RenameList", { id, title }, user)]) {
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toEqual([
      { field: "title", code: "list.name_empty", message: "List name cannot be empty!" },
    ]);
  }
});

test("of 50 calls at once a free user gets four lists, and a fifth only after one is deleted", async () => {
  const user = await signUp(api.app);
  const calls = Array.from({ length: 50 }, (_, at) => post("CreateList", { title: `List ${at}` }, user));
  const answers = await Promise.all(calls);
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(4);
  expect(statuses.filter((status) => status === 409)).toHaveLength(46);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json().errors[0]).toMatchObject({ code: "list.limit" });
  expect(refused?.json().detail).toBe(refused?.json().errors[0].message);
  const lists = await listsOf(user);
  expect(lists).toHaveLength(4);
  await post("DeleteList", { id: lists[0]?.id }, user);
  expect((await post("CreateList", { title: "New" }, user)).statusCode).toBe(200);
});

test("a premium user has as many lists as they like", async () => {
  const user = await signUp(api.app);
  await makePremium(user);
  for (let at = 0; at < 6; at += 1) await createList(user, `List ${at}`);
  expect(await listsOf(user)).toHaveLength(6);
});

test("only a shared list is there for others, by its address", async () => {
  const [user, other] = [await signUp(api.app), await signUp(api.app)];
  const { id, url } = await createList(user);
  await post("AddWords", { id, wordIds: [rope] }, user);
  const info = (who?: SignedInUser) =>
    api.app.inject({ url: `/api/WordList/GetListInfo?url=${url}`, headers: { ...who?.headers } });

  expect((await info()).statusCode).toBe(404);
  expect((await info(other)).statusCode).toBe(404);
  expect((await info(user)).statusCode).toBe(200);
  expect(await phrasesOf(`type=6&id=${url}`, user)).toEqual(["rope"]);

  expect((await post("ShareList", { id, isShared: true }, user)).json()).toMatchObject({ isShared: true, url });
  const shared = await info();
  const owned = { id, title: "Harbour", owner: user.username, wordCount: 1, isGenerated: false };
  expect(listInfo.parse(shared.json())).toEqual(owned);
  expect(shared.headers["cache-control"]).toBe("no-store");
  expect(await phrasesOf(`type=6&id=${url}`)).toEqual(["rope"]);
  expect(await phrasesOf(`type=6&id=${url}`, other)).toEqual(["rope"]);

  await post("ShareList", { id, isShared: false }, user);
  const gone = await api.app.inject({ url: `/api/WordList/GetWordListV2?type=6&id=${url}` });
  expect(gone.statusCode).toBe(404);
});

test("a shared list is copied with its words in their order; a private one is not", async () => {
  const [user, other] = [await signUp(api.app), await signUp(api.app)];
  const { id, url } = await createList(user);
  await post("AddWords", { id, wordIds: [sail, rope] }, user);
  expect((await post("CreateList", { title: "Copy", fromUrl: url }, other)).statusCode).toBe(404);
  await post("ShareList", { id, isShared: true }, user);
  const copy = await createList(other, "Copy", { fromUrl: url });
  expect(copy).toMatchObject({ title: "Copy", isShared: false, wordCount: 2 });
  await post("RemoveWords", { id, wordIds: [sail] }, user);
  expect(await phrasesOf(`type=1&id=${copy.id}`, other)).toEqual(["sail", "rope"]);
});

test("nobody reads or changes another's list", async () => {
  const [user, other] = [await signUp(api.app), await signUp(api.app)];
  const { id } = await createList(user);
  const url = `/api/WordList/GetWordListV2?type=1&id=${id}`;
  expect((await api.app.inject({ url, headers: other.headers })).statusCode).toBe(404);
  expect((await api.app.inject({ url })).statusCode).toBe(401);
  const attempts: readonly (readonly [string, object])[] = [
    ["RenameList", { id, title: "Mine" }],
    ["ShareList", { id, isShared: true }],
    ["ReorderList", { id, wordIds: [rope] }],
    ["AddWords", { id, wordIds: [rope] }],
    ["RemoveWords", { id, wordIds: [rope] }],
    ["DeleteList", { id }],
  ];
  for (const [call, payload] of attempts) {
    expect((await post(call, payload, other)).statusCode).toBe(404);
    expect((await post(call, payload)).statusCode).toBe(401);
    expect((await post(call, { ...payload, userId: 1 }, user)).statusCode).toBe(400);
  }
  expect(await listsOf(user)).toMatchObject([{ title: "Harbour", isShared: false, wordCount: 0 }]);
});

test("an id names one list: a known list's is no other list's", async () => {
  const user = await signUp(api.app);
  const { id } = await createList(user);
  const later = await signUp(api.app);
  expect(new Set([user.knownListId, id, later.knownListId]).size).toBe(3);
});

test("lists are in the export and go with the account", async () => {
  const user = await signUp(api.app);
  const { id, url } = await createList(user);
  await post("AddWords", { id, wordIds: [rope] }, user);
  await post("ShareList", { id, isShared: true }, user);
  const exported = await api.app.inject({ url: "/api/User/ExportData", headers: user.headers });
  expect(exported.json()).toMatchObject({
    wordLists: [{ title: "Harbour", url, isShared: true }],
    wordsOfLists: [{ list: "Harbour", phrase: "rope" }],
  });
  const request = { method: "POST", url: "/api/User/DeleteAccount", headers: user.headers } as const;
  expect((await api.app.inject({ ...request, payload: { password: user.password } })).statusCode).toBe(204);
  expect((await api.app.inject({ url: `/api/WordList/GetListInfo?url=${url}` })).statusCode).toBe(404);
});
