import { beforeEach, expect, test, vi } from "vitest";
import type { UserList } from "../../../../contract/progress/lists.ts";
import { api } from "../../accounts/session/api.ts";
import { createUserDataStore, type UserDataStore } from "../../accounts/session/user-data.ts";
import { addToList, changeOwnList, deleteOwnList, isAtListLimit, loadOwnLists } from "./own-lists.ts";

let store: UserDataStore;
const answers = new Map<string, Promise<unknown>>();

vi.mock("../../accounts/session/use-user-data.ts", () => ({ userDataStore: () => store }));
vi.mock("../../accounts/session/api.ts", () => ({ api: { call: (name: string) => answers.get(name) } }));

const asked = "WordList/GetUserLists";
const titles = () => store.get().userWordLists.map(({ title, wordCount }) => [title, wordCount]);

function listOf(id: number, fields: Partial<UserList> = {}): UserList {
  return { id, title: `List ${id}`, url: `u${id}`, isShared: false, wordCount: 0, ...fields };
}

beforeEach(() => {
  answers.clear();
  // It keeps its data in memory.
  store = createUserDataStore(() => {
    throw new Error("storage is forbidden");
  });
  store.update({ token: "t1", userWordLists: [listOf(1)] });
});

test("the API's lists replace the stored ones", async () => {
  answers.set(asked, Promise.resolve([listOf(2), listOf(3)]));
  await loadOwnLists();
  expect(titles()).toEqual([
    ["List 2", 0],
    ["List 3", 0],
  ]);
});

test("another user's lists are not stored", async () => {
  answers.set(asked, Promise.resolve([listOf(2)]));
  const loading = loadOwnLists();
  store.update({ token: "t2", userWordLists: [] });
  await loading;
  expect(titles()).toEqual([]);
});

test("an answer that is older than a change is asked for again", async () => {
  answers.set(asked, Promise.resolve([listOf(1)]));
  answers.set("WordList/CreateList", Promise.resolve(listOf(2)));
  const loading = loadOwnLists();
  answers.set(asked, Promise.resolve([listOf(1), listOf(2)]));
  await changeOwnList(api.call("WordList/CreateList", { body: { title: "List 2" } }));
  await loading;
  expect(titles()).toHaveLength(2);
});

test("created, renamed, filled and deleted lists change at once", async () => {
  answers.set("WordList/CreateList", Promise.resolve(listOf(2)));
  await changeOwnList(api.call("WordList/CreateList", { body: { title: "List 2" } }));
  answers.set("WordList/RenameList", Promise.resolve(listOf(1, { title: "Harbour" })));
  await changeOwnList(api.call("WordList/RenameList", { body: { id: 1, title: "Harbour" } }));
  answers.set(
    "WordList/AddWords",
    Promise.resolve({ list: listOf(2, { wordCount: 3 }), notFound: ["xyzzy"], unknownIds: [] }),
  );
  expect((await addToList(2, { phrases: ["rope", "xyzzy"] })).notFound).toEqual(["xyzzy"]);
  expect(titles()).toEqual([
    ["Harbour", 0],
    ["List 2", 3],
  ]);
  answers.set("WordList/DeleteList", Promise.resolve());
  await deleteOwnList(1);
  expect(titles()).toEqual([["List 2", 3]]);
});

test("four lists are the free limit; premium has none", () => {
  const userWordLists = [1, 2, 3, 4].map((id) => listOf(id));
  expect(isAtListLimit({ knownList: [], userWordLists: userWordLists.slice(1) })).toBe(false);
  expect(isAtListLimit({ knownList: [], userWordLists })).toBe(true);
  expect(isAtListLimit({ knownList: [], userWordLists, isPremium: true })).toBe(false);
});
