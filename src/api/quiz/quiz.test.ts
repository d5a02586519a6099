import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { quizCalls, rightAnswer, storeWords } from "../../../tests/factories/server-quiz.ts";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { buildHeadword, publishEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { wordId } from "../../domain/lexicon/word-id.ts";
import { insertMissingFallbacks } from "../../storage/lexicon/queries.ts";

let api: TestApp;
let user: SignedInUser;
let quiz: ReturnType<typeof quizCalls>;
let words: number[];
let time = Date.parse("2026-03-10T12:00:00Z");

beforeAll(async () => {
  api = await createTestApp({ services: { now: () => new Date(time) } });
  words = await storeWords(api.database.db, 25);
});
beforeEach(async () => {
  user = await signUp(api.app);
  quiz = quizCalls(api.app, user);
});
afterAll(() => api.close());

const later = (seconds: number) => {
  time += seconds * 1000;
};

async function begin(ids = words.slice(0, 6), settings: object = {}) {
  const { quizId } = await quiz.startQuiz(ids, settings);
  const { tourId } = await quiz.startTour(quizId);
  return { quizId, tourId };
}

test("a quiz of 25 words takes 20 at random, then five, and is over", async () => {
  const started = await quiz.startQuiz(words);
  expect(started).toMatchObject({ start_length: 25, title: "harbour, anchor, lantern …" });
  for (const [size, remaining] of [
    [20, 5],
    [5, 0],
  ]) {
    const tour = await quiz.startTour(started.quizId);
    expect(tour).toMatchObject({ size, remaining });
    for (let left = size ?? 0; left > 0; left -= 1) {
      const question = await quiz.nextQuestion(tour.tourId);
      expect(question).toMatchObject({ left, number: (size ?? 0) - left + 1 });
      later(2);
      const answer = await quiz.answer(tour.tourId, question.questionId, rightAnswer(question));
      expect(answer).toMatchObject({ isRight: true, isAlmost: false, trueChoice: rightAnswer(question) });
      expect(answer.summary === undefined).toBe(left > 1);
      if (left === 1) expect(answer.summary).toMatchObject({ right: size, wrong: 0 });
    }
  }
  const over = await quiz.call("StartTour", { quizId: started.quizId });
  expect([over.statusCode, over.json().errors[0].code]).toEqual([409, "quiz.over"]);
});

test("a quiz is started with its first tour where that is asked for, and no question is opened", async () => {
  const { quizId, tour } = await quiz.startQuiz(words, { tour: true });
  expect(tour).toMatchObject({ size: 20, remaining: 5, MeanLanguageType: 2 });
  expect(await quiz.startTour(quizId)).toEqual(tour);
  later(30);
  expect(await quiz.nextQuestion(tour?.tourId ?? "")).toMatchObject({ number: 1, elapsedMs: 0, left: 20 });
  expect(await quiz.startQuiz(words)).not.toHaveProperty("tour");
});

test("in order, a word is asked by the next method after a right answer", async () => {
  const methods = ["test-phrase-mean", "write-mean-phrase"];
  const { tourId } = await begin(words.slice(0, 6), { methods, repetition: 2, inOrder: true });
  const asked: number[] = [];
  for (let left = 12; left > 0; left -= 1) {
    const question = await quiz.nextQuestion(tourId);
    const { method, my_true_count, question: text } = question.item;
    expect(method).toBe(methods[my_true_count]);
    asked.push(my_true_count);
    later(5);
    const right = my_true_count === 0 ? rightAnswer(question) : text.replace(/lik$/, "");
    expect(await quiz.answer(tourId, question.questionId, right)).toMatchObject({ isRight: true });
  }
  expect(asked.filter((count) => count === 1)).toHaveLength(6);
});

test("what earns how much is the engine's arithmetic by the server's clock", async () => {
  const { tourId } = await begin();
  const question = await quiz.nextQuestion(tourId);
  // Base 60, 10 for level 1: 70 in 40 seconds; after 10 of them three quarters, rounded up.
  expect(question.item).toMatchObject({ StartPointForScoring: 70, DurationForScoring: 40 });
  later(10);
  expect(await quiz.answer(tourId, question.questionId, rightAnswer(question))).toMatchObject({ points: 53 });
});

test("a wrong answer says what is right, earns nothing, and its word comes back at half its points", async () => {
  const { tourId } = await begin();
  const first = await quiz.nextQuestion(tourId);
  later(1);
  const wrong = await quiz.answer(tourId, first.questionId, "tekne");
  expect(wrong).toMatchObject({ isRight: false, points: 0, trueChoice: rightAnswer(first) });
  expect(wrong.word).toMatchObject({ phrase: first.item.phrase, mean: rightAnswer(first) });
  let again = await quiz.nextQuestion(tourId);
  while (again.item.phrase !== first.item.phrase) {
    later(1);
    await quiz.answer(tourId, again.questionId, rightAnswer(again));
    again = await quiz.nextQuestion(tourId);
  }
  expect(again.item).toMatchObject({ StartPointForScoring: 35, falseCount: 1, my_true_count: 0 });
});

test("what a tour has earned goes with each question; its sum names the words, and the missed ones can be asked again", async () => {
  const { quizId, tourId } = await begin();
  expect((await quiz.startTour(quizId)).MeanLanguageType).toBe(2);
  let earned = 0;
  let missed = "";
  let summary: { words: { id: number; phrase: string; falseCount: number }[] } | undefined;
  while (summary === undefined) {
    const question = await quiz.nextQuestion(tourId);
    expect(question.tourPoints).toBe(earned);
    later(1);
    const isWrong = missed === "";
    if (isWrong) missed = question.item.phrase ?? "";
    const answer = await quiz.answer(tourId, question.questionId, isWrong ? "" : rightAnswer(question));
    earned += answer.points;
    summary = answer.summary;
  }
  expect(summary).toMatchObject({ points: earned, right: 6, wrong: 1 });
  expect(summary.words).toHaveLength(6);
  expect(summary.words.filter(({ falseCount }) => falseCount > 0)).toMatchObject([
    { phrase: missed, mean: `${missed}lik`, definition: expect.any(String) },
  ]);

  const again = (await quiz.call("StartTour", { quizId, missed: true })).json();
  expect(again).toMatchObject({ size: 1, remaining: 0 });
  const question = await quiz.nextQuestion(again.tourId);
  expect(question).toMatchObject({ tourPoints: 0, item: { phrase: missed } });
  await quiz.answer(again.tourId, question.questionId, rightAnswer(question));
  const faultless = await quiz.call("StartTour", { quizId, missed: true });
  expect([faultless.statusCode, faultless.json().errors[0].code]).toEqual([409, "quiz.over"]);
});

test("the last word can wait for the next tour; a finished quiz stays one while missed words are studied again", async () => {
  const { quizId, tourId } = await begin();
  const remaining = async () => {
    const history = (await api.app.inject({ url: "/api/Quiz/GetHistory", headers: user.headers })).json();
    return history.find((one: { quizId: string }) => one.quizId === quizId)?.remaining;
  };
  let left = 6;
  while (left > 1) {
    const question = await quiz.nextQuestion(tourId);
    left = (await quiz.answer(tourId, question.questionId, rightAnswer(question))).isRight ? left - 1 : left;
  }
  const last = await quiz.nextQuestion(tourId);
  const body = { tourId, questionId: last.questionId, answer: "", later: true };
  const waits = (await quiz.call("Answer", body)).json();
  expect(waits).toMatchObject({ isRight: false, summary: { right: 5, wrong: 1 } });
  expect((await quiz.call("Answer", body)).json()).toEqual(waits);
  expect(await remaining()).toBe(1);

  const next = await quiz.startTour(quizId);
  expect(next).toMatchObject({ size: 1, remaining: 0 });
  const wrong = await quiz.nextQuestion(next.tourId);
  expect(wrong.item.phrase).toBe(last.item.phrase);
  await quiz.answer(next.tourId, wrong.questionId, "");
  const right = await quiz.nextQuestion(next.tourId);
  await quiz.answer(next.tourId, right.questionId, rightAnswer(right));
  expect(await remaining()).toBe(0);
  const again = (await quiz.call("StartTour", { quizId, missed: true })).json();
  expect(again).toMatchObject({ size: 1, remaining: 0 });
  await quiz.nextQuestion(again.tourId);
  expect(await remaining()).toBe(0);
  // Another quiz puts the tour away.
  await begin();
  expect(await remaining()).toBe(0);
});

test.each([
  ["test-phrase-mean", ["phrase"]],
  ["test-definition-phrase", ["definition"]],
  ["test-phrase-definition", ["phrase"]],
  ["write-phrase-mean", ["phrase"]],
  ["write-mean-phrase", ["mean"]],
  ["write-definition-phrase", ["definition"]],
  ["writeListen-engAudio-phrase", ["phrase", "id"]],
  ["writeListen-engAudio-mean", ["phrase", "id"]],
])("an item of %s carries nothing that tells its answer", async (method, shown) => {
  const { tourId } = await begin(words.slice(0, 6), { methods: [method] });
  const response = await quiz.call("NextQuestion", { tourId });
  const { item } = response.json();
  const fields = ["phrase", "mean", "definition", "synonyms", "ipa", "id", "trueChoice"];
  expect(fields.filter((field) => field in item)).toEqual(shown);
  expect(item.method).toBe(method);
  expect(item.choices_list).toHaveLength(method.startsWith("test") ? 4 : 0);
});

test("a question that is asked for again is the same, and its time runs on", async () => {
  const { quizId, tourId } = await begin();
  const question = await quiz.nextQuestion(tourId);
  later(7);
  expect(await quiz.nextQuestion(tourId)).toEqual({ ...question, elapsedMs: 7_000 });
  expect(await quiz.startTour(quizId)).toMatchObject({ tourId, size: 6, remaining: 0 });
  expect(question.openedAt).toBe(new Date(time - 7_000).toISOString());
});

test("a tour left open is finished later; another quiz's puts it away, and its words are asked again", async () => {
  const first = await begin(words.slice(0, 8));
  const question = await quiz.nextQuestion(first.tourId);
  later(60 * 60 * 24);
  await quiz.answer(first.tourId, question.questionId, rightAnswer(question));
  const open = await quiz.nextQuestion(first.tourId);

  const second = await begin(words.slice(8, 14));
  for (const [name, payload] of [
    ["NextQuestion", { tourId: first.tourId }],
    ["Answer", { tourId: first.tourId, questionId: open.questionId, answer: rightAnswer(open) }],
  ] as const) {
    expect((await quiz.call(name, payload)).statusCode).toBe(404);
  }
  await quiz.nextQuestion(second.tourId);
  expect(await quiz.startTour(first.quizId)).toMatchObject({ size: 7, remaining: 0 });
});

test("history names the quizzes with what is left, the last played first, until they are dropped", async () => {
  const first = await begin(words.slice(0, 6));
  later(60);
  const second = await quiz.startQuiz(words);
  later(60);
  const question = await quiz.nextQuestion(first.tourId);
  await quiz.answer(first.tourId, question.questionId, rightAnswer(question));
  const history = async () => (await api.app.inject({ url: "/api/Quiz/GetHistory", headers: user.headers })).json();
  const updatedAt = new Date(time).toISOString();
  expect(await history()).toEqual([
    { quizId: first.quizId, title: expect.any(String), start_length: 6, remaining: 5, updatedAt },
    expect.objectContaining({ quizId: second.quizId, start_length: 25, remaining: 25 }),
  ]);
  expect((await quiz.call("DropQuiz", { quizId: first.quizId })).statusCode).toBe(204);
  expect((await quiz.call("DropQuiz", { quizId: first.quizId })).statusCode).toBe(404);
  expect((await quiz.call("NextQuestion", { tourId: first.tourId })).statusCode).toBe(404);
  expect(await history()).toHaveLength(1);
});

test("a finished quiz has its result, and its words can be asked anew", async () => {
  const { quizId, tourId } = await begin(words.slice(0, 6), { repetition: 1, inOrder: true });
  let points = 0;
  for (let left = 7; left > 0; left -= 1) {
    const question = await quiz.nextQuestion(tourId);
    later(2);
    const answer = await quiz.answer(tourId, question.questionId, left === 7 ? "" : rightAnswer(question));
    points += answer.points;
  }
  const history = async () => (await api.app.inject({ url: "/api/Quiz/GetHistory", headers: user.headers })).json();
  const [finished] = await history();
  const settings = { methods: ["test-phrase-mean"], repetition: 1, inOrder: true, MeanLanguageType: 2 };
  expect(finished).toMatchObject({ quizId, remaining: 0, result: { right: 6, wrong: 1, points }, settings });

  later(60);
  const anew = (await quiz.call("StartQuiz", { again: quizId, ...settings })).json();
  expect(anew).toMatchObject({ title: finished.title, start_length: 6 });
  expect(anew.quizId).not.toBe(quizId);
  expect((await history())[0]).not.toHaveProperty("result");
  const other = quizCalls(api.app, await signUp(api.app));
  expect((await other.call("StartQuiz", { again: quizId, ...settings })).statusCode).toBe(404);
});

test("a quiz of a list that is gone is asked anew by its words", async () => {
  const post = (call: string, payload: object) =>
    api.app.inject({ method: "POST", url: `/api/WordList/${call}`, headers: user.headers, payload });
  const own = (await post("CreateList", { title: "Liman kelimeleri" })).json();
  await post("AddWords", { id: own.id, wordIds: words.slice(0, 7) });
  const methods = ["test-phrase-mean"];
  const begun = (await quiz.call("StartQuiz", { source: { type: 1, id: own.id }, methods })).json();
  await post("DeleteList", { id: own.id });
  const anew = (await quiz.call("StartQuiz", { again: begun.quizId, methods })).json();
  expect(anew).toMatchObject({ start_length: 7, title: "harbour, anchor, lantern …" });
});

test("a quiz of an episode is named after it and asks its words; with words, those of them alone", async () => {
  const said = ["pier", "crate", "gate", "barrel", "sailor", "seagull", "oar"].map((phrase) => ({ phrase, count: 2 }));
  const { episodeId } = await publishEpisode(api.database.db, { seasonNumber: 1, episodeNumber: 2, said });
  const source = { type: 2, id: episodeId };
  const whole = await quiz.call("StartQuiz", { source, methods: ["write-mean-phrase"] });
  expect(whole.json()).toMatchObject({ title: "The Harbour Office, Season 1, episode 2", start_length: 7 });
  const list = await api.app.inject({ url: `/api/WordList/GetWordListV2?type=2&id=${episodeId}` });
  const wordIds = list
    .json()
    .slice(0, 6)
    .map(({ id }: { id: number }) => id);
  const some = await quiz.call("StartQuiz", { source, wordIds, methods: ["write-mean-phrase"] });
  expect(some.json()).toMatchObject({ title: "The Harbour Office, Season 1, episode 2", start_length: 6 });
  // The language of the title is the request's, whatever that of the meanings.
  const payload = { source, methods: ["write-mean-phrase"], MeanLanguageType: 3 };
  const headers = { ...user.headers, lang: "tr" };
  const inTurkish = await api.app.inject({ method: "POST", url: "/api/Quiz/StartQuiz", headers, payload });
  expect(inTurkish.json()).toMatchObject({ title: "The Harbour Office, 1. sezon 2. bölüm" });
  const missing = await quiz.call("StartQuiz", { source: { type: 2, id: 99_999 }, methods: ["write-mean-phrase"] });
  expect(missing.statusCode).toBe(404);
});

test("where a title allows lines, a question about a phrase has its line, and one about its meaning has not", async () => {
  const phrases = ["awning", "bramble", "cobble", "dapple", "ember", "fathom"];
  const said = phrases.map((phrase) => ({ phrase, line: `They say ${phrase} here.` }));
  const { episodeId } = await publishEpisode(api.database.db, { title: { name: "Lines", showLines: true }, said });
  const itemOf = async (method: string) => {
    const source = { type: 2, id: episodeId };
    const { quizId } = (await quiz.call("StartQuiz", { source, methods: [method] })).json();
    const { tourId } = await quiz.startTour(quizId);
    return (await quiz.call("NextQuestion", { tourId })).json().item;
  };
  const asked = await itemOf("test-phrase-mean");
  expect(asked.line).toBe(`They say ${asked.phrase} here.`);
  expect(await itemOf("write-mean-phrase")).not.toHaveProperty("line");
});

test("one's own lists, the known list and shared lists are asked as they were when the quiz began", async () => {
  const post = async (call: string, payload: object, by = user) =>
    (await api.app.inject({ method: "POST", url: `/api/WordList/${call}`, headers: by.headers, payload })).json();
  const some = words.slice(0, 7);
  await post("SetKnown", { wordIds: some, known: true });
  const own = await post("CreateList", { title: "Liman kelimeleri" });
  await post("AddWords", { id: own.id, wordIds: some });
  const methods = ["test-phrase-mean"];
  const start = async (source: object, by = quiz) => await by.call("StartQuiz", { source, methods });
  expect((await start({ type: 1, id: user.knownListId })).json()).toMatchObject({
    title: "The words you know",
    start_length: 7,
  });
  const begun = (await start({ type: 1, id: own.id })).json();
  expect(begun).toMatchObject({ title: "Liman kelimeleri", start_length: 7 });
  await post("RemoveWords", { id: own.id, wordIds: some.slice(1) });
  expect(await quiz.startTour(begun.quizId)).toMatchObject({ size: 7 });

  const other = await signUp(api.app);
  const theirs = quizCalls(api.app, other);
  expect((await start({ type: 1, id: own.id }, theirs)).statusCode).toBe(404);
  expect((await start({ type: 1, id: user.knownListId }, theirs)).statusCode).toBe(404);
  expect((await start({ type: 6, id: own.url }, theirs)).statusCode).toBe(404);
  await post("AddWords", { id: own.id, wordIds: some });
  await post("ShareList", { id: own.id, isShared: true });
  expect((await start({ type: 6, id: own.url }, theirs)).json()).toMatchObject({
    title: "Liman kelimeleri",
    start_length: 7,
  });
});

test("a premium title's list is for premium people alone", async () => {
  const said = Array.from({ length: 7 }, (_, at) => ({ phrase: `velvet${at}` }));
  const title = { name: "Velvet Hours", combinedUrl: "velvet-hours", isPremium: true };
  const { episodeId } = await publishEpisode(api.database.db, { title, said });
  const payload = { source: { type: 2, id: episodeId }, methods: ["test-phrase-mean"] };
  const refused = await quiz.call("StartQuiz", payload);
  expect([refused.statusCode, refused.json().code]).toEqual([403, "premium.required"]);
  await api.database.pool.query("update users set premium_type = 3 where username = $1", [user.username]);
  const { quizId } = (await quiz.call("StartQuiz", payload)).json();
  expect((await quiz.call("StartTour", { quizId })).statusCode).toBe(200);
  await api.database.pool.query("update users set premium_type = 0 where username = $1", [user.username]);
  await quiz.call("DropQuiz", { quizId: (await begin()).quizId });
  expect((await quiz.call("StartTour", { quizId })).statusCode).toBe(403);
});

test.each([
  ["too few words", { wordIds: [1, 2, 3], methods: ["test-phrase-mean"] }, "wordIds", "quiz.words"],
  ["no words at all", { methods: ["test-phrase-mean"] }, "source", "required"],
  ["no method", { wordIds: [1], methods: [] }, "methods", "minimum"],
  ["an unknown method", { wordIds: [1], methods: ["guess"] }, "methods.0", "invalid"],
  ["four repetitions", { wordIds: [1], methods: ["test-phrase-mean"], repetition: 4 }, "repetition", "maximum"],
])("%s are refused", async (_name, payload, field, code) => {
  const response = await quiz.call("StartQuiz", payload);
  expect(response.statusCode).toBe(400);
  expect(response.json().errors).toContainEqual(expect.objectContaining({ field, code }));
});

test("another right word leaves the question open, once, with the first letter of the one that is asked", async () => {
  const phrases = ["maybe", "never", "soon", "always", "often", "here"];
  await insertMissingFallbacks(
    api.database.db,
    phrases.map((phrase) => buildHeadword(phrase, { synonyms: phrase === "maybe" ? ["perhaps", "possibly"] : [] })),
  );
  const ids = phrases.map((phrase) => wordId(phrase, "noun"));
  const { tourId } = await begin(ids, { methods: ["write-definition-phrase"] });
  let question = await quiz.nextQuestion(tourId);
  const askedFor = () => [...(question.item.question.split('"')[1] ?? "")].reverse().join("");
  while (askedFor() !== "maybe") {
    later(5);
    await quiz.answer(tourId, question.questionId, askedFor());
    question = await quiz.nextQuestion(tourId);
  }
  const { questionId } = question;
  const send = (answer: string) => quiz.call("Answer", { tourId, questionId, answer });
  later(3);
  // Both at once, as a request that is repeated after it took too long.
  const refused = await Promise.all([send("perhaps"), send("perhaps")]);
  expect(refused.map((answer) => [answer.statusCode, answer.json().errors[0].code])).toEqual(
    refused.map(() => [409, "question.changed"]),
  );
  expect(question.item).not.toHaveProperty("hint");
  const again = await quiz.nextQuestion(tourId);
  expect(again).toMatchObject({ questionId, number: question.number, elapsedMs: 3000, item: { hint: "m" } });
  later(2);
  expect(await quiz.answer(tourId, questionId, "possibly")).toMatchObject({ isRight: false, trueChoice: "maybe" });
});
