import { expect, test } from "vitest";
import { ProblemError } from "../errors/problem-error.ts";
import type { TurnLimits } from "./cost-table.ts";
import { createTurns } from "./turns.ts";

const limits: TurnLimits = {
  atOnce: 2,
  atOnceOfAddress: 2,
  ofPerson: 10,
  ofAddress: 20,
  inAll: 30,
  waitMs: 60_000,
  workOfPerson: { burstMs: 60_000, share: 0.5 },
  workOfAddress: { burstMs: 60_000, share: 0.5 },
};

/** Calls that last until they are let go, in the order in which they began. */
function heldCalls(overrides: Partial<TurnLimits> = {}) {
  const turns = createTurns({ ...limits, ...overrides });
  const begun: { readonly name: string; letGo(): void }[] = [];
  const ask = (name: string, person: string, address: string, gone?: AbortSignal) =>
    turns.take(
      { person, address },
      () => new Promise<string>((resolve) => begun.push({ name, letGo: () => resolve(name) })),
      gone,
    );
  return { ask, begun, names: () => begun.map(({ name }) => name) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

async function problemOf(call: Promise<unknown>) {
  const error: unknown = await call.catch((reason: unknown) => reason);
  if (!(error instanceof ProblemError)) throw new Error("no problem");
  return [error.code, error.details.reason, Number(error.details.retryAfter) > 0];
}

test("a person has one call at once, an address and all people a few", async () => {
  const { ask, begun, names } = heldCalls({ atOnce: 3 });
  const calls = [
    ask("a1", "a", "x"),
    ask("a2", "a", "x"),
    ask("b1", "b", "x"),
    ask("c1", "c", "x"),
    ask("d1", "d", "y"),
  ];
  await settled();
  expect(names()).toEqual(["a1", "b1", "d1"]);
  for (let at = 0; at < calls.length; at += 1) {
    begun[at]?.letGo();
    await settled();
  }
  expect(await Promise.all(calls)).toEqual(["a1", "a2", "b1", "c1", "d1"]);
});

test("ten calls of one person delay another's by the one under way, behind one address too", async () => {
  for (const address of ["x", "y"]) {
    const { ask, begun, names } = heldCalls({ atOnce: 1, atOnceOfAddress: 1 });
    const flood = Array.from({ length: 10 }, (_, at) => ask(`flood ${at}`, "a", "x"));
    const other = ask("other", "b", address);
    await settled();
    begun[0]?.letGo();
    await settled();
    expect(names()).toEqual(["flood 0", "other"]);
    for (let at = 1; at < 11; at += 1) {
      begun[at]?.letGo();
      await settled();
    }
    await Promise.all([...flood, other]);
  }
});

test("beyond their numbers the calls of a person and an address are refused, and then those of all", async () => {
  const { ask, begun } = heldCalls({ ofPerson: 2, ofAddress: 3, inAll: 4 });
  const calls = [ask("a1", "a", "x"), ask("a2", "a", "x")];
  expect(await problemOf(ask("a3", "a", "x"))).toEqual(["too_many_requests", "running", true]);
  calls.push(ask("b1", "b", "x"));
  expect(await problemOf(ask("c1", "c", "x"))).toEqual(["too_many_requests", "running", true]);
  calls.push(ask("d1", "d", "y"));
  expect(await problemOf(ask("e1", "e", "z"))).toEqual(["unavailable", "busy", true]);
  // None is left waiting, to be refused while another test runs.
  for (let at = 0; at < calls.length; at += 1) {
    await settled();
    begun[at]?.letGo();
  }
  expect(await Promise.all(calls)).toEqual(["a1", "a2", "b1", "d1"]);
});

test("a call that has waited too long is refused, and one whose client has gone is left out", async () => {
  const { ask, begun, names } = heldCalls({ atOnce: 1, waitMs: 5 });
  const first = ask("first", "a", "x");
  expect(await problemOf(ask("second", "b", "y"))).toEqual(["unavailable", "busy", true]);
  const gone = new AbortController();
  const left = problemOf(ask("left", "c", "z", gone.signal));
  gone.abort(new ProblemError("unavailable", { reason: "busy", retryAfter: 1 }));
  await left;
  begun[0]?.letGo();
  expect(await first).toBe("first");
  expect(names()).toEqual(["first"]);
});

test("who was refused or has failed takes no room", async () => {
  const turns = createTurns({ ...limits, ofPerson: 1 });
  const payer = { person: "a", address: "x" };
  await expect(turns.take(payer, () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect(await turns.take(payer, async () => "again")).toBe("again");
});

test("whoever has had much work done waits, and others do not", async () => {
  let now = 0;
  const turns = createTurns(
    { ...limits, waitMs: 5, workOfPerson: { burstMs: 3_000, share: 0.5 } },
    { clock: () => now },
  );
  const work = (person: string, ms: number) =>
    turns.take({ person, address: "x" }, async () => {
      now += ms;
      return "done";
    });
  expect(await work("a", 2_900)).toBe("done");
  expect(await work("a", 2_100)).toBe("done");
  expect(await problemOf(work("a", 1))).toEqual(["unavailable", "busy", true]);
  expect(await work("b", 1)).toBe("done");
  now += 4_000;
  expect(await work("a", 1)).toBe("done");
});
