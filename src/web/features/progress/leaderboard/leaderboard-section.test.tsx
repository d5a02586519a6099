import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { textIn } from "../../../../../tests/e2e/texts.ts";
import type { Leaderboard } from "../../../../contract/progress/points.ts";
import { queryClient } from "../../accounts/session/queries.ts";
import { userDataStore } from "../../accounts/session/use-user-data.ts";
import type { Person } from "../../accounts/session/user-data.ts";
import LeaderboardSection from "./leaderboard-section.tsx";

const text = (key: string, values?: Record<string, string>) => textIn("tr", key, values);

const rows = ["ada", "bora", "cem", "deniz"].map((username, at) => ({
  rank: at + 1,
  username,
  points: 9_000 - 1_000 * at,
}));
let board: Leaderboard;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T12:00:00Z") });
  vi.stubGlobal("fetch", async (url: string) =>
    String(url).includes("GetLeaderboard") ? Response.json(board) : new Response(null, { status: 500 }),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(change: Partial<Leaderboard> = {}) {
  board = { month: "2026-11", isFrozen: false, rows, ...change };
  userDataStore().update({ token: "token", username: "deniz", mail: "deniz@example.org" });
  render(<LeaderboardSection person={userDataStore().get() as Person} />);
  return await screen.findByRole("table");
}

test("the days left are told, and on the last day that it is the last", async () => {
  await open();
  expect(screen.getByText(/30 Kasım gece yarısı/).textContent).toContain("8 gün kaldı");
  cleanup();
  queryClient.clear();
  // Midnight in Istanbul has passed, in Greenwich it has not.
  vi.setSystemTime(new Date("2026-11-29T21:30:00Z"));
  await open();
  screen.getByText(text("leaderboard_last_day"));
});

test.each([
  [4, 6_000, "leaderboard_to_next", { points: "1.001", rank: "3" }],
  [1, 9_000, "leaderboard_leading", {}],
  [250, 40, "leaderboard_to_hundred", { points: "5.961" }],
])("who is at place %d is told the way to the next", async (rank, points, key, values) => {
  await open({ me: { rank, username: "deniz", points } });
  screen.getByText(text(key, values));
});

test("a month that is over has no next place", async () => {
  await open({ isFrozen: true, me: { rank: 4, username: "deniz", points: 6_000 } });
  expect(screen.queryByText(text("leaderboard_to_next", { points: "1.001", rank: "3" }))).toBeNull();
});

test("the first three are set apart", async () => {
  const table = await open();
  const places = [...table.querySelectorAll("tbody tr")].map((row) => row.getAttribute("data-place"));
  expect(places).toEqual(["1", "2", "3", null]);
});

test("the board says what its first places win, in the present month", async () => {
  await open({ prizes: [1, 1, 1] });
  expect(screen.getByText(/İlk 3 sıraya 1 aylık Premium/)).toBeDefined();
  cleanup();
  queryClient.clear();
  await open({ prizes: [3, 1] });
  expect(screen.getByText(/1. sıra: 3 ay · 2. sıra: 1 ay/)).toBeDefined();
  cleanup();
  queryClient.clear();
  await open();
  expect(screen.queryByText(text("board_prizes_rules"))).toBeNull();
});
