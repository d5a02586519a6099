import { skeletonOf, skeletonVersion } from "../../domain/accounts/username-skeleton.ts";
import { countOldSkeletons, lockOldSkeletons, writeSkeletons } from "../../storage/accounts/skeletons.ts";
import type { Database } from "../../storage/database.ts";

const defaultBatchSize = 1_000;
/** So often progress is told. */
const toldEvery = 50_000;

type Filling = {
  readonly signal: AbortSignal;
  readonly report: (line: string) => void;
  readonly batchSize?: number;
};

/**
 * Gives accounts of earlier releases the skeletons of their usernames, a batch at a time, beside the requests. Of names
 * that look alike the oldest gets it; the others keep their names without one. May be cut off and run again.
 */
export async function fillSkeletons(
  { db }: Database,
  { signal, report, batchSize = defaultBatchSize }: Filling,
): Promise<void> {
  const total = await countOldSkeletons(db, skeletonVersion);
  if (total === 0) return;
  report(`${total} usernames are compared anew by what they look like; the site runs on meanwhile.`);
  let done = 0;
  while (!signal.aborted) {
    const size = await db.transaction(async (transaction) => {
      const batch = await lockOldSkeletons(transaction, skeletonVersion, batchSize);
      const seen = new Set<string>();
      const rows = batch.map(({ id, username }) => {
        const skeleton = skeletonOf(username);
        const isFirst = !seen.has(skeleton);
        seen.add(skeleton);
        return { id, skeleton: isFirst ? skeleton : null };
      });
      if (rows.length > 0) await writeSkeletons(transaction, skeletonVersion, rows);
      return rows.length;
    });
    if (Math.floor((done + size) / toldEvery) > Math.floor(done / toldEvery))
      report(`${done + size} of ${total} usernames.`);
    done += size;
    if (size < batchSize) {
      report(`${done} usernames were compared anew.`);
      return;
    }
  }
}
