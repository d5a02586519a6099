import type { PushMessage } from "../../domain/memory/push-message.ts";
import type { Db } from "../database.ts";
import { and, asc, eq, gt, inArray, lte, or, sql } from "../drizzle.ts";
import { pushOutbox, pushSubscriptions } from "./schema.ts";

export type NewSubscription = {
  readonly userId: number;
  readonly endpoint: string;
  readonly publicKey: string;
  readonly secret: string;
  readonly createdAt: Date;
};

/** Stores a browser's subscription, also where it was another person's; beyond `most` of a person the oldest go. */
export async function saveSubscription(transaction: Db, subscription: NewSubscription, most: number): Promise<void> {
  const { endpoint, ...changed } = subscription;
  await transaction
    .insert(pushSubscriptions)
    .values(subscription)
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: changed });
  await transaction.execute(sql`
    delete from push_subscriptions where id in (
      select id from push_subscriptions where user_id = ${subscription.userId}::int
      order by created_at desc, id desc offset ${most}::int)`);
}

export async function deleteSubscription(db: Db, userId: number, endpoint: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)));
}

export async function deleteSubscriptionById(db: Db, id: number): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

/** Queues a message to all browsers of a person. @returns how many they are */
export async function queuePushes(transaction: Db, userId: number, message: PushMessage, now: Date): Promise<number> {
  const { rowCount } = await transaction.execute(sql`
    insert into push_outbox (subscription_id, message, created_at, next_attempt_at)
    select id, ${JSON.stringify(message)}::jsonb, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from push_subscriptions where user_id = ${userId}::int`);
  return rowCount ?? 0;
}

export type ClaimedPush = {
  readonly id: number;
  readonly subscriptionId: number;
  readonly message: PushMessage;
  readonly endpoint: string;
  readonly publicKey: string;
  readonly secret: string;
  /** Including this one. */
  readonly attempts: number;
};

/** No retry waits for longer: such a one was put off by a clock that was wrong, and is due. */
const longestWaitMs = 2 * 60 * 60_000;

/** Claims pushes that are due, each for this process until `leaseEnd`. */
export async function claimDuePushes(
  db: Db,
  { now, leaseEnd, limit }: { readonly now: Date; readonly leaseEnd: Date; readonly limit: number },
): Promise<ClaimedPush[]> {
  const due = db
    .select({ id: pushOutbox.id })
    .from(pushOutbox)
    .where(
      or(lte(pushOutbox.nextAttemptAt, now), gt(pushOutbox.nextAttemptAt, new Date(now.getTime() + longestWaitMs))),
    )
    .orderBy(asc(pushOutbox.nextAttemptAt))
    .limit(limit)
    .for("update", { skipLocked: true });
  const claimed = await db
    .update(pushOutbox)
    .set({ nextAttemptAt: leaseEnd, attempts: sql`${pushOutbox.attempts} + 1` })
    .where(inArray(pushOutbox.id, due))
    .returning({ id: pushOutbox.id });
  if (claimed.length === 0) return [];
  return await db
    .select({
      id: pushOutbox.id,
      subscriptionId: pushOutbox.subscriptionId,
      message: pushOutbox.message,
      endpoint: pushSubscriptions.endpoint,
      publicKey: pushSubscriptions.publicKey,
      secret: pushSubscriptions.secret,
      attempts: pushOutbox.attempts,
    })
    .from(pushOutbox)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushOutbox.subscriptionId))
    .where(
      inArray(
        pushOutbox.id,
        claimed.map(({ id }) => id),
      ),
    );
}

export async function deletePush(db: Db, id: number): Promise<void> {
  await db.delete(pushOutbox).where(eq(pushOutbox.id, id));
}

export async function retryPush(db: Db, id: number, nextAttemptAt: Date): Promise<void> {
  await db.update(pushOutbox).set({ nextAttemptAt }).where(eq(pushOutbox.id, id));
}
