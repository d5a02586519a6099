import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { textIn } from "../../../../../tests/e2e/texts.ts";
import { type Goal, GoalPanel } from "./goal-panel.tsx";

const text = (key: string, values?: Record<string, string>) => textIn("tr", key, values);

function open(answers: number, streak: Partial<Goal["streak"]> = {}) {
  const goal: Goal = {
    today: { answers, goal: 40 },
    streak: { days: 4, best: 9, frozenDay: null, hasFreeze: true, ...streak },
    day: "2026-03-04",
  };
  return render(<GoalPanel goal={goal} />);
}

test("what is done of the goal is told, and that the streak may rest a day", () => {
  open(27);
  expect(screen.getByRole("progressbar", { name: text("goal_heading") })).toHaveProperty("value", 27);
  expect(screen.getAllByText(text("goal_text", { done: "27", goal: "40" }))).not.toEqual([]);
  screen.getByText(text("goal_freeze_left"));
  expect(screen.queryByText(text("goal_reached"))).toBeNull();
});

test("reaching the goal is celebrated once a day", () => {
  const first = open(41);
  screen.getByText(text("goal_reached"));
  const piece = first.container.querySelector("[aria-hidden] i");
  if (piece === null) throw new Error("nothing is celebrated");
  fireEvent.animationEnd(piece);
  expect(first.container.querySelector("[aria-hidden] i")).toBeNull();
  first.unmount();
  const again = open(45);
  screen.getByText(text("goal_reached"));
  expect(again.container.querySelector("[aria-hidden] i")).toBeNull();
});

test.each([
  ["2026-03-03", "goal_frozen_yesterday", {}],
  ["2026-03-02", "goal_frozen_day", { day: "2 Mart 2026" }],
])("a freeze that was spent on %s is told", (frozenDay, key, values) => {
  open(0, { frozenDay, hasFreeze: false });
  screen.getByText(text(key, values));
});

test("without a streak it is told how one begins", () => {
  open(0, { days: 0, best: 0 });
  screen.getByText(text("goal_streak_none"));
  expect(screen.queryByText(text("goal_freeze_left"))).toBeNull();
});
