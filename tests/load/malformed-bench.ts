import { globSync, readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { seededRandom } from "../../src/domain/memory/seeded-random.ts";
import { readConfig } from "../../src/main/config.ts";
import { openServices } from "../../src/main/open-services.ts";
import { createFileAnalysis } from "../../src/services/subtitles/file-analysis.ts";
import { importSubtitles } from "../../src/services/subtitles/import-subtitles.ts";
import { cpuTimeWhile } from "../factories/cpu-time.ts";
import { malformedFile, mutationNames } from "../factories/malformed-subtitles.ts";
import { removeDataDir, temporaryDataDir } from "../factories/running-site.ts";

// npm run bench:malformed [-- FILES FOLDER SEED]: damaged copies of a folder's subtitles (the sample's unless told)
// through the whole import in this process, into an embedded database of its own. Ends with 1 after a crash or a hang.

const [count = "100000", folder = "content/catalogue", seed = "1"] = process.argv.slice(2);
const files = Number(count);
/** More than this between two reports makes a file suspect: saving and garbage collection are in it, whatever the file. */
const pauseMs = 500;
/** A suspect file is then analysed by itself. */
const aloneMs = 100;
const msPerMegabyte = 1_000;

const originals = globSync("**/*.{srt,vtt,ass,ssa}", { cwd: folder }).map((name) =>
  readFileSync(path.join(folder, name)),
);
const dataDir = await temporaryDataDir();
const subtitles = path.join(dataDir, "subtitles");
const damages = new Map<string, string[]>();
/** In the order in which they are read. */
const paths: string[] = [];
const random = seededRandom(Number(seed));
let megabytes = 0;
for (let index = 0; index < files; index += 1) {
  const { bytes, extension, damage } = malformedFile(originals, random);
  const season = path.join(
    subtitles,
    `Show ${Math.floor(index / 1_000)}`,
    `Season ${Math.floor((index % 1_000) / 100)}`,
  );
  if (index % 100 === 0) await mkdir(season, { recursive: true });
  const file = path.join(season, `S${Math.floor((index % 1_000) / 100)}E${(index % 100) + 1}.${extension}`);
  await writeFile(file, bytes);
  damages.set(file, damage);
  paths.push(file);
  megabytes += bytes.length / 1e6;
}
console.log(
  `${files} files of ${originals.length} originals, ${megabytes.toFixed(0)} MB, ${mutationNames.length} kinds of damage`,
);

const faults: string[] = [];
const suspects: string[] = [];
const outcomes = new Map<string, number>();
const memory: number[] = [];
let slowest = { ms: 0, file: "" };
let reported = 0;
let before = process.cpuUsage();

/** Takes note of a file after which much processor time of all threads was used, which other work on the machine does not change. */
function checkTime(file: string): void {
  const { user, system } = process.cpuUsage(before);
  const ms = (user + system) / 1_000;
  if (ms > slowest.ms) slowest = { ms, file };
  if (ms > pauseMs) suspects.push(file);
}

const { analyseSingle } = await createFileAnalysis();

/** The least processor time of a few analyses: the first compiles and loads. */
async function timeAlone(bytes: Uint8Array): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    times.push(await cpuTimeWhile(() => analyseSingle(bytes, Number.POSITIVE_INFINITY).catch(() => undefined)));
  }
  return Math.min(...times);
}

const config = readConfig({ ...process.env, DATA_DIR: path.join(dataDir, "data") });
const services = await openServices(config, {
  warn: () => undefined,
  reportError: (error) => faults.push(`outside of a file: ${error.message}`),
});
const began = performance.now();
try {
  for await (const event of importSubtitles(services, [subtitles], new AbortController().signal)) {
    // Before the first the lexicon and the language model are loaded.
    if (event.type === "reading" && event.done > 1) checkTime(paths[event.done - 1] ?? "");
    if (event.type === "file") {
      reported += 1;
      checkTime(event.file);
      const [problem] = event.problems;
      const outcome = event.status === "failed" ? `refused: ${problem?.code}` : event.status;
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      if (problem?.code === "failed") {
        faults.push(`${problem.message} (${damages.get(event.file)?.join(", ")}): ${event.file}`);
      }
      if (reported % Math.ceil(files / 100) === 0) memory.push(process.memoryUsage().rss / 2 ** 20);
    }
    before = process.cpuUsage();
  }
} finally {
  await services.close();
}
const seconds = (performance.now() - began) / 1_000;

for (const [outcome, times] of [...outcomes].sort(([, a], [, b]) => b - a)) console.log(`${outcome}: ${times}`);
console.log(`reported: ${reported} of ${files}, ${(files / seconds).toFixed(0)} files/s`);
console.log(`most processor time between two reports: ${Math.round(slowest.ms)} ms (${path.basename(slowest.file)})`);
console.log(
  `memory in MB, twenty times: ${memory
    .filter((_, at) => at % 5 === 0)
    .map(Math.round)
    .join(" ")}`,
);
for (const file of suspects) {
  const bytes = readFileSync(file);
  const ms = await timeAlone(bytes);
  console.log(`suspect: ${file}, ${bytes.length} bytes, ${ms.toFixed(1)} ms by itself`);
  if (ms > aloneMs + (msPerMegabyte * bytes.length) / 1e6) faults.push(`${Math.round(ms)} ms by itself: ${file}`);
}
for (const fault of faults.slice(0, 20)) console.log(fault);
console.log(`crashes and hangs: ${faults.length}`);
if (faults.length > 0 || reported !== files) {
  // The files are left for a look at them.
  await rm(path.join(dataDir, "data"), { recursive: true });
  process.exitCode = 1;
} else await removeDataDir(dataDir);
