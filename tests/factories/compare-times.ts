import { median } from "../load/figures.ts";

export type ComparedTimes = {
  /** Medians of the two kinds of calls, in milliseconds. */
  readonly first: number;
  readonly second: number;
  /** In what share of the rounds the first kind took longer: about a half where they are alike, on any machine. */
  readonly firstIsSlower: number;
};

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
  let slower = 0;
  for (let round = 0; round < rounds; round += 1) {
    const secondGoesFirst = round % 2 === 1;
    const early = secondGoesFirst ? await timeOf(() => second(round)) : undefined;
    const ofFirst = await timeOf(() => first(round));
    const ofSecond = early ?? (await timeOf(() => second(round)));
    times.first.push(ofFirst);
    times.second.push(ofSecond);
    if (ofFirst > ofSecond) slower += 1;
  }
  return { first: median(times.first), second: median(times.second), firstIsSlower: slower / rounds };
}
