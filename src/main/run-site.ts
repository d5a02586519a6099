import { reasonOf } from "../storage/reason-of.ts";
import type { PagesLoader } from "./pages.ts";
import { startSite } from "./start-site.ts";

/** A second signal ends the process at once, as does a stop that takes longer than this. */
const stopTimeoutMs = 10_000;

/** Runs the site until a signal: exit code 0 when everything was closed, 1 when it could not start or stop. */
export async function runSite(loadPages: PagesLoader): Promise<void> {
  try {
    const site = await startSite(process.env, loadPages, (line) => process.stdout.write(`${line}\n`));
    process.stdout.write(`Dizi Okulu is at ${site.address}\n`);

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
    process.stderr.write(`${reasonOf(error).message}\n`);
    process.exit(1);
  }
}
