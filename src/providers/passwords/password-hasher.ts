import { hash, type Options, verify } from "@node-rs/argon2";
import PQueue from "p-queue";

/** Argon2id, its default, with 19 MiB, two passes, one lane: 12 ms. Source: OWASP Password Storage Cheat Sheet. */
const ownCost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The queue is full. */
export class HasherBusyError extends Error {}

export type PasswordHasher = {
  /** In PHC form, with its own salt. */
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
};

export type HasherLimits = {
  /** Concurrently; each takes a thread and 19 MiB. */
  readonly running: number;
  /** In the queue; one more is refused. */
  readonly waiting: number;
};

/** Two leave threads for file and DNS access; 64 take under half a second on two cores. */
const defaultLimits: HasherLimits = { running: 2, waiting: 64 };

/**
 * Hashes and compares passwords, few at a time: a flood of sign-ins must not take all memory and threads.
 *
 * @param cost of new hashes; a hash tells its own. Tests that ask for something else give a low one.
 * @throws {HasherBusyError} from both, when the queue is full.
 */
export function createPasswordHasher(
  { running, waiting }: HasherLimits = defaultLimits,
  cost: Options = ownCost,
): PasswordHasher {
  const queue = new PQueue({ concurrency: running });

  async function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const isFull = queue.pending + queue.size >= running + waiting;
    if (isFull) throw new HasherBusyError("too many passwords are waiting");
    return await queue.add(work);
  }

  return {
    hash: (password) => enqueue(() => hash(password, cost)),
    verify: (stored, password) => enqueue(() => verify(stored, password)),
  };
}
