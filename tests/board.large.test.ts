import { expect, test } from "vitest";
import { simulateBoard } from "./load/board/simulate.ts";

test("in three days of learners and scripts of five kinds, all scripts are flagged and no learner is", () => {
  const people = simulateBoard({ honest: 40, scripts: 25, days: 3, seed: 5 });
  const flagged = people.filter(({ flags }) => flags.size > 0);
  expect(flagged.filter(({ player }) => !player.isScript).map(({ player, flags }) => [player.kind, ...flags])).toEqual(
    [],
  );
  expect(
    people.filter(({ player, flags }) => player.isScript && flags.size === 0).map(({ player }) => player.kind),
  ).toEqual([]);
  const board = people.filter(({ flags }) => flags.size === 0);
  expect(board[0]?.player.kind).toMatch("an hour a day");
  // A day counts 55,000 at most, however many points a script makes of it.
  expect(Math.max(...people.map(({ ranked }) => ranked))).toBeLessThanOrEqual(3 * 55_000);
}, 30_000);
