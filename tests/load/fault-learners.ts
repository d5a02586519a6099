import { Agent, request as send } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Content } from "../../src/contract/catalogue.ts";
import { buildRegistration } from "../factories/signed-in-user.ts";

/** A call that is not answered so long counts as failed, and is made again. */
const answerMs = 15_000;
const retryMs = 300;

export type Failure = { readonly at: number; readonly what: string };

export type Learner = {
  readonly username: string;
  /** The questions whose answer was acknowledged, and what each was said to have earned. */
  readonly acknowledged: ReadonlyMap<string, number>;
};

type Answer = { readonly status: number; readonly body: Record<string, unknown>; readonly retryAfter: number };

type Crowd = {
  readonly origin: string;
  readonly learners: number;
  /** Most time between a question and its answer. */
  readonly thoughtMs: number;
  readonly until: AbortSignal;
  /** Called for each call that failed; it is made again until it succeeds. */
  readonly onFailure: (failure: Failure) => void;
  readonly onAcknowledged?: () => void;
};

/** From an address of its own, as learners have. */
function caller(origin: string, localAddress: string, onFailure: Crowd["onFailure"]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  const headers: Record<string, string> = { "content-type": "application/json" };

  function once(method: string, path: string, payload?: object): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const made = send(`${origin}${path}`, { method, headers, agent, localAddress, timeout: answerMs }, (response) => {
        let text = "";
        response.on("data", (chunk) => (text += chunk));
        response.on("error", reject);
        response.on("end", () => {
          const isJson = String(response.headers["content-type"]).includes("json");
          const body = isJson && text !== "" ? JSON.parse(text) : {};
          resolve({ status: response.statusCode ?? 0, body, retryAfter: Number(response.headers["retry-after"] ?? 0) });
        });
      });
      made.on("timeout", () => made.destroy(new Error("no answer")));
      made.on("error", reject);
      made.end(payload === undefined ? undefined : JSON.stringify(payload));
    });
  }

  /** Made until it is answered with anything but a fault of the server's; turns that are taken are no fault. */
  async function call(method: string, path: string, payload?: object): Promise<Answer> {
    for (;;) {
      const answer = await once(method, path, payload).catch((error: Error) => error);
      if (answer instanceof Error || answer.status >= 500) {
        onFailure({
          at: performance.now(),
          what: answer instanceof Error ? answer.message : `${answer.status} ${answer.body.reason ?? ""}`.trim(),
        });
        await sleep(retryMs);
      } else if (answer.status === 429) {
        await sleep(1000 * Math.max(1, answer.retryAfter));
      } else {
        return answer;
      }
    }
  }
  return { headers, call, close: () => agent.destroy() };
}

const stringOf = (value: unknown) => (typeof value === "string" ? value : "");

/** Learners who play an episode's words for points until they are stopped, each from an address of its own. */
export async function playThroughFaults(crowd: Crowd): Promise<Learner[]> {
  const { origin, thoughtMs, until, onFailure, onAcknowledged } = crowd;
  const content: Content = await (await fetch(`${origin}/api/Home/GetContent`)).json();
  const episodeId = content.seriesList[0]?.seasons[0]?.episodes[0]?.id ?? 0;
  const list = `${origin}/api/WordList/GetWordListV2?type=2&id=${episodeId}&MeanLanguageType=2`;
  const words: { phrase: string; mean: string | null }[] = await (await fetch(list)).json();
  const meanings = new Map(words.map(({ phrase, mean }) => [phrase, mean ?? ""]));
  const settings = { source: { type: 2, id: episodeId }, methods: ["test-phrase-mean"] };

  async function play(place: number): Promise<Learner> {
    const { headers, call, close } = caller(origin, `127.0.1.${place + 1}`, onFailure);
    const post = (name: string, payload: object) => call("POST", `/api/${name}`, payload);
    const registration = buildRegistration();
    const { body: session } = await post("Register/RegisterWithCredentials", registration);
    headers.authorization = `Bearer ${stringOf(session.token)}`;
    const acknowledged = new Map<string, number>();
    let quizId = "";
    let tourId = "";
    while (!until.aborted) {
      if (quizId === "") quizId = stringOf((await post("Quiz/StartQuiz", settings)).body.quizId);
      if (tourId === "") {
        const tour = await post("Quiz/StartTour", { quizId });
        tourId = stringOf(tour.body.tourId);
        // All words are finished, or a tour of a call that was not answered is open.
        if (tourId === "") quizId = "";
        if (tourId === "") continue;
      }
      const { body: question } = await post("Quiz/NextQuestion", { tourId });
      const questionId = stringOf(question.questionId);
      if (questionId === "") {
        tourId = "";
        continue;
      }
      await sleep(Math.random() * thoughtMs);
      const { phrase } = question.item as { phrase: string };
      const given = { tourId, questionId, answer: meanings.get(phrase) ?? "" };
      const { status, body } = await post("Quiz/Answer", given);
      if (status === 200) {
        acknowledged.set(questionId, Number(body.points ?? 0));
        onAcknowledged?.();
      }
      if (status !== 200 || body.summary !== undefined) tourId = "";
    }
    close();
    return { username: registration.username, acknowledged };
  }
  return await Promise.all(Array.from({ length: crowd.learners }, (_, place) => play(place)));
}
