import { median } from "../load/figures.ts";

/** Medians of two kinds of calls, in milliseconds. */
export type ComparedTimes = { readonly first: number; readonly second: number };

async function timeOf(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await call();
  return performance.now() - start;
}

/** Times two kinds of calls in turn, so that a slow moment of the machine meets both; which goes first alternates. */
export async function compareTimes(
  rounds: number,
  first: (round: number) => Promise<unknown>,
  second: (round: number) => Promise<unknown>,
): Promise<ComparedTimes> {
  const times = { first: [] as number[], second: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const secondGoesFirst = round % 2 === 1;
    if (secondGoesFirst) times.second.push(await timeOf(() => second(round)));
    times.first.push(await timeOf(() => first(round)));
    if (!secondGoesFirst) times.second.push(await timeOf(() => second(round)));
  }
  return { first: median(times.first), second: median(times.second) };
}
