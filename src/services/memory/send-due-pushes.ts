import type { PushSender } from "../../providers/push/push-sender.ts";
import type { Database } from "../../storage/database.ts";
import {
  type ClaimedPush,
  claimDuePushes,
  deletePush,
  deleteSubscriptionById,
  retryPush,
} from "../../storage/memory/pushes.ts";

const minute = 60_000;
/** Longer than a push service may take, so that two processes do not send the same push. */
const leaseMs = 5 * minute;
const atOnce = 10;

/** After a failed attempt; after the last of these it is left out: tomorrow there is another. */
const pausesMs = [minute, 5 * minute, 20 * minute];

export type PushSending = {
  readonly database: Database;
  readonly sender: PushSender;
  readonly now: () => Date;
};

async function attempt({ database: { db }, sender, now }: PushSending, push: ClaimedPush): Promise<void> {
  const { id, subscriptionId, message, attempts } = push;
  try {
    if ((await sender.send(push, message)) === "sent") await deletePush(db, id);
    else await deleteSubscriptionById(db, subscriptionId);
  } catch {
    // Of one browser's push service nobody needs to hear.
    const pause = pausesMs[attempts - 1];
    if (pause === undefined) await deletePush(db, id);
    else await retryPush(db, id, new Date(now().getTime() + pause));
  }
}

/** Sends due pushes, a few at a time, until there are none or `signal` aborts. */
export async function sendDuePushes(sending: PushSending, signal: AbortSignal): Promise<void> {
  const { database, now } = sending;
  while (!signal.aborted) {
    const start = now();
    const leaseEnd = new Date(start.getTime() + leaseMs);
    const pushes = await claimDuePushes(database.db, { now: start, leaseEnd, limit: atOnce });
    if (pushes.length === 0) return;
    await Promise.all(pushes.map((push) => attempt(sending, push)));
  }
}
