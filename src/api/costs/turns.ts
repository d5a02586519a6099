import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import PQueue from "p-queue";
import type { Services } from "../../services/services.ts";
import { ProblemError } from "../errors/problem-error.ts";
import type { TurnLimits } from "./cost-table.ts";
import { createWorkBudget } from "./work-budget.ts";

/** Who a call is counted for: a visitor's person is the address. */
export type Payer = { readonly person: string; readonly address: string };

/** Runs work when its turn has come; work that still waits when `gone` aborts is left out. */
export type Turns = {
  take<T>(payer: Payer, work: () => Promise<T>, gone?: AbortSignal): Promise<T>;
};

const retryAfterSeconds = 3;

/** Calls under way and waiting, by person and by address. */
export function createCounter() {
  const counts = new Map<string, number>();
  return {
    of: (key: string) => counts.get(key) ?? 0,
    add(key: string, change: 1 | -1) {
      const count = (counts.get(key) ?? 0) + change;
      if (count === 0) counts.delete(key);
      else counts.set(key, count);
    },
  };
}

export const running = () =>
  new ProblemError("too_many_requests", { reason: "running", retryAfter: retryAfterSeconds });

export const busy = () => new ProblemError("unavailable", { reason: "busy", retryAfter: retryAfterSeconds });

/** One queue for each key, as long as it has work. */
function createLanes(concurrency: number) {
  const lanes = new Map<string, PQueue>();
  return async <T>(key: string, work: () => Promise<T>, signal: AbortSignal): Promise<T> => {
    const lane = lanes.get(key) ?? new PQueue({ concurrency });
    lanes.set(key, lane);
    const done = lane.add(work, { signal });
    void lane.onIdle().then(() => {
      if (lane.size + lane.pending === 0 && lanes.get(key) === lane) lanes.delete(key);
    });
    return await done;
  };
}

/** How often a place is asked for that another process has. */
const placePauseMs = 50;

type Shared = { readonly counts: Services["counts"]; readonly kind: string };

type TurnOptions = { readonly clock?: () => number; readonly shared?: Shared };

/** Does work in the places that a person and an address have in all processes together. */
async function inSharedPlaces<T>(
  { counts, kind }: Shared,
  { person, address, ofAddress }: Payer & { readonly ofAddress: number },
  work: () => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  const token = randomUUID();
  const places = [
    { key: `${kind} of ${person}`, places: person === address ? ofAddress : 1 },
    { key: `${kind} at ${address}`, places: ofAddress },
  ];
  while (!(await counts.enter(places, token))) {
    await sleep(placePauseMs, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
  try {
    return await work();
  } finally {
    void counts.leave(places, token);
  }
}

/**
 * A queue that is fair to people and addresses: each person has one call in the lane of the address, each address a few
 * in the lane of all. So ten calls of one person delay another's by one, and those of one address by a few. Whoever has
 * had much work done waits until the others have had theirs.
 */
export function createTurns(limits: TurnLimits, { clock = () => performance.now(), shared }: TurnOptions = {}): Turns {
  const { atOnce, atOnceOfAddress, ofPerson, ofAddress, inAll, waitMs } = limits;
  const workOfPeople = createWorkBudget(limits.workOfPerson, clock);
  const workOfAddresses = createWorkBudget(limits.workOfAddress, clock);
  const inPersonsLane = createLanes(1);
  const inAddressLane = createLanes(atOnceOfAddress);
  const all = new PQueue({ concurrency: atOnce });
  const people = createCounter();
  const addresses = createCounter();
  let count = 0;

  function enter({ person, address }: Payer, change: 1 | -1): void {
    people.add(person, change);
    addresses.add(address, change);
    count += change;
  }

  return {
    async take(payer, work, gone) {
      const { person, address } = payer;
      if (people.of(person) >= ofPerson || addresses.of(address) >= ofAddress) throw running();
      if (count >= inAll) throw busy();
      const waiting = new AbortController();
      const { signal } = waiting;
      const leave = () => waiting.abort(gone?.reason);
      const timer = setTimeout(() => waiting.abort(busy()), waitMs);
      gone?.addEventListener("abort", leave);
      const start = async () => {
        clearTimeout(timer);
        gone?.removeEventListener("abort", leave);
        const began = clock();
        try {
          return await work();
        } finally {
          workOfPeople.spend(person, clock() - began);
          workOfAddresses.spend(address, clock() - began);
        }
      };
      const inTurn = () => all.add(start, { signal });
      const inAddress = async () => {
        await workOfAddresses.ready(address, signal);
        if (shared === undefined) return await inTurn();
        return await inSharedPlaces(shared, { person, address, ofAddress: atOnceOfAddress }, inTurn, signal);
      };
      const inPerson = async () => {
        await workOfPeople.ready(person, signal);
        return await inAddressLane(address, inAddress, signal);
      };
      enter(payer, 1);
      try {
        return await inPersonsLane(person, inPerson, signal);
      } finally {
        enter(payer, -1);
        clearTimeout(timer);
        gone?.removeEventListener("abort", leave);
      }
    },
  };
}
