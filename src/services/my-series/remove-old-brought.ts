import { rm } from "node:fs/promises";
import { keptDays } from "../../domain/my-series/limits.ts";
import { removeUnusedReadings } from "../../storage/my-series/readings.ts";
import { deleteOldUploads, readOpenUploads } from "../../storage/my-series/uploads.ts";
import type { TimedJob } from "../jobs/run-timed-jobs.ts";
import type { Services } from "../services.ts";
import { folderOf, keptUploads } from "./brought-folder.ts";

const hour = 3_600_000;
const keptMs = keptDays * 24 * hour;
/** Longer than any upload takes to arrive. */
const arrivingMs = hour;

/** Removes uploads of which nothing was made, files that none is of, and readings that nobody has any more. */
export function removeOldBrought(services: Services): TimedJob {
  const { db } = services.database;
  const seen = new Map<string, number>();
  return {
    name: "remove-old-brought",
    everyMs: hour,
    waitsAfterLeap: true,
    async run(now, _signal, observed = () => now) {
      const before = new Date(observed(keptMs).getTime() - keptMs);
      await deleteOldUploads(db, before);
      await removeUnusedReadings(db, now, before);
      const ids = await keptUploads(services);
      const open = new Set(await readOpenUploads(db, ids));
      for (const id of ids.filter((each) => !open.has(each))) {
        const since = seen.get(id) ?? now.getTime();
        seen.set(id, since);
        if (now.getTime() - since < arrivingMs) continue;
        await rm(folderOf(services, id), { recursive: true, force: true });
        seen.delete(id);
      }
    },
  };
}
