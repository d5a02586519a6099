import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { afterAll, expect, test, vi } from "vitest";

const MEGABYTE = 1_048_576;
/** So much CPU time as reading an ordinary file of the size; the slowest takes 7 times, a quadratic step thousands. */
const LONGEST = 20;
/** The timeout of waiting for the thread, long enough for a busy machine. */
const HANG_MS = 15_000;

/** Parses and cleans in a thread of its own, since a hang can only be ended and reported from outside. */
const READER = `
  const { parentPort, workerData } = require("node:worker_threads");
  const load = (name) => import(new URL(name, workerData).href);
  Promise.all([load("./decode.ts"), load("./parse-subtitle.ts"), load("./clean-cues.ts")]).then(
    ([{ decodeSubtitle }, { parseSubtitle }, { cleanCues }]) => {
      const outcome = (bytes) => {
        try {
          cleanCues(parseSubtitle(decodeSubtitle(bytes)).cues, (word) => word.length < 4);
          return "answer";
        } catch (error) {
          return error.name;
        }
      };
      parentPort.on("message", (bytes) => {
        const before = process.threadCpuUsage();
        const result = outcome(bytes);
        const { user, system } = process.threadCpuUsage(before);
        parentPort.postMessage({ result, cpuMs: (user + system) / 1000 });
      });
      parentPort.postMessage("ready");
    },
  );
`;

let reader: Worker | undefined;
/** CPU time of an ordinary file of a megabyte: machines differ by a factor of three. */
let ordinaryMs: number | undefined;

async function startReader(): Promise<Worker> {
  const worker = new Worker(READER, { eval: true, workerData: import.meta.url });
  await once(worker, "message");
  return worker;
}

vi.setConfig({ testTimeout: 2 * HANG_MS });

afterAll(async () => {
  await reader?.terminate();
});

async function timed(bytes: Uint8Array): Promise<{ readonly result: string; readonly cpuMs: number }> {
  reader ??= await startReader();
  reader.postMessage(bytes);
  const [message] = await once(reader, "message", { signal: AbortSignal.timeout(HANG_MS) });
  return message;
}

/** The outcome, "answer" or the name of the error. Fails where it took LONGEST times an ordinary file's CPU time. */
async function read(bytes: Uint8Array): Promise<string> {
  try {
    ordinaryMs ??= (await timed(megabyteOf(ORDINARY, ""))).cpuMs;
    const { result, cpuMs } = await timed(bytes);
    expect(cpuMs / ordinaryMs).toBeLessThan(LONGEST);
    return result;
  } catch (error) {
    await reader?.terminate();
    reader = undefined;
    throw error;
  }
}

function megabyteOf(unit: string, head: string): Uint8Array {
  return new TextEncoder().encode(head + unit.repeat(Math.ceil(MEGABYTE / unit.length))).slice(0, MEGABYTE);
}

const UNITS = [
  ..."<{[()]*#♪\n 1-.|&'\"aAlI",
  "-->",
  "00:00:00,000 --> ",
  "00:00:00,000 --> 00:00:01,000\n",
  "00:00:00,000 --> 00:00:01,000\na\n\n",
  "Dialogue: 0,0:00:01.00,0:00:02.00,D,,0,0,0,,a\n",
  "(\n",
  "a-",
  "a-\na",
  "aab",
  "aaab",
  "AB: ",
  ". A: ",
  "- ",
  "♪\n",
  "<a",
  "<v A>",
  "{\\p1}",
  "&amp;",
  "a.a",
  "a@a.",
  "www.a ",
  "subtitles and ",
  "l'",
  "don 't ",
  "que ",
  "é ",
  "1\n",
  "1\n\n",
  "NOTE\n",
];
const IN_A_CUE = "1\n00:00:01,000 --> 00:00:02,000\n";
const ORDINARY = "1\n00:00:01,000 --> 00:00:02,000\nI'd rather walk home with you, if that's all right.\n\n";
const BARE = [
  "\n",
  "-->",
  "1",
  "<",
  "00:00:00,000 --> ",
  "00:00:00,000 --> 00:00:01,000\n",
  "Dialogue: 0,0:00:01.00,",
  "{",
];

test.each(UNITS)("a megabyte of %j in a cue is read in time", async (unit) => {
  expect(await read(megabyteOf(unit, IN_A_CUE))).toMatch(/^(?:answer|NotASubtitleError)$/);
});

test.each(BARE)("a megabyte of %j is rejected as no subtitle in time", async (unit) => {
  expect(await read(megabyteOf(unit, ""))).toBe("NotASubtitleError");
});

test("a megabyte of any bytes is read in time", async () => {
  let seed = 1;
  const bytes = Uint8Array.from({ length: MEGABYTE }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed & 255;
  });
  expect(await read(bytes)).toMatch(/^(?:answer|NotASubtitleError)$/);
});
