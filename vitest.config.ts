import path from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Each run leaves its counts under a name of its own, for whoever adds them up. */
const results = process.env.TEST_RESULTS ?? ["database", "large"].find((name) => process.argv.includes(name)) ?? "pure";

/** What never sees the database of the run has nothing new to say on PostgreSQL. */
const withoutDatabase = [
  "src/providers/**",
  "src/storage/embedded/**",
  "tests/faults/{site-process,embedded-kill,lost-disk}.test.ts",
];
const leftOut = process.env.TEST_DATABASE_URL === undefined ? [] : withoutDatabase;

/** Reads files only, and says within seconds which line of the lexicon is wrong. */
const lexiconFiles = "src/services/lexicon/read-lexicon-files.test.ts";

/** The whole lexicon, gold sets, inputs of a megabyte, thousands of simulated people: seconds each, so not in `npm run check`. */
const largeTests = "**/*.large.test.ts";

/** These replace modules or load them anew, so each needs modules of its own. */
const replacingModules = [
  "src/web/features/progress/known/sync-known.test.ts",
  "src/web/features/progress/lists/own-lists.test.ts",
  "src/web/features/quiz/quiz-preferences.test.ts",
];

/** These replace modules or look at whole processes, so each needs a process of its own. */
const ownProcess = [
  "src/api/catalogue/added-language.test.ts",
  "src/services/subtitles/import-subtitles.test.ts",
  "src/storage/embedded/open-folder.test.ts",
  "tests/faults/engine-faults.test.ts",
  "tests/faults/site-process.test.ts",
];

/** The longest files first: at the end, one of them would keep one core busy and the other idle. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => ownProcess.some((name) => moduleId.endsWith(name));
    return sorted.toSorted((a, b) => Number(isLong(b)) - Number(isLong(a)));
  }
}

const databaseTests = {
  globalSetup: ["tests/factories/global-setup.ts"],
  // Hashing and whole sites take their time on a machine that does other things besides.
  testTimeout: 120_000,
  hookTimeout: 180_000,
  // Sites and commands that tests start compile each module once, not at each start.
  env: { NODE_COMPILE_CACHE: path.join(import.meta.dirname, ".cache/compiled") },
};

export default defineConfig({
  test: {
    // Left alone, Vitest keeps one core for itself: on two, files would run one after the other.
    maxWorkers: "100%",
    sequence: { sequencer: LongestFirst },
    // The gate tries a failed test once more; `npm test` does not.
    retry: Number(process.env.TEST_RETRIES ?? 0),
    reporters: ["default", ["json", { outputFile: `test-results/${results}.json` }]],
    projects: [
      {
        test: {
          name: "pure",
          include: ["src/{domain,contract,web,extension,build}/**/*.test.ts", "tests/*.test.ts", lexiconFiles],
          exclude: [...replacingModules, largeTests],
          // Each thread loads a module once for all its files: 45% less CPU time than a process for each file.
          pool: "threads",
          isolate: false,
          unstubGlobals: true,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "isolated",
          include: replacingModules,
          pool: "threads",
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "large",
          include: [largeTests],
          pool: "threads",
          // The whole lexicon and the gold sets take their time on a machine that does other things besides.
          testTimeout: 240_000,
        },
      },
      {
        test: {
          name: "components",
          environment: "happy-dom",
          include: ["src/{web,extension}/**/*.test.tsx"],
          setupFiles: ["tests/factories/component-setup.ts"],
          pool: "threads",
          isolate: false,
          unstubGlobals: true,
          restoreMocks: true,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          ...databaseTests,
          name: "database",
          include: ["src/{storage,providers,services,api,main}/**/*.test.ts", "tests/faults/**/*.test.ts"],
          exclude: [lexiconFiles, ...ownProcess, ...leftOut],
          // As above. The machine code of the embedded database is shared too: tests/factories/embedded-folder.ts.
          pool: "threads",
          isolate: false,
        },
      },
      {
        test: {
          ...databaseTests,
          name: "database-processes",
          include: ownProcess,
          exclude: leftOut,
        },
      },
    ],
  },
});
