import { expect, test } from "vitest";
import { simulateBoard } from "./load/board/simulate.ts";

const days = 3;
const people = simulateBoard({ honest: 600, scripts: 40, days, seed: 5 });
const board = people.filter(({ flags }) => flags.size === 0);
const isPatient = (kind: string) => kind.startsWith("patient");

test("in three days of learners and scripts of eight kinds, all but the patient scripts are flagged and no learner is", () => {
  const flagged = people.filter(({ flags }) => flags.size > 0);
  expect(flagged.filter(({ player }) => !player.isScript).map(({ player, flags }) => [player.kind, ...flags])).toEqual(
    [],
  );
  const unflagged = people.filter(({ player, flags }) => player.isScript && flags.size === 0);
  expect(unflagged.filter(({ player }) => !isPatient(player.kind)).map(({ player }) => player.kind)).toEqual([]);
  // A day counts 55,000 at most, however many points a script makes of it.
  expect(Math.max(...people.map(({ ranked }) => ranked))).toBeLessThanOrEqual(days * 55_000);
});

test("no script is among the first ten of the board, and those of one method or list are far from it", () => {
  expect(board.slice(0, 10).filter(({ player }) => player.isScript)).toEqual([]);
  const bestOf = (kind: string) =>
    Math.max(...board.filter(({ player }) => player.kind === kind).map((of) => of.ranked));
  expect(bestOf("patient, one method")).toBeLessThanOrEqual(days * 15_000);
  expect(bestOf("patient, all methods, one list")).toBeLessThanOrEqual(days * 25_000);
  const tenth = board[9]?.ranked ?? 0;
  expect(bestOf("patient, all methods, browses")).toBeLessThan(tenth);
});
