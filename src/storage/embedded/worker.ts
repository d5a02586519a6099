import { parentPort, workerData } from "node:worker_threads";
import { createMaintenance } from "./maintenance.ts";
import { openFolder } from "./open-folder.ts";
import { serveSession } from "./serve-session.ts";
import type { ToWorker, WorkerReport, WorkerSettings } from "./session-messages.ts";

function report(message: WorkerReport): void {
  parentPort?.postMessage(message);
}

const { folder }: WorkerSettings = workerData;
const database = await openFolder(folder);
const maintain = createMaintenance(database, (failure) => report({ failure }));

/** Clients are served one at a time: the database has one session. */
let work = Promise.resolve();

parentPort?.on("message", (message: ToWorker) => {
  work = work.then(async () => {
    if (message !== "close") return await serveSession(message.session, database, maintain);
    await database.close();
    process.exit();
  });
});
report("ready");
