import { setTimeout as sleep } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import type { Content } from "../../../src/contract/catalogue.ts";
import { type Answer, type Client, jsonOf, signUpFrom } from "./clients.ts";

/** People think before they answer: between none and two of these. */
const meanThoughtMs = 800;

/** What is compressed may be read too. */
export function readJson(answer: Answer) {
  const isBrotli = answer.headers["content-encoding"] === "br";
  return jsonOf(isBrotli ? { ...answer, body: brotliDecompressSync(answer.body) } : answer);
}

/** People who each play an episode's words from a home of their own, look at lists and mark words. */
export async function signUpLearners(origin: string, count: number) {
  const learners: Client[] = [];
  for (let at = 0; at < count; at += 1) learners.push(await signUpFrom(origin, `127.1.${at}.1`));
  const [first] = learners;
  if (first === undefined) throw new Error("no learners");
  const content: Content = readJson(await first.get("/api/Home/GetContent"));
  const episodeId = content.seriesList[0]?.seasons[0]?.episodes[0]?.id ?? 0;
  const list = `/api/WordList/GetWordListV2?type=2&id=${episodeId}`;
  const words: { id: number; phrase: string; mean: string | null }[] = readJson(await first.get(list));
  const meanings = new Map(words.map(({ phrase, mean }) => [phrase, mean ?? ""]));

  async function play(learner: Client, until: () => boolean, note: (answer: Answer) => void): Promise<void> {
    const post = async (path: string, payload: object) => {
      const answer = await learner.post(path, payload);
      note(answer);
      return readJson(answer);
    };
    const { quizId } = await post("/api/Quiz/StartQuiz", {
      source: { type: 2, id: episodeId },
      methods: ["test-phrase-mean"],
    });
    let { tourId } = await post("/api/Quiz/StartTour", { quizId });
    while (!until()) {
      const { questionId, item } = await post("/api/Quiz/NextQuestion", { tourId });
      await sleep(Math.random() * 2 * meanThoughtMs);
      const answer = meanings.get(item.phrase) ?? "";
      const { summary } = await post("/api/Quiz/Answer", { tourId, questionId, answer });
      note(await learner.get(list));
      const word = words[Math.floor(Math.random() * words.length)];
      await post("/api/WordList/SetKnown", { wordIds: [word?.id], known: true });
      if (summary !== undefined) ({ tourId } = await post("/api/Quiz/StartTour", { quizId }));
    }
  }

  return {
    /** Everybody plays for a while: the milliseconds of every answer. */
    async play(ms: number): Promise<{ times: number[]; refused: number }> {
      const end = performance.now() + ms;
      const times: number[] = [];
      let refused = 0;
      await Promise.all(
        learners.map((learner) =>
          play(
            learner,
            () => performance.now() > end,
            ({ status, ms }) => {
              times.push(ms);
              if (status === 429 || status === 503) refused += 1;
            },
          ).catch((error: unknown) => {
            refused += 1;
            console.error(`a learner was stopped: ${String(error)}`);
          }),
        ),
      );
      return { times, refused };
    },
    close: () => {
      for (const learner of learners) learner.close();
    },
  };
}
