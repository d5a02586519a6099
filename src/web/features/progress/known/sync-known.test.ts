import { beforeEach, expect, test, vi } from "vitest";
import { createUserDataStore, type UserDataStore } from "../../accounts/session/user-data.ts";
import { ApiError } from "../../page/api-client.ts";

let store: UserDataStore;
const call = vi.fn<(name: string, input?: object) => Promise<unknown>>();
const refresh = vi.fn();

vi.mock("../../accounts/session/use-user-data.ts", () => ({ userDataStore: () => store }));
vi.mock("../../accounts/session/api.ts", () => ({ api: { call: (...given: [string]) => call(...given) } }));
vi.mock("../../accounts/session/queries.ts", () => ({ refresh: (name: string) => refresh(name) }));

const { loadKnown, sendKnown } = await import("./sync-known.ts");

const sent = () => call.mock.calls.filter(([name]) => name === "WordList/SetKnown").map(([, input]) => input);

beforeEach(() => {
  call.mockReset().mockResolvedValue(undefined);
  refresh.mockReset();
  store = createUserDataStore(() => {
    throw new Error("storage is forbidden");
  });
  store.update({ token: "t1" });
});

test("unsent marks are sent, each kind apart, and what depends on them is asked again", async () => {
  store.update({ unsentKnown: { 4: true, 7: false, 8: null, 9: true } });
  await sendKnown();
  expect(sent()).toEqual([
    { body: { wordIds: [4, 9], known: true } },
    { body: { wordIds: [7], known: false, overLevel: true } },
    { body: { wordIds: [8], known: false } },
  ]);
  expect(store.get().unsentKnown).toEqual({});
  expect(refresh).toHaveBeenCalledWith("WordList/GetKnownLevels");
});

test("a mark that changes while it is sent is sent again", async () => {
  store.update({ unsentKnown: { 4: true } });
  call.mockImplementationOnce(async () => store.update({ unsentKnown: { 4: false } }));
  await sendKnown();
  expect(sent()).toEqual([
    { body: { wordIds: [4], known: true } },
    { body: { wordIds: [4], known: false, overLevel: true } },
  ]);
});

test("without a connection marks stay; what the API refuses is dropped", async () => {
  store.update({ unsentKnown: { 4: true } });
  call.mockRejectedValueOnce(new TypeError("failed to fetch"));
  await sendKnown();
  expect(store.get().unsentKnown).toEqual({ 4: true });
  call.mockRejectedValueOnce(new ApiError(400, undefined));
  await sendKnown();
  expect(store.get().unsentKnown).toEqual({});
});

test("the API's known words are stored, with the marks that could not be sent", async () => {
  store.update({ knownList: [1], unsentKnown: { 4: true, 2: false, 6: null } });
  call.mockImplementation(async (name) => {
    if (name === "WordList/SetKnown") throw new TypeError("failed to fetch");
    return { wordIds: [1, 2, 3], unknownWordIds: [4, 5, 6], level: 2 };
  });
  await loadKnown("t1");
  expect(store.get()).toMatchObject({ knownList: [1, 3, 4], unknownList: [5, 2], knownLevel: 2 });
});

test("after signing in the known list is loaded as a word list, later its ids alone", async () => {
  store.update({ knownListId: 7 });
  call.mockImplementation(async (name) =>
    name === "WordList/GetWordListV2" ? [{ id: 1 }, { id: 3 }] : { wordIds: [1, 3], unknownWordIds: [], level: 0 },
  );
  const listed = () => call.mock.calls.filter(([name]) => name === "WordList/GetWordListV2");
  await loadKnown("t1");
  expect(store.get().knownList).toEqual([1, 3]);
  expect(listed()).toEqual([["WordList/GetWordListV2", { query: { type: 1, id: 7, MeanLanguageType: 2 } }]]);
  await loadKnown("t1");
  expect(listed()).toHaveLength(1);
});

test("words of a user who has signed out meanwhile are not stored", async () => {
  call.mockImplementation(async () => {
    store.update({ token: "t2" });
    return { wordIds: [1, 2], unknownWordIds: [], level: 1 };
  });
  await loadKnown("t1");
  expect(store.get().knownList).toEqual([]);
});

test("words that are marked while the API's are on their way are not lost", async () => {
  let known = [1];
  call.mockImplementation(async (name) => {
    if (name === "WordList/SetKnown") {
      known = [1, 4];
      return;
    }
    const answer = { wordIds: known, unknownWordIds: [], level: 0 };
    if (known.length === 1) {
      store.update({ knownList: [1, 4], unsentKnown: { 4: true } });
      await sendKnown();
    }
    return answer;
  });
  await loadKnown("t1");
  expect(store.get()).toMatchObject({ knownList: [1, 4], unsentKnown: {} });
});

test("a level that is set while the API's is on its way is not lost", async () => {
  let level = 0;
  call.mockImplementation(async () => {
    const answer = { wordIds: [], unknownWordIds: [], level };
    if (level === 0) {
      level = 2;
      store.update({ knownLevel: 2 });
    }
    return answer;
  });
  await loadKnown("t1");
  expect(store.get().knownLevel).toBe(2);
});
