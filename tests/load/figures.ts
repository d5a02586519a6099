import { readdir, readFile } from "node:fs/promises";

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Resident memory of a process in megabytes; Linux only, undefined elsewhere. */
export async function residentMegabytes(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const kilobytes = /VmRSS:\s+(\d+)/.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024);
}

/** CPU time in ms of a process until now; Linux only. */
export async function processCpuMs(pid: number): Promise<number> {
  return 10 * ((await processTimes(pid))?.own ?? Number.NaN);
}

/**
 * CPU time in ms of a PostgreSQL server on this machine: of all its processes, also of those that have ended.
 *
 * @param backend id of one of its processes, as `pg_backend_pid()` tells it; Linux only
 */
export async function postgresCpuMs(backend: number): Promise<number> {
  const server = (await processTimes(backend))?.parent;
  if (server === undefined) throw new Error(`There is no process ${backend} on this machine`);
  const times = await Promise.all((await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(processTimes));
  const own = await processTimes(server);
  const ticks = times.reduce((sum, each) => sum + (each?.parent === server ? each.own : 0), own?.withEnded ?? 0);
  return ticks * 10;
}

/** In hundredths of a second, the unit of Linux; undefined where the process has ended. */
async function processTimes(pid: number | string) {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // The name, in brackets, may have spaces in it.
  const fields = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
  const [parent, user, system, endedUser, endedSystem] = [fields[1], ...fields.slice(11, 15)];
  if (parent === undefined || user === undefined || system === undefined) return undefined;
  const own = user + system;
  return { parent, own, withEnded: own + (endedUser ?? 0) + (endedSystem ?? 0) };
}
