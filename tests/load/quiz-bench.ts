import { setTimeout as sleep } from "node:timers/promises";
import type { Content } from "../../src/contract/catalogue.ts";
import { buildRegistration } from "../factories/signed-in-user.ts";

const answersEach = 40;
/** People think before they answer; every player waits between none and two of these. */
const meanThoughtMs = 700;

type Call = (path: string, payload: object) => Promise<Record<string, unknown>>;

export async function signUp(origin: string, person: { readonly username?: string } = {}): Promise<Call> {
  const headers: Record<string, string> = { "content-type": "application/json" };
  const call: Call = async (path, payload) => {
    const response = await fetch(origin + path, { method: "POST", headers, body: JSON.stringify(payload) });
    // Fifty who start at once are more than may wait for the database: the rest are told when to come again.
    if (response.status === 429) {
      await sleep(1000 * Number(response.headers.get("retry-after") ?? 1));
      return await call(path, payload);
    }
    const body = await response.json();
    if (!response.ok) throw new Error(`${path} answers ${response.status}`);
    return body;
  };
  const { token } = await call("/api/Register/RegisterWithCredentials", buildRegistration(person));
  headers.authorization = `Bearer ${token}`;
  return call;
}

export async function readMeanings(
  origin: string,
): Promise<{ episodeId: number; meanings: ReadonlyMap<string, string> }> {
  const content: Content = await (await fetch(`${origin}/api/Home/GetContent`)).json();
  const episodeId = content.seriesList[0]?.seasons[0]?.episodes[0]?.id ?? 0;
  const list: { phrase: string; mean: string | null }[] = await (
    await fetch(`${origin}/api/WordList/GetWordListV2?type=2&id=${episodeId}&MeanLanguageType=2`)
  ).json();
  return { episodeId, meanings: new Map(list.map(({ phrase, mean }) => [phrase, mean ?? ""])) };
}

/**
 * People who play an episode's words at once, right and for points: how long each answer took to be acknowledged, in
 * milliseconds, over HTTP.
 */
export async function benchAnswers(origin: string, players: number): Promise<readonly number[]> {
  const { episodeId, meanings } = await readMeanings(origin);
  const times: number[] = [];

  async function play(call: Call): Promise<void> {
    const { quizId } = await call("/api/Quiz/StartQuiz", {
      source: { type: 2, id: episodeId },
      methods: ["test-phrase-mean"],
    });
    let { tourId } = await call("/api/Quiz/StartTour", { quizId });
    for (let count = 0; count < answersEach; count += 1) {
      const { questionId, item } = await call("/api/Quiz/NextQuestion", { tourId });
      await sleep(Math.random() * 2 * meanThoughtMs);
      const answer = meanings.get(String((item as { phrase: string }).phrase)) ?? "";
      const start = performance.now();
      const { summary } = await call("/api/Quiz/Answer", { tourId, questionId, answer });
      times.push(performance.now() - start);
      if (summary !== undefined) ({ tourId } = await call("/api/Quiz/StartTour", { quizId }));
    }
  }

  const calls: Call[] = [];
  for (let player = 0; player < players; player += 1) calls.push(await signUp(origin));
  await Promise.all(calls.map(play));
  return times;
}
