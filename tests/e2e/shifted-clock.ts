import { readFileSync } from "node:fs";

/*
 * Imported by a site that is started with a clock of its own (NODE_OPTIONS, CLOCK_FILE): it is ahead by as many milliseconds as
 * the file says, which it reads again at each SIGUSR2.
 */

const file = process.env.CLOCK_FILE ?? "";
const read = () => Number(readFileSync(file, "utf8"));
const { now } = Date;
let ahead = read();
process.on("SIGUSR2", () => {
  ahead = read();
});

const shifted = () => now() + ahead;

globalThis.Date = new Proxy(Date, {
  construct: (target, given: unknown[], self) =>
    Reflect.construct(target, given.length === 0 ? [shifted()] : given, self),
  get: (target, key) => (key === "now" ? shifted : Reflect.get(target, key)),
});
