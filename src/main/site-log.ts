import { type Logger, pino } from "pino";

export type SiteLog = Logger;

type Output = { write(line: string): unknown };

/** Where a person looks on: the message, and of an unexpected error its stack. */
function readable(output: Output): Output {
  return {
    write(line) {
      const { msg = "", err, route, page, method, status, ms }: Record<string, unknown> = JSON.parse(line);
      const access = status === undefined ? "" : ` ${method} ${route ?? page} ${status} ${ms} ms`;
      const stack = typeof err === "object" && err !== null && "stack" in err ? `\n${err.stack}` : "";
      output.write(`${msg}${access}${stack}\n`);
    },
  };
}

/** The standard output: lines of JSON, written in batches while it is slow, and all of them at the end of the process. */
export function standardOutput(): Output {
  return process.stdout.isTTY ? readable(process.stdout) : pino.destination({ dest: 1, sync: false });
}

/** The log of a process, one line of JSON for everything from the start; info until its level is set. */
export function createSiteLog(output: Output): SiteLog {
  return pino({}, { write: (line) => void output.write(line) });
}
