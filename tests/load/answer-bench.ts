import path from "node:path";
import { pathToFileURL } from "node:url";
import { removeDataDir, startSite, temporaryDataDir } from "../factories/running-site.ts";
import { administer, newDatabaseName, withDatabaseName } from "../factories/template-database.ts";
import { median } from "./figures.ts";
import { readMeanings, signUp } from "./quiz-bench.ts";

// `npm run bench -- quiz`: what memory adds to an answer to a quiz for points, over HTTP. Two people play the same words in
// turn, one answer each, on one site that leaves the memory of one of them out (without-memory.ts).

/** Of each of the two. */
const answers = 600;
/** Until everything is compiled and cached. */
const unmeasured = 60;

type Player = { answer(): Promise<number> };

async function join(origin: string, username: string): Promise<Player> {
  const { episodeId, meanings } = await readMeanings(origin);
  const call = await signUp(origin, { username });
  const start = { source: { type: 2, id: episodeId }, methods: ["test-phrase-mean"] };
  let { quizId } = await call("/api/Quiz/StartQuiz", start);
  let { tourId } = await call("/api/Quiz/StartTour", { quizId });
  return {
    async answer() {
      const { questionId, item } = await call("/api/Quiz/NextQuestion", { tourId });
      const answer = meanings.get(String((item as { phrase: string }).phrase)) ?? "";
      const begun = performance.now();
      const { summary } = await call("/api/Quiz/Answer", { tourId, questionId, answer });
      const ms = performance.now() - begun;
      if (summary !== undefined) {
        if ((summary as { remaining: number }).remaining === 0) ({ quizId } = await call("/api/Quiz/StartQuiz", start));
        ({ tourId } = await call("/api/Quiz/StartTour", { quizId }));
      }
      return ms;
    },
  };
}

async function benchOn(name: string, env: Record<string, string>): Promise<void> {
  const dataDir = await temporaryDataDir();
  const hooks = pathToFileURL(path.join(import.meta.dirname, "without-memory.ts")).href;
  const site = await startSite(dataDir, { ...env, NODE_OPTIONS: `--import=${hooks}` });
  try {
    const [less, more] = [await join(site.origin, "WithoutMemory"), await join(site.origin, "WithMemory")];
    const times: { less: number[]; more: number[] } = { less: [], more: [] };
    for (let round = 0; round < unmeasured + answers; round += 1) {
      const [a, b] = [await less.answer(), await more.answer()];
      if (round < unmeasured) continue;
      times.less.push(a);
      times.more.push(b);
    }
    const [without, whole] = [median(times.less), median(times.more)];
    console.log(
      `${name}: an answer without memory ${without.toFixed(2)} ms, with it ${whole.toFixed(2)} ms, ratio ${(whole / without).toFixed(2)}`,
    );
  } finally {
    await site.stop();
    await removeDataDir(dataDir);
  }
}

/** Prints the medians and their ratio; with TEST_DATABASE_URL on that PostgreSQL too. */
export async function benchAnswerMemory(): Promise<void> {
  await benchOn("embedded", {});
  const url = process.env.TEST_DATABASE_URL;
  if (url === undefined) return;
  const name = newDatabaseName();
  await administer(url, `create database ${name}`);
  await benchOn("PostgreSQL", { DATABASE_URL: withDatabaseName(url, name) }).finally(() =>
    administer(url, `drop database ${name} with (force)`),
  );
}
