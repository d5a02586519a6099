import { skeletonOf } from "../../domain/accounts/username-skeleton.ts";
import { changeUser, ValueTakenError } from "../../storage/accounts/change-user.ts";
import { isSkeletonTaken, readNamesWithoutSkeleton } from "../../storage/accounts/skeletons.ts";
import type { Database } from "../../storage/database.ts";

const batchSize = 1_000;

/**
 * Gives accounts of earlier releases the skeletons of their usernames. Of names that look alike the oldest gets it; the
 * others keep their names without one.
 */
export async function fillSkeletons({ db }: Database): Promise<void> {
  for (let afterId = 0; ; ) {
    const batch = await readNamesWithoutSkeleton(db, afterId, batchSize);
    for (const { id, username } of batch) {
      const usernameSkeleton = skeletonOf(username);
      if (await isSkeletonTaken(db, usernameSkeleton, id)) continue;
      await changeUser(db, id, { usernameSkeleton }).catch((error: unknown) => {
        // Another process was faster.
        if (!(error instanceof ValueTakenError)) throw error;
      });
    }
    afterId = batch.at(-1)?.id ?? 0;
    if (batch.length < batchSize) return;
  }
}
