import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { loadChosenMessages, m } from "../../messages.ts";
import { ConfirmArea } from "../../parts/confirm.tsx";
import type { Evidence, FrozenMonth, RankedPerson } from "./evidence.ts";
import { MonthHead } from "./month-head.tsx";

beforeAll(loadChosenMessages);

const evidence: Evidence = {
  answers: 900,
  wrongShare: 0.08,
  answersPerHour: 120,
  medianMs: 2_400,
  fastShare: 0.01,
  days: 20,
  mostHours: 3,
  sameAddress: 0,
  sameDevice: 0,
  accountDays: 200,
  isMailVerified: true,
  flags: [],
  hardShare: 0.3,
  levelAnswers: [900],
  lists: 12,
  topListShare: 0.2,
  sessions: 31,
  methods: [],
  pauses: [],
};

type FlagState = Evidence["flags"][number]["state"];

function person(rank: number, username: string, nextPrize: number | null, flag?: FlagState): RankedPerson {
  const flags = flag === undefined ? [] : [{ kind: "faultless" as const, day: "2026-10-03", figures: {}, state: flag }];
  return {
    rank,
    boardRank: rank,
    userId: rank,
    username,
    points: 1_000 - rank,
    obstacles: [],
    nextPrize,
    prize: null,
    looked: { at: "2026-11-02T10:00:00Z", by: "ops" },
    disqualified: null,
    evidence: { ...evidence, flags },
  };
}

function open(rows: RankedPerson[]) {
  const month: FrozenMonth = {
    month: "2026-10",
    frozen: ["2026-10"],
    waiting: ["2026-10"],
    state: "waiting",
    frozenAt: "2026-11-01T00:10:00Z",
    grantDueAt: "2026-11-04T00:10:00Z",
    grantedAt: null,
    grantedBy: null,
    prizes: [1],
    rows,
  };
  const element = (
    <>
      <MonthHead month={month} />
      <ConfirmArea />
    </>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
}

test("whose flags are open is told before the month is approved, with the way to them, and asked about again", async () => {
  open([
    person(1, "ada", 1, "open"),
    person(2, "bora", null, "open"),
    person(3, "cem", null, "cleared"),
    person(4, "deniz", null, "confirmed"),
    person(5, "elif", null),
  ]);
  const names = m.prizes_flagged({ names: "1. ada, 2. bora" });
  expect(screen.getByText(names, { exact: false })).toBeDefined();
  expect(screen.getByRole("link", { name: m.prizes_see_flags() }).getAttribute("href")).toBe("/yonetim/supheliler");
  fireEvent.click(screen.getByRole("button", { name: m.prizes_approve() }));
  const question = within(await screen.findByRole("dialog"));
  expect(question.getByText(names, { exact: false }).textContent).toContain("1. ada");
  fireEvent.click(question.getByRole("button", { name: m.common_cancel() }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("nothing is said of flags where none is open", async () => {
  open([person(1, "ada", 1, "cleared"), person(2, "bora", null, "confirmed")]);
  expect(screen.queryByRole("link", { name: m.prizes_see_flags() })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: m.prizes_approve() }));
  const question = await screen.findByRole("dialog");
  expect(question.textContent).not.toContain(m.prizes_flagged({ names: "" }).slice(0, 20));
});
