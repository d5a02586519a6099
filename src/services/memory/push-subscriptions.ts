import type { PushTarget } from "../../providers/push/push-sender.ts";
import { deleteSubscription, saveSubscription } from "../../storage/memory/pushes.ts";
import { lockUser } from "../accounts/lock-user.ts";
import type { Services } from "../services.ts";

/** Browsers of one person. */
const mostSubscriptions = 10;

/** Pushes go to this browser from now on, and no more to another person who used it. */
export async function subscribePush({ database, now }: Services, userId: number, target: PushTarget): Promise<void> {
  await database.db.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    await saveSubscription(transaction, { userId, ...target, createdAt: now() }, mostSubscriptions);
  });
}

export async function unsubscribePush({ database }: Services, userId: number, endpoint: string): Promise<void> {
  await deleteSubscription(database.db, userId, endpoint);
}
