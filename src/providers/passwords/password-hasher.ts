import { hash, type Options, verify } from "@node-rs/argon2";
import PQueue from "p-queue";

/** Argon2id, its default, with 19 MiB, two passes, one lane: 12 ms. Source: OWASP Password Storage Cheat Sheet. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** More hashing is asked for than can be done soon. */
export class HasherBusyError extends Error {}

export type PasswordHasher = {
  /** In PHC form, with a salt of its own. */
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
};

export type HasherLimits = {
  /** At once; each takes a thread and 19 MiB. */
  readonly running: number;
  /** Waiting for their turn; one more is refused. */
  readonly waiting: number;
};

/** Two leave threads for files and names; 64 are done in under half a second on two cores. */
const usualLimits: HasherLimits = { running: 2, waiting: 64 };

/**
 * Hashes and compares passwords, few at a time: a flood of sign-ins must not take memory and threads from the rest.
 *
 * @throws {HasherBusyError} from both, when too many are waiting.
 */
export function createPasswordHasher({ running, waiting }: HasherLimits = usualLimits): PasswordHasher {
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
