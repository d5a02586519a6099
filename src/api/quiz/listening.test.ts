import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { quizCalls } from "../../../tests/factories/server-quiz.ts";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { buildHeadword } from "../../../tests/factories/stored-catalogue.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { buildWav } from "../../../tests/factories/wav.ts";
import { wordId } from "../../domain/lexicon/word-id.ts";
import { type MethodId, methodIds, methodOf } from "../../domain/quiz/methods.ts";
import { SpeechBusyError, type SpeechProvider } from "../../providers/speech/speech-provider.ts";
import { insertMissingFallbacks } from "../../storage/lexicon/queries.ts";

let api: TestApp;
let user: SignedInUser;
let quiz: ReturnType<typeof quizCalls>;
let words: number[];
let time = Date.parse("2026-03-10T12:00:00Z");
let speech: SpeechProvider | undefined;
/** Whose texts do not contain each other. */
const phrases = ["xebec", "ketch", "yawl", "sloop", "dhow", "junk"];

/** What was spoken, in order. */
let spoken: string[];

const voice: SpeechProvider = {
  description: "",
  async speak(_, phrase) {
    spoken.push(phrase);
    return buildWav(Array.from({ length: 800 }, (_sample, at) => (at * 37) % 5_000));
  },
};

beforeAll(async () => {
  api = await createTestApp({ services: { now: () => new Date(time) } });
  const headwords = phrases.map((phrase, at) =>
    buildHeadword(phrase, {
      meanings: { tr: [`anlam${at}`] },
      definition: `a thing of kind ${at}`,
      synonyms: [`other${at}`],
    }),
  );
  await insertMissingFallbacks(api.database.db, headwords);
  words = phrases.map((phrase) => wordId(phrase, "noun"));
  Object.defineProperty(api.services, "speech", { get: () => speech });
});
beforeEach(async () => {
  speech = voice;
  spoken = [];
  user = await signUp(api.app);
  quiz = quizCalls(api.app, user);
  time += 24 * 3_600_000;
});
afterAll(() => api.close());

const copying: readonly MethodId[] = ["writeListen-engAudio-phrase"];

async function begin(methods: readonly MethodId[] = copying) {
  const { quizId } = await quiz.startQuiz(words, { methods });
  return (await quiz.startTour(quizId)).tourId;
}

const soundOf = (tourId: string, questionId: string) =>
  api.app.inject({ url: `/api/Speech/GetSound?tourId=${tourId}&questionId=${questionId}` });

test.each(methodIds.map((id) => [id]))("a question by %s does not tell what is right", async (id) => {
  const tourId = await begin([id]);
  for (let count = 0; count < words.length; count += 1) {
    const question = await quiz.nextQuestion(tourId);
    expect(question.item.StartPointForScoring).toBeGreaterThan(0);
    const { choices_list: _, ...item } = question.item;
    const told = JSON.stringify({ ...question, item }).toLowerCase();
    time += 3_000;
    const { trueChoice, word } = await quiz.answer(tourId, question.questionId, "");
    expect(told).not.toContain(JSON.stringify(trueChoice).toLowerCase());
    const { isListening, asked, answered } = methodOf(id);
    if (answered === "phrase") expect(told).not.toContain(word.phrase);
    if (isListening) expect(told).not.toContain(word.phrase);
    if (asked !== "phrase") expect(told).not.toContain(String(word.id));
  }
});

test("a word that one listens to is spoken by the site, and pays", async () => {
  const tourId = await begin();
  const question = await quiz.nextQuestion(tourId);
  expect(question).toMatchObject({ hasSound: true, share: 1, item: { question: "", StartPointForScoring: 200 } });
  const sound = await soundOf(tourId, question.questionId);
  expect([sound.statusCode, sound.headers["content-type"]]).toEqual([200, "audio/wav"]);
  expect(sound.headers["cache-control"]).toBe("private, max-age=300");
  expect(sound.headers.etag).toBeUndefined();
  expect((await soundOf(tourId, question.questionId)).rawPayload).toEqual(sound.rawPayload);
  time += 7_000;
  expect(await quiz.answer(tourId, question.questionId, spoken[0] ?? "")).toMatchObject({ isRight: true, points: 180 });
});

test("the sound is another one for each question, and gone with its answer", async () => {
  const sounds = new Set<string>();
  for (let round = 0; round < 3; round += 1) {
    const tourId = await begin();
    const { questionId } = await quiz.nextQuestion(tourId);
    expect((await soundOf(tourId, randomUUID())).statusCode).toBe(404);
    // The stand-in speaks all words alike.
    sounds.add((await soundOf(tourId, questionId)).rawPayload.toString("base64"));
    await quiz.answer(tourId, questionId, "");
    expect((await soundOf(tourId, questionId)).statusCode).toBe(404);
  }
  expect(sounds.size).toBe(3);
});

test("a question that one reads has no sound", async () => {
  const tourId = await begin(["write-mean-phrase"]);
  const { questionId, hasSound } = await quiz.nextQuestion(tourId);
  expect(hasSound).toBeUndefined();
  expect((await soundOf(tourId, questionId)).statusCode).toBe(404);
  expect(spoken).toEqual([]);
});

test("where the site has no voice the browser's has the text, and the answer earns nothing", async () => {
  speech = undefined;
  const tourId = await begin();
  const question = await quiz.nextQuestion(tourId);
  const { phrase = "" } = question.item;
  expect(question).toMatchObject({ share: 0, item: { question: phrase, StartPointForScoring: 0 } });
  expect(question.hasSound).toBeUndefined();
  expect((await soundOf(tourId, question.questionId)).statusCode).toBe(404);
  time += 7_000;
  expect(await quiz.answer(tourId, question.questionId, phrase)).toMatchObject({ isRight: true, points: 0 });
});

test("a question that pays keeps its word also when the voice has gone", async () => {
  const tourId = await begin();
  const question = await quiz.nextQuestion(tourId);
  speech = undefined;
  expect(await quiz.nextQuestion(tourId)).toMatchObject({ ...question, elapsedMs: expect.any(Number) });
});

test("with too many waiting the sound is to be asked for again", async () => {
  const tourId = await begin();
  const { questionId } = await quiz.nextQuestion(tourId);
  speech = {
    description: "",
    speak: async () => {
      throw new SpeechBusyError("busy");
    },
  };
  const busy = await soundOf(tourId, questionId);
  expect([busy.statusCode, busy.headers["retry-after"]]).toEqual([503, "2"]);
});
