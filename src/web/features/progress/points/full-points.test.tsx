import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { textIn } from "../../../../../tests/e2e/texts.ts";
import type { PointData } from "../../../../contract/progress/points.ts";
import { FullPoints } from "./full-points.tsx";

const text = (key: string, values?: Record<string, string>) => textIn("tr", key, values);

function textsOf(change: Partial<PointData["fullPoints"]> = {}, unranked: PointData["unranked"] = null): string[] {
  const points: PointData = {
    total: 14_200,
    month: 14_200,
    monthRanked: 14_200,
    today: 14_200,
    streak: 1,
    streakTarget: 1_000,
    monthRank: 3,
    fullPoints: { counted: 14_200, of: 20_000, share: 1, ...change },
    unranked,
  };
  const { container } = render(<FullPoints points={points} />);
  return [...container.querySelectorAll("p")].map(({ textContent }) => textContent);
}

test("today's full points are told plainly", () => {
  expect(textsOf()).toEqual(["Bugün sıralamaya tam sayılan puanlar: 14.200 / 20.000"]);
});

test("before the first point of a day nothing is told of full points", () => {
  expect(textsOf({ counted: 0 })).toEqual([]);
});

test.each([
  [0.5, "board_share_half"],
  [0.25, "board_share_quarter"],
  [0, "board_share_none"],
])("once they are earned, further ones count by %d", (share, key) => {
  const full = text("board_full_points", { counted: "20.000", of: "20.000" });
  expect(textsOf({ counted: 20_000, share })).toEqual([`${full}. ${text(key)}`]);
});

test.each([
  ["mail", "board_unranked_mail"],
  ["review", "board_unranked_review"],
] as const)("who has no place by %s is told why", (unranked, key) => {
  expect(textsOf({}, unranked)[1]).toBe(text(key));
});
