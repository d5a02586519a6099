import { reasonOf } from "../storage/reason-of.ts";
import { readConfig } from "./config.ts";
import type { PagesLoader } from "./pages.ts";
import { settingHints } from "./setting-hints.ts";
import { createSiteLog, standardOutput } from "./site-log.ts";
import { startSite } from "./start-site.ts";

/** A second signal ends the process at once, as does a stop that takes longer than this. */
const stopTimeoutMs = 10_000;

/** Runs the site until a signal: exit code 0 when everything was closed, 1 when it could not start or stop. */
export async function runSite(loadPages: PagesLoader): Promise<void> {
  const output = standardOutput();
  const log = createSiteLog(output);
  const fail = (error: unknown) => {
    const reason = reasonOf(error);
    log.fatal({ err: reason }, reason.message);
    process.exit(1);
  };
  process.on("uncaughtException", fail);
  try {
    const config = readConfig(process.env);
    log.level = config.logLevel;
    for (const hint of settingHints(process.env)) log.warn(hint);
    const site = await startSite(config, loadPages, { log, output });
    log.info(`Dizi Okulu is at ${site.address}`);

    let isStopping = false;
    const stop = async () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      setTimeout(() => process.exit(1), stopTimeoutMs).unref();
      await site.stop();
      process.exit(0);
    };
    process.on("SIGINT", stop);
    process.on("SIGTERM", stop);
  } catch (error) {
    fail(error);
  }
}
