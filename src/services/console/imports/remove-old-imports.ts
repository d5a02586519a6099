import { readEndedImports } from "../../../storage/console/imports.ts";
import type { TimedJob } from "../../jobs/run-timed-jobs.ts";
import type { Services } from "../../services.ts";
import { keptIds, removeAbandoned, removeFiles } from "./kept-files.ts";

const hour = 3_600_000;

/** So long a finished import can be repeated: then its files are removed. */
const keptMs = 7 * 24 * hour;

/** Removes the files of imports that ended a week ago, and of uploads that no import is of. */
export function removeOldImports(services: Services): TimedJob {
  return {
    name: "remove-old-imports",
    everyMs: hour,
    waitsAfterLeap: true,
    async run(now, _signal, observed = () => now) {
      const ids = await keptIds(services);
      const ended = await readEndedImports(services.database.db, ids, new Date(observed(keptMs).getTime() - keptMs));
      await removeFiles(services, ended);
      await removeAbandoned(services, now);
    },
  };
}
