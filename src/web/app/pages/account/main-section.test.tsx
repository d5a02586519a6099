import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { textIn } from "../../../../../tests/e2e/texts.ts";
import type { PointData } from "../../../../contract/progress/points.ts";
import { userDataStore } from "../../../features/accounts/session/use-user-data.ts";
import type { Person } from "../../../features/accounts/session/user-data.ts";
import { momentText } from "../../../i18n/dates.ts";
import MainSection from "./main-section.tsx";

const text = (key: string, values?: Record<string, string>) => textIn("tr", key, values);
const points: PointData = {
  total: 14_200,
  month: 14_200,
  monthRanked: 14_200,
  today: 300,
  streak: 12,
  streakTarget: 1_000,
  monthRank: 3,
  fullPoints: { counted: 300, of: 20_000, share: 1 },
  unranked: null,
};
const memory = {
  learnt: 0,
  learning: 2,
  fresh: 0,
  byStability: [],
  weeks: [],
  hard: [],
  dueByDay: [{ day: "2026-03-04", due: 2 }],
  retention: { aimed: 0.9, measured: null, answers: 0 },
  today: { answers: 3, goal: 40, minutes: 0.375, fresh: 0 },
  streak: { days: 0, best: 0, frozenDay: null, hasFreeze: true },
};
let server: { points: PointData; failing: RegExp | undefined };

beforeEach(() => {
  server = { points, failing: undefined };
  vi.stubGlobal("fetch", async (url: string) => {
    if (server.failing?.test(String(url))) throw new TypeError("no connection");
    if (String(url).includes("GetPointData")) return Response.json(server.points);
    if (String(url).includes("GetCalendar")) return Response.json([]);
    if (String(url).includes("GetHistory")) return Response.json([]);
    if (String(url).includes("GetMemory")) return Response.json(memory);
    if (String(url).includes("GetKnownLevels")) return Response.json({ levels: [7, 0, 0, 0, 0] });
    return Response.json({});
  });
  userDataStore().update({ token: "token", username: "ayse", mail: "ayse@example.org", timeZone: "Europe/Istanbul" });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function open() {
  const element = <MainSection person={userDataStore().get() as Person} />;
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
}

test("without a connection there is one message, and its button asks for everything again", async () => {
  server.failing = /./;
  open();
  await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(1));
  expect(screen.queryByText(text("account_known"))).toBeNull();
  server.failing = undefined;
  await userEvent.click(screen.getByRole("button", { name: text("try_again") }));
  await screen.findByRole("progressbar", { name: text("points_today") });
  await screen.findByText(text("account_known"));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("what alone has failed is told in its place", async () => {
  server.failing = /GetKnownLevels/;
  open();
  await screen.findByRole("progressbar", { name: text("points_today") });
  await screen.findByRole("alert");
});

const atRisk = () => screen.queryByText(text("points_streak_risk", { days: "12 gün", left: "700" }));

test("what waits comes first, with today's goal", async () => {
  open();
  const way = await screen.findByRole("link", { name: text("continue_due_way") });
  expect(way.getAttribute("href")).toBe("/tekrar");
  screen.getByRole("progressbar", { name: text("goal_heading") });
});

test("a streak that ends today is told with its days", async () => {
  open();
  await screen.findByRole("progressbar", { name: text("points_today") });
  expect(atRisk()).not.toBeNull();
});

test("a streak that today has been added to is at no risk", async () => {
  server.points = { ...points, today: 1_100 };
  open();
  await screen.findByText(text("points_today_won"));
  expect(atRisk()).toBeNull();
});

test("who has not confirmed the address is told of the mail that was sent, or when the one that waits is sent", () => {
  userDataStore().update({ isMailVerified: false, activationMailAt: null });
  open();
  screen.getByText(text("account_mail_unverified_text"));
  cleanup();
  userDataStore().update({ activationMailAt: "2026-11-28T09:30:00Z" });
  open();
  screen.getByText(text("account_mail_waiting_text", { time: momentText("2026-11-28T09:30:00Z") }));
});
