import "fake-indexeddb/auto";
import { act, renderHook, waitFor } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildListWords } from "../../../../tests/factories/quiz-words.ts";
import { storeInBrowser } from "../../../../tests/factories/store-in-browser.ts";
import { userDataStore } from "../accounts/session/use-user-data.ts";
import { type DueNow, dueNow, dueWords } from "./due-now.ts";
import { closeMemoryDatabase, openMemoryDatabase } from "./memory-database.ts";
import { hasBrowserMemory, markBrowserMemory } from "./memory-mark.ts";
import { forgetAnswer, type Remembered, rememberAnswer, startLearning, stopAsking } from "./remember.ts";
import { useDueNow } from "./use-due-now.ts";
import { visitorGoal } from "./visitor-goal.ts";
import { readLog } from "./visitor-memory.ts";
import { changeVisitorSettings } from "./visitor-settings.ts";
import { readVisitorWords } from "./visitor-words.ts";
import { sendWaiting } from "./waiting.ts";

// A visitor's memory in IndexedDB, and how it comes to an account.

const words = buildListWords(60);
const day = 24 * 60 * 60_000;
const noon = Date.parse("2026-03-02T12:00:00Z");

beforeEach(() => {
  // What another file of tests has left.
  closeMemoryDatabase();
  userDataStore().clear();
  localStorage.clear();
  markBrowserMemory(false);
  globalThis.indexedDB = new IDBFactory();
  vi.useFakeTimers({ toFake: ["Date"], now: noon });
});
afterEach(() => {
  closeMemoryDatabase();
  vi.useRealTimers();
});

function answerTo(at: number, verdict: "right" | "wrong" = "right", more: Partial<Remembered> = {}): Remembered {
  const word = words[at];
  if (word === undefined) throw new Error(`no word ${at}`);
  const judged = { way: "choice", verdict, elapsedMs: 3_000, isHelped: false } as const;
  return { word, locale: "tr", kind: "recognition", judged, ...more };
}

const signIn = (knownListId: number) =>
  act(() => userDataStore().update({ token: `token ${knownListId}`, knownListId }));

type Row = readonly [answerId: string, ...unknown[]];

/** The calls of memory as the server answers them: each row of a log counts once. */
function serveMemory() {
  const rows = new Map<string, Row>();
  const calls: { readonly name: string; readonly body: Record<string, unknown> }[] = [];
  const state = { rows, calls, losesAnswers: 0, isDown: false, refuses: (_body: unknown): boolean => false };
  vi.stubGlobal("fetch", async (path: string, init: { body?: string } = {}) => {
    if (state.isDown) throw new TypeError("no connection");
    const name = path.replace("/api/Memory/", "");
    const body: Record<string, unknown> = JSON.parse(init.body ?? "{}");
    if (state.refuses(body)) return Response.json({ code: "not_found" }, { status: 404 });
    calls.push({ name, body });
    if (name === "TakeOver") for (const row of body.log as Row[]) rows.set(row[0], row);
    if (state.losesAnswers > 0) {
      state.losesAnswers -= 1;
      throw new TypeError("the connection was lost");
    }
    if (name === "GetMemory") {
      return Response.json({ dueByDay: [{ day: "2026-03-02", due: 4 }], today: { fresh: 2 }, hard: [{}] });
    }
    return Response.json(name === "AnswerReviews" ? [] : {});
  });
  return state;
}

test("what is answered is due on its day, the wrong ones first", async () => {
  expect(hasBrowserMemory()).toBe(false);
  await rememberAnswer(answerTo(0, "wrong"));
  await rememberAnswer(answerTo(1));
  expect(await dueNow("tr")).toEqual({ due: 0, fresh: 0, hard: 0 });
  vi.setSystemTime(noon + day);
  expect(await dueWords("tr")).toEqual([words[0]]);
  vi.setSystemTime(noon + 2 * day);
  expect(await dueNow("tr")).toEqual({ due: 2, fresh: 0, hard: 0 });
  // Meanings in another language wait for their pages, and known words rest.
  expect(await dueNow("es")).toEqual({ due: 0, fresh: 0, hard: 0 });
  userDataStore().update({ knownList: [words[0]?.id ?? 0] });
  expect(await dueNow("tr")).toEqual({ due: 1, fresh: 0, hard: 0 });
});

test("of a day the first answer counts, and an answer taken back is none", async () => {
  await rememberAnswer(answerTo(0));
  vi.setSystemTime(noon + 1_000);
  const second = await rememberAnswer(answerTo(0, "wrong"));
  vi.setSystemTime(noon + day);
  expect(await dueWords("tr")).toEqual([]);
  vi.setSystemTime(noon);
  const missed = await rememberAnswer(answerTo(1, "wrong"));
  await forgetAnswer(missed);
  await forgetAnswer(second);
  expect(await readLog()).toHaveLength(1);
  vi.setSystemTime(noon + 10 * day);
  expect(await dueWords("tr")).toEqual([words[0]]);
});

test("words to be taught are new ones", async () => {
  await startLearning(words.slice(0, 3), "tr");
  expect(await dueNow("tr")).toEqual({ due: 0, fresh: 3, hard: 0 });
});

test("no more new words are offered than the day has room for", async () => {
  const many = Array.from({ length: 14 }, (_, at) => ({ ...answerTo(0).word, id: 1_000 + at, phrase: `new${at}` }));
  await startLearning(many, "tr");
  expect(await dueNow("tr")).toMatchObject({ fresh: 10 });
  for (const word of many.slice(0, 10)) await rememberAnswer({ ...answerTo(0), word });
  expect(await dueNow("tr")).toMatchObject({ fresh: 0 });
  vi.setSystemTime(noon + day);
  expect(await dueNow("tr")).toMatchObject({ fresh: 4 });
});

test("what an earlier release kept is taken up once, and its key is gone", async () => {
  const kept = (at: number, answer: "right" | "wrong" | null, isMissed = false) => {
    return { word: words[at], locale: "tr", day: "2026-03-01", answer, isMissed };
  };
  const recent = [kept(0, "wrong"), kept(1, "right"), kept(2, null, true), { ...kept(3, "right"), locale: "de" }, 7];
  storeInBrowser("recentWords", JSON.stringify(recent));
  expect(hasBrowserMemory()).toBe(true);
  const [first, second] = await Promise.all([dueWords("tr"), dueWords("tr")]);
  expect(first.map(({ id }) => id)).toEqual([words[0]?.id, words[2]?.id]);
  expect(second).toEqual(first);
  expect(localStorage.getItem("recentWords")).toBeNull();
  expect(await readLog()).toHaveLength(3);
});

test("who signs in takes a visitor's memory along, from twenty tabs at once and once", async () => {
  const server = serveMemory();
  for (const at of words.keys()) await rememberAnswer(answerTo(at, at % 3 === 0 ? "wrong" : "right"));
  const log = await readLog();
  signIn(7);
  // Each a module of its own, as in a tab of its own: nothing in the document makes one wait for the other.
  const tabs: { sendWaiting: typeof sendWaiting }[] = await Promise.all(
    Array.from({ length: 20 }, (_, tab) => import(/* @vite-ignore */ `./waiting.ts?tab=${tab}`)),
  );
  await Promise.all(tabs.map((tab) => tab.sendWaiting()));
  expect([...server.rows.keys()].toSorted()).toEqual(log.map(({ answerId }) => answerId).toSorted());
  expect([await readLog(), hasBrowserMemory()]).toEqual([[], false]);
  const sent = server.calls.length;
  await Promise.all(tabs.map((tab) => tab.sendWaiting()));
  expect(server.calls).toHaveLength(sent);
  // As the contract has them.
  const wrong = words[0]?.id;
  expect([...server.rows.values()].find(([, cardId]) => cardId === `r${wrong}`)).toEqual([
    expect.stringMatching(/^[0-9a-f-]{36}$/),
    ...[`r${wrong}`, "choice", 1, "2026-03-02T12:00:00.000Z", 3_000, null],
  ]);
});

test("a connection that is lost after the server has committed loses nothing and doubles nothing", async () => {
  const server = serveMemory();
  for (const at of [0, 1, 2]) await rememberAnswer(answerTo(at));
  signIn(7);
  server.losesAnswers = 1;
  await expect(sendWaiting()).rejects.toThrow(TypeError);
  expect(server.rows.size).toBe(3);
  expect(hasBrowserMemory()).toBe(true);
  await sendWaiting();
  expect([server.rows.size, server.calls.length]).toEqual([3, 2]);
  expect(hasBrowserMemory()).toBe(false);
});

test("what was not sent before signing out waits for its person, and nobody else is shown it or sends it", async () => {
  const server = serveMemory();
  await rememberAnswer(answerTo(0, "wrong"));
  server.isDown = true;
  signIn(7);
  await expect(sendWaiting()).rejects.toThrow();
  act(() => userDataStore().clear());
  vi.setSystemTime(noon + 3 * day);
  expect(await dueNow("tr")).toEqual({ due: 0, fresh: 0, hard: 0 });
  server.isDown = false;
  signIn(8);
  await sendWaiting();
  expect(server.rows.size).toBe(0);
  signIn(7);
  await sendWaiting();
  expect(server.rows.size).toBe(1);
});

test("a member's answers are kept until the server has them, in their order and in one call", async () => {
  const server = serveMemory();
  signIn(7);
  server.isDown = true;
  await rememberAnswer(answerTo(0, "wrong"));
  const taken = await rememberAnswer(answerTo(1));
  await forgetAnswer(taken);
  await rememberAnswer(answerTo(2, "right", { kind: "production" }));
  expect(await readLog()).toEqual([]);
  server.isDown = false;
  await sendWaiting();
  expect(server.calls).toMatchObject([
    {
      name: "AnswerReviews",
      body: {
        MeanLanguageType: 2,
        answers: [
          { cardId: `r${words[0]?.id}`, grade: 1, way: "choice", elapsedMs: 3_000, at: "2026-03-02T12:00:00.000Z" },
          { cardId: `p${words[2]?.id}`, grade: 3 },
        ],
      },
    },
  ]);
  await waitFor(async () => expect(await (await openMemoryDatabase()).count("waiting")).toBe(0));
});

test("an answer that the server refuses keeps none of the others back", async () => {
  const server = serveMemory();
  const gone = `r${words[1]?.id}`;
  server.refuses = (body) => JSON.stringify(body).includes(gone);
  server.isDown = true;
  signIn(7);
  for (const at of [0, 1, 2]) await rememberAnswer(answerTo(at));
  server.isDown = false;
  await sendWaiting();
  const answered = server.calls.map(({ body }) => (body.answers as { cardId: string }[]).map(({ cardId }) => cardId));
  expect(answered).toEqual([[`r${words[0]?.id}`], [`r${words[2]?.id}`]]);
  expect(hasBrowserMemory()).toBe(false);
});

test("one hook tells what waits, of visitors and of members", async () => {
  serveMemory();
  await startLearning(words.slice(0, 2), "tr");
  const told: (DueNow | undefined)[] = [];
  const Probe = () => {
    told.push(useDueNow().data);
    return null;
  };
  const router = createMemoryRouter([{ path: "/", Component: Probe }]);
  const { unmount } = renderHook(() => undefined, { wrapper: () => <RouterProvider router={router} /> });
  await waitFor(() => expect(told.at(-1)).toEqual({ due: 0, fresh: 2, hard: 0 }));
  signIn(7);
  await waitFor(() => expect(told.at(-1)).toEqual({ due: 4, fresh: 2, hard: 1 }));
  unmount();
});

test("a word that is not to be asked again waits for nobody, comes to the account so, and can be taken back", async () => {
  const [word] = words;
  if (word === undefined) throw new Error("no word");
  await rememberAnswer(answerTo(0, "wrong"));
  vi.setSystemTime(noon + day);
  expect(await dueNow("tr")).toEqual({ due: 1, fresh: 0, hard: 0 });
  await stopAsking(word, "tr", true);
  expect(await dueNow("tr")).toEqual({ due: 0, fresh: 0, hard: 0 });
  expect(await readVisitorWords()).toMatchObject({ learnt: [], learning: [], stopped: [word.id] });
  vi.setSystemTime(noon + day + 1_000);
  await stopAsking(word, "tr", false);
  expect(await dueNow("tr")).toEqual({ due: 1, fresh: 0, hard: 0 });
  vi.setSystemTime(noon + day + 2_000);
  await stopAsking(word, "tr", true);
  const server = serveMemory();
  signIn(5);
  await sendWaiting();
  expect([...server.rows.values()].map(([, , way]) => way)).toEqual(
    expect.arrayContaining(["choice", "stop", "learn", "stop"]),
  );
  await stopAsking(word, "tr", false);
  await waitFor(() =>
    expect(server.calls).toContainEqual({ name: "StopAsking", body: { wordIds: [word.id], stopped: false } }),
  );
});

test("a visitor's goal is the one that was chosen, from that day on", async () => {
  const answerDay = async (place: number, answers: number) => {
    for (let at = 0; at < answers; at += 1) {
      vi.setSystemTime(noon + place * day + at * 1_000);
      await rememberAnswer(answerTo(at));
    }
  };
  await answerDay(0, 40);
  expect(await visitorGoal()).toMatchObject({ today: { answers: 40, goal: 40 }, streak: { days: 1 } });
  vi.setSystemTime(noon + day);
  changeVisitorSettings({ goalMinutes: 10 });
  // What was reached with five minutes stays.
  expect(await visitorGoal()).toMatchObject({ today: { answers: 0, goal: 80 }, streak: { days: 1 } });
  await answerDay(1, 40);
  expect(await visitorGoal()).toMatchObject({ today: { answers: 40, goal: 80 }, streak: { days: 1 } });
  changeVisitorSettings({ goalMinutes: 5 });
  expect(await visitorGoal()).toMatchObject({ today: { answers: 40, goal: 40 }, streak: { days: 2 } });
});
