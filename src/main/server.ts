import { startSite } from "./start-site.ts";

/** A second signal, or a stop that takes longer than this, ends the process at once. */
const stopTimeoutMs = 10_000;

const print = (line: string) => process.stdout.write(`${line}\n`);

try {
  const site = await startSite(process.env, print);
  print(`Dizi Okulu is at ${site.address}`);

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
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
