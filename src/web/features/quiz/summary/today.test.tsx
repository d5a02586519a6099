import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { textIn } from "../../../../../tests/e2e/texts.ts";
import type { PointData } from "../../../../contract/progress/points.ts";
import Today from "./today.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

const reached = textIn("tr", "points_target_reached", { target: "1.000", days: "5 gün" });

async function openAfterTour(today: number, earned: number) {
  const points: PointData = {
    total: 14_200,
    month: 14_200,
    monthRanked: 14_200,
    today,
    streak: 5,
    streakTarget: 1_000,
    monthRank: 3,
    fullPoints: { counted: today, of: 20_000, share: 1 },
    unranked: null,
  };
  vi.stubGlobal("fetch", async () => Response.json(points));
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: <Today earned={earned} /> }])} />);
  await screen.findByRole("link");
}

test.each([
  [1_000, 1],
  [1_240, 300],
])("the tour that brings the day to %d points, by %d, says that the target is reached", async (today, earned) => {
  await openAfterTour(today, earned);
  screen.getByText(reached);
  expect(screen.queryByText(textIn("tr", "points_today_won"))).toBeNull();
});

test.each([
  [1_240, 240, "points_today_won"],
  [999, 300, "points_today_keep"],
])("at %d points after %d it does not", async (today, earned, key) => {
  await openAfterTour(today, earned);
  expect(screen.queryByText(reached)).toBeNull();
  screen.getByText(textIn("tr", key, { left: "1" }));
});
