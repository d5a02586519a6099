import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { textIn } from "../../../../../../tests/e2e/texts.ts";
import type { LearntWord } from "../../../../../contract/learnt-words.ts";
import type { Memory, MemorySettings } from "../../../../../contract/memory.ts";
import { dayAfter } from "../../../../../domain/locale/day.ts";
import { userDataStore } from "../../../../features/accounts/session/use-user-data.ts";
import MemorySection from "./memory-section.tsx";

const text = (key: string, values?: Record<string, string | number>) => textIn("tr", key, values);
const today = "2026-03-04";

const memory: Memory = {
  learnt: 3,
  learning: 12,
  fresh: 2,
  dueByDay: Array.from({ length: 30 }, (_, at) => ({ day: dayAfter(today, at), due: at === 0 ? 5 : at % 3 })),
  retention: { aimed: 0.9, measured: 0.87, answers: 214 },
  byStability: [0, 1, 3, 7, 21, 60, 180, 365].map((from) => ({ from, words: from === 3 ? 9 : 1 })),
  today: { answers: 27, goal: 40, minutes: 3.375, fresh: 2 },
  streak: { days: 4, best: 9, frozenDay: null, hasFreeze: true },
  weeks: [{ monday: "2026-03-02", answers: 96, minutes: 12 }],
  hard: [{ cardId: "r7", wordId: 7, kind: "recognition", phrase: "reprieve" }],
  stopped: [],
};
const settings: MemorySettings = {
  retention: 0.9,
  newPerDay: 10,
  goalMinutes: 5,
  selfGrading: false,
  reminder: { by: "none", hour: 20 },
  plan: null,
  pushKey: "key",
  isFitted: false,
};
const word: LearntWord["word"] = {
  id: 7,
  phrase: "reprieve",
  mean: "erteleme",
  definition: "a delay",
  synonyms: [],
  difficulty: 5,
  ipa: "",
  count: 0,
  times: [],
  example: "He got a reprieve.",
  partOfSpeech: "noun",
};
const word7 = { wordId: 7, phrase: "reprieve", stability: 6, dueDay: "2026-03-08" };
const opened: LearntWord = {
  word,
  cards: [
    {
      cardId: "r7",
      kind: "recognition",
      stability: 6,
      lastDay: "2026-03-02",
      dueDay: "2026-03-08",
      reps: 3,
      lapses: 1,
      isHard: false,
    },
  ],
  curve: Array.from({ length: 20 }, (_, at) => ({ day: dayAfter("2026-03-02", at), remembered: 1 - at / 60 })),
  answers: [{ day: "2026-03-02", way: "choice", grade: 3 }],
  note: { meaning: "", note: "" },
};
const weeks = Array.from({ length: 12 }, (_, at) => ({
  monday: dayAfter("2026-03-02", 7 * (at - 11)),
  known: 10 * at,
  coverage: 0.8 + at / 100,
}));

let sent: { path: string; body: unknown }[];
let told: Memory;
let learnt: readonly (typeof word7)[];

beforeEach(() => {
  sent = [];
  told = memory;
  learnt = [word7];
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    const path = new URL(String(url), "http://localhost").pathname.replace("/api/", "");
    if (init?.method === "POST") {
      const body = JSON.parse(String(init.body));
      sent.push({ path, body });
      if (path === "Memory/Settings") return Response.json({ ...settings, ...body });
      if (path === "Memory/Note") return Response.json({ meaning: body.meaning, note: body.note });
      return Response.json({ cards: 1 });
    }
    const answers: Record<string, unknown> = {
      "Memory/GetMemory": told,
      "Memory/Settings": settings,
      "Memory/GetGrowth": { weeks, titles: 2 },
      "Memory/GetWords": { total: learnt.length, words: learnt },
      "Memory/GetWord": opened,
    };
    return Response.json(answers[path] ?? {});
  });
  userDataStore().update({ token: "token", username: "ayse", mail: "ayse@example.org" });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function open() {
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: <MemorySection /> }])} />);
}

test("the pictures can be read as tables", async () => {
  open();
  const due = await screen.findByRole("table", { name: text("memory_due_caption") });
  expect(within(due).getAllByRole("row")).toHaveLength(31);
  within(due).getByRole("row", { name: "4 Mart 2026 5" });
  const firmness = screen.getByRole("table", { name: text("memory_stability_caption") });
  within(firmness).getByRole("row", { name: `${text("memory_band", { from: 3, to: 7 })} 9` });
  const minutes = screen.getByRole("table", { name: text("memory_weeks_caption") });
  within(minutes).getByRole("row", { name: "2 Mart 2026 12" });
  const known = await screen.findByRole("table", { name: text("memory_growth_known") });
  within(known).getByRole("row", { name: "2 Mart 2026 110" });
  screen.getByText(/%87.*%90.*214/);
});

test("of many words the first ten are shown, more when they are asked for, and all that a search finds", async () => {
  learnt = Array.from({ length: 25 }, (_, at) => ({ ...word7, wordId: 100 + at, phrase: `word${at}` }));
  open();
  const words = within(await screen.findByRole("region", { name: text("memory_words_heading") }));
  await waitFor(() => expect(words.getAllByRole("listitem")).toHaveLength(10));
  words.getByText(text("memory_words_first", { shown: "10", total: "25" }));
  await userEvent.click(words.getByRole("button", { name: text("words_more", { count: "15" }) }));
  expect(words.getAllByRole("listitem")).toHaveLength(25);
  expect(document.activeElement).toBe(words.getByRole("button", { name: /^word10 / }));
  await userEvent.type(words.getByRole("searchbox"), "word");
  await waitFor(() => expect(words.getAllByRole("listitem")).toHaveLength(25));
});

test("a word that is opened shows its curve, and takes a note", async () => {
  open();
  const words = within(await screen.findByRole("region", { name: text("memory_words_heading") }));
  await userEvent.click(await words.findByRole("button", { name: /^reprieve/ }));
  await words.findByText("erteleme");
  const curve = words.getByRole("table", { name: text("memory_curve_caption") });
  within(curve).getByRole("row", { name: "2 Mart 2026 %100" });
  await userEvent.type(words.getByRole("textbox", { name: text("memory_note_note") }), "idam kararı");
  await userEvent.click(words.getByRole("button", { name: text("memory_note_save") }));
  await words.findByText(text("memory_note_saved"));
  expect(sent).toEqual([{ path: "Memory/Note", body: { wordId: 7, meaning: "", note: "idam kararı" } }]);
  await userEvent.click(words.getByRole("button", { name: text("memory_stop") }));
  await words.findByText(text("memory_stopped", { phrase: "reprieve" }));
  expect(sent.at(-1)).toEqual({ path: "Memory/StopAsking", body: { wordIds: [7] } });
});

test("a hard word can be tried again", async () => {
  open();
  const again = { name: text("memory_try_again_of", { phrase: "reprieve" }) };
  await userEvent.click(await screen.findByRole("button", again));
  await screen.findByText(text("memory_taken_up", { phrase: "reprieve" }));
  expect(sent).toEqual([{ path: "Memory/StartLearning", body: { wordIds: [7] } }]);
});

test("a setting acts at once", async () => {
  open();
  await userEvent.click(await screen.findByRole("radio", { name: text("goal_minutes", { minutes: 10 }) }));
  await userEvent.click(screen.getByRole("switch", { name: text("memory_self_grading") }));
  await waitFor(() =>
    expect(sent).toEqual([
      { path: "Memory/Settings", body: { goalMinutes: 10 } },
      { path: "Memory/Settings", body: { selfGrading: true } },
    ]),
  );
});

test("who has learnt nothing yet is led to films, and can change the settings", async () => {
  told = { ...memory, learnt: 0, learning: 0, fresh: 0, weeks: [], hard: [] };
  open();
  await screen.findByRole("link", { name: text("memory_first_way") });
  expect(screen.queryByRole("table")).toBeNull();
  await screen.findByRole("radio", { name: text("goal_minutes", { minutes: 5 }) });
});

test("a word that is not to be asked again can be taken back", async () => {
  told = { ...memory, stopped: [{ wordId: 9, phrase: "harbour" }] };
  open();
  const stopped = within(await screen.findByRole("region", { name: text("memory_stopped_heading") }));
  await userEvent.click(stopped.getByRole("button", { name: text("memory_ask_again_of", { phrase: "harbour" }) }));
  await stopped.findByText(text("memory_taken_up", { phrase: "harbour" }));
  expect(sent).toEqual([{ path: "Memory/StopAsking", body: { wordIds: [9], stopped: false } }]);
});
