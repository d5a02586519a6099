import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** By then what a start reads is read: words of all episodes, lists, the first pages. */
const startedMs = 30_000;

/**
 * Once, after a start: collects what it has left. Until the heap has grown by half V8 would keep it, which a process with
 * few visitors does not reach for hours.
 */
export function giveMemoryBackOnceStarted(): { stop(): void } {
  const timer = setTimeout(() => {
    setFlagsFromString("--expose-gc");
    const collect: () => void = runInNewContext("gc");
    setFlagsFromString("--no-expose-gc");
    collect();
  }, startedMs).unref();
  return { stop: () => clearTimeout(timer) };
}
