import { existsSync } from "node:fs";
import path from "node:path";
import { missingEngines, startCluster } from "./cluster.ts";

// `npm run cluster`: a site of several machines on this one, until Ctrl-C.

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<number> {
  const missing = missingEngines();
  if (missing.length > 0) {
    say(`Not installed: ${missing.map(({ program }) => program).join(", ")}.`);
    say(`Debian: apt-get install ${missing.map(({ debian }) => debian).join(" ")}`);
    return 1;
  }
  if (!existsSync(path.resolve(import.meta.dirname, "../../build/server"))) {
    say("The pages are not built: give `npm run build` first.");
    return 1;
  }
  const ended = Promise.withResolvers<void>();
  // A terminal sends it to all processes of the group: those of the cluster end by it too.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => ended.resolve());
  say("Starting nginx, two processes of the site, PgBouncer, PostgreSQL with a replica, and Redis.");
  const cluster = await startCluster({ report: say });
  say(`Dizi Okulu is at ${cluster.origin}. Ctrl-C stops all of it and removes its data.`);
  await ended.promise;
  await cluster.stop();
  say("All is stopped, and its folder removed.");
  return 0;
}

process.exitCode = await main();
