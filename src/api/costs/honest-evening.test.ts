import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { quizCalls, rightAnswer, storeWords } from "../../../tests/factories/server-quiz.ts";
import { buildRegistration, type SignedInUser } from "../../../tests/factories/signed-in-user.ts";
import { publishEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { signedIn } from "../../contract/accounts/account.ts";
import { generatedList } from "../../contract/progress/generate-list.ts";
import { userList } from "../../contract/progress/lists.ts";
import { startedQuiz } from "../../contract/quiz.ts";
import { readConfig } from "../../main/config.ts";

// Ten people of one home, at the limits of a new installation. Time is the test's: only `Date` is replaced.

const people = 10;
const playedMinutes = 4;
const questionsAMinute = 8;
const minute = 60_000;

let api: TestApp;
let wordIds: number[];
let titleId: number;
const putOff: string[] = [];

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T18:00:00Z") });
  const { rateLimitPerMinute, credentialLimitPerMinute } = readConfig({});
  expect(rateLimitPerMinute).toBeGreaterThan(0);
  api = await createTestApp({ rateLimitPerMinute, credentialLimitPerMinute });
  wordIds = await storeWords(api.database.db, 60);
  const { title } = await publishEpisode(api.database.db, { said: [{ phrase: "rope" }, { phrase: "sail" }] });
  titleId = title.id;
  api.app.addHook("onResponse", async ({ url }, { statusCode }) => {
    if (statusCode === 429 || statusCode === 503) putOff.push(`${statusCode} ${url}`);
  });
});
afterAll(async () => {
  vi.useRealTimers();
  await api.close();
});

const passMinute = () => vi.setSystemTime(Date.now() + minute);

async function request(options: InjectOptions) {
  const response = await api.app.inject({ remoteAddress: "192.0.2.77", ...options });
  if (response.statusCode >= 300) throw new Error(`${response.statusCode} of ${options.url}: ${response.body}`);
  return response;
}

const together = <T>(users: readonly SignedInUser[], work: (user: SignedInUser) => Promise<T>) =>
  Promise.all(users.map(work));

async function signUpHere(): Promise<SignedInUser> {
  const payload = buildRegistration();
  const response = await request({ method: "POST", url: "/api/Register/RegisterWithCredentials", payload });
  const user = signedIn.parse(response.json());
  return { ...user, password: payload.password, headers: { authorization: `Bearer ${user.token}` } };
}

/** The calls of one person. */
function callsOf({ headers }: SignedInUser) {
  const post = (call: string, payload: object) => request({ method: "POST", url: `/api/${call}`, headers, payload });
  return {
    post,
    get: (call: string) => request({ url: `/api/${call}`, headers }),
    quiz: quizCalls({ inject: request }, { headers }),
  };
}

async function startPlaying(user: SignedInUser) {
  const { post, get, quiz } = callsOf(user);
  await get("User/GetProfile");
  await get("WordList/GetUserLists?includeWords=false");
  const started = await post("Quiz/StartQuiz", { wordIds, methods: ["test-phrase-mean"], repetition: 3 });
  const { quizId } = startedQuiz.parse(started.json());
  let { tourId } = await quiz.startTour(quizId);
  return async () => {
    for (let count = 0; count < questionsAMinute; count += 1) {
      const question = await quiz.nextQuestion(tourId);
      const { summary } = await quiz.answer(tourId, question.questionId, rightAnswer(question));
      if (summary !== undefined) ({ tourId } = await quiz.startTour(quizId));
    }
    await post("WordList/SetKnown", { wordIds: wordIds.slice(0, 5), known: true });
    await get("Score/GetPointData");
  };
}

// 21 s of CPU time, two thirds of it the embedded database's for 640 questions and answers; it waits for nothing.
test("an evening of ten people behind one address meets no limit", { timeout: 240_000 }, async () => {
  const users: SignedInUser[] = [];
  for (let count = 0; count < people; count += 1) users.push(await signUpHere());
  passMinute();

  const plays = await together(users, startPlaying);
  for (let played = 0; played < playedMinutes; played += 1) {
    passMinute();
    await Promise.all(plays.map((play) => play()));
  }

  // Everybody does the same expensive thing in the same moment, one thing a minute.
  const things: ((user: SignedInUser) => Promise<unknown>)[] = [
    (user) => callsOf(user).post("WordList/GenerateList", { text: "The captain ties the rope to the harbour wall." }),
    (user) => callsOf(user).post("WordList/GenerateList", { titleIds: [titleId], known: false }),
    async (user) => {
      const { post, get } = callsOf(user);
      const { url } = generatedList.parse((await post("WordList/GenerateList", { titleIds: [titleId] })).json());
      await get(`WordList/GetWordListV2?type=6&id=${url}`);
      const { id } = userList.parse((await post("WordList/CreateList", { title: "Sea", fromUrl: url })).json());
      await post("WordList/AddWords", { id, wordIds });
      await post("WordList/ReorderList", { id, wordIds: wordIds.toReversed() });
      await get(`WordList/GetWordListV2?type=1&id=${id}`);
      await get("WordList/GetUserLists?includeWords=true");
    },
    (user) => callsOf(user).get("WordList/GetCoverage"),
    (user) => callsOf(user).get("User/ExportData"),
  ];
  for (const thing of things) {
    passMinute();
    await together(users, thing);
  }
  // And again and again until midnight.
  for (let round = 0; round < 3; round += 1) {
    for (const thing of things.slice(0, 2)) {
      passMinute();
      await together(users, thing);
    }
  }
  expect(putOff).toEqual([]);
});
