import { Agent, request as send } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Content } from "../../src/contract/catalogue.ts";
import { buildRegistration } from "../factories/signed-in-user.ts";

/** A call that is not answered so long has failed. */
const answerMs = 15_000;

/** `question`: what an answer needs before it, beyond the mix. */
export type CallKind = "page" | "answer" | "list" | "question";

export type Called = { readonly kind: CallKind; readonly ms: number; readonly fault: string | undefined };

export type Learner = {
  /** Makes calls, one after the other, with a pause of `pauseMs` on average between them, until it is told to stop. */
  play(options: {
    readonly pauseMs: number;
    readonly until: AbortSignal;
    readonly onCall: (called: Called) => void;
  }): Promise<void>;
  close(): void;
};

type Answer = { readonly status: number; readonly body: string };

/** Where learners go, read once for all of them. */
export type Evening = {
  readonly pages: readonly string[];
  readonly lists: readonly string[];
  readonly episodeId: number;
  readonly meanings: ReadonlyMap<string, string>;
};

export async function readEvening(origin: string): Promise<Evening> {
  const content: Content = await (await fetch(`${origin}/api/Home/GetContent`)).json();
  const [series] = content.seriesList;
  const episode = series?.seasons[0]?.episodes[0];
  const movie = content.movieList[0];
  const list = `/api/WordList/GetWordListV2?type=2&id=${episode?.id}&MeanLanguageType=2`;
  const words: { phrase: string; mean: string | null }[] = await (await fetch(origin + list)).json();
  const episodePage = `${series?.combinedUrl}/1/${episode?.episodeNumber}`;
  return {
    pages: [
      "/",
      "/en",
      "/dizi",
      `/dizi/${series?.combinedUrl}`,
      `/dizi/${episodePage}`,
      `/en/tv-series/${episodePage}`,
      ...(movie === undefined ? [] : [`/film/${movie.combinedUrl}`]),
      "/api/Home/GetContent",
      "/api/Home/GetContentVersion",
      list,
    ],
    lists: [
      list,
      "/api/WordList/GetUserLists",
      "/api/WordList/GetKnownWords",
      "/api/Score/GetPointData",
      "/api/Score/GetLeaderboard",
    ],
    episodeId: episode?.id ?? 0,
    meanings: new Map(words.map(({ phrase, mean }) => [phrase, mean ?? ""])),
  };
}

const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(Math.random() * items.length)];

/** 70 % pages and public answers, 20 % answers for points, 10 % what lists need. */
function drawKind(): CallKind {
  const drawn = Math.random();
  if (drawn < 0.7) return "page";
  return drawn < 0.9 ? "answer" : "list";
}

/** Signs somebody up, by a connection and from an address of their own. @param place from 0 to 250 */
export async function signUpLearner(origin: string, evening: Evening, place: number): Promise<Learner> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const localAddress = `127.0.1.${place + 1}`;
  const headers: Record<string, string> = { "content-type": "application/json" };

  function once(method: string, path: string, payload?: object): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const encoding = path.startsWith("/api/Quiz") || method === "POST" ? "identity" : "br";
      const options = {
        method,
        agent,
        localAddress,
        timeout: answerMs,
        headers: { ...headers, "accept-encoding": encoding },
      };
      const made = send(origin + path, options, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() });
        });
      });
      made.on("timeout", () => made.destroy(new Error("no answer")));
      made.on("error", reject);
      made.end(payload === undefined ? undefined : JSON.stringify(payload));
    });
  }

  const registration = buildRegistration({ username: `Evening${process.pid}x${place}` });
  const signedIn = await once("POST", "/api/Register/RegisterWithCredentials", registration);
  if (signedIn.status !== 200) throw new Error(`not signed up: ${signedIn.status} ${signedIn.body}`);
  headers.authorization = `Bearer ${JSON.parse(signedIn.body).token}`;

  // Before the evening is measured: in one, not everybody begins in the same second.
  const source = { type: 2, id: evening.episodeId };
  const quiz = { source, methods: ["test-phrase-mean"] };
  const started = await once("POST", "/api/Quiz/StartQuiz", quiz);
  if (started.status !== 200) throw new Error(`no quiz: ${started.status} ${started.body}`);
  let quizId: string | undefined = JSON.parse(started.body).quizId;
  let tourId: string | undefined;

  return {
    close: () => agent.destroy(),
    async play({ pauseMs, until, onCall }) {
      async function call(kind: CallKind, method: string, path: string, payload?: object) {
        const start = performance.now();
        const answer = await once(method, path, payload).catch((error: Error) => error);
        const ms = performance.now() - start;
        const isFault = answer instanceof Error || answer.status >= 400;
        const reason = answer instanceof Error ? answer.message : `${answer.status} ${path.split("?")[0]}`;
        onCall({ kind, ms, fault: isFault ? reason : undefined });
        if (answer instanceof Error || isFault || !path.startsWith("/api/Quiz")) return {};
        return JSON.parse(answer.body);
      }
      const post = (kind: CallKind, name: string, payload: object) => call(kind, "POST", `/api/Quiz/${name}`, payload);

      async function answer(): Promise<void> {
        if (quizId === undefined) ({ quizId } = await post("question", "StartQuiz", quiz));
        if (quizId === undefined) return;
        if (tourId === undefined) {
          ({ tourId } = await post("question", "StartTour", { quizId }));
          // All words are finished.
          if (tourId === undefined) quizId = undefined;
          if (tourId === undefined) return;
        }
        const { questionId, item } = await post("question", "NextQuestion", { tourId });
        if (questionId === undefined) tourId = undefined;
        if (questionId === undefined) return;
        const given = evening.meanings.get(item?.phrase) ?? "";
        const { summary } = await post("answer", "Answer", { tourId, questionId, answer: given });
        if (summary !== undefined) tourId = undefined;
      }

      // Not all at once.
      await sleep(Math.random() * 2 * pauseMs, undefined, { signal: until }).catch(() => undefined);
      while (!until.aborted) {
        const kind = drawKind();
        if (kind === "answer") await answer();
        else await call(kind, "GET", pick(kind === "page" ? evening.pages : evening.lists) ?? "/");
        await sleep(Math.random() * 2 * pauseMs, undefined, { signal: until }).catch(() => undefined);
      }
    },
  };
}
