import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { seededRandom } from "../src/domain/memory/seeded-random.ts";
import { createFileAnalysis } from "../src/services/subtitles/file-analysis.ts";
import { UnusableFileError } from "../src/services/subtitles/file-problem.ts";
import { malformedFile } from "./factories/malformed-subtitles.ts";

const catalogue = path.resolve(import.meta.dirname, "../content/catalogue");
const files = 300;

/** `npm run bench:malformed` does the same to 100,000 files, and saves them. */
test("of damaged copies of subtitles each gives words or says what is wrong with it", async () => {
  const originals = globSync("**/*.srt", { cwd: catalogue }).map((name) => readFileSync(path.join(catalogue, name)));
  const { analyseSingle } = await createFileAnalysis();
  const random = seededRandom(2);
  const outcomes = new Map<string, number>();
  for (let index = 0; index < files; index += 1) {
    const { bytes, damage } = malformedFile(originals, random);
    const outcome = await analyseSingle(bytes, Number.POSITIVE_INFINITY).then(
      (analysed) => {
        expect(analysed?.headwords).toHaveLength(analysed?.words.items.length ?? -1);
        for (const { times } of analysed?.words.items ?? []) expect(times.every((time) => time >= 0)).toBe(true);
        return "words";
      },
      (error) => {
        expect(error, `file ${index}: ${damage.join(", ")}`).toBeInstanceOf(UnusableFileError);
        return error.problem.code;
      },
    );
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }
  process.stdout.write(`\ndamaged files: ${[...outcomes].map(([name, count]) => `${name} ${count}`).join(", ")}\n`);
  expect(outcomes.get("words")).toBeGreaterThan(files / 2);
  expect([...outcomes.keys()].toSorted()).toEqual(["not-a-subtitle", "words"]);
}, 120_000);
