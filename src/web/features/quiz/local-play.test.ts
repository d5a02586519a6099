import { expect, test } from "vitest";
import { buildListWords, buildSettings, seededChance } from "../../../../tests/factories/quiz-words.ts";
import { startQuiz } from "../../../domain/quiz/start-quiz.ts";
import { indexWords } from "../../../domain/quiz/word-index.ts";
import { createLocalPlay } from "./local-play.ts";
import { createPlayClock } from "./play-clock.ts";
import type { QuizProgress } from "./quiz-history.ts";

const words = buildListWords(22);

function setUp(progress?: QuizProgress) {
  const start = { state: startQuiz(words, buildSettings()), clock: 0, streak: 0, shown: null };
  let time = 0;
  const clock = createPlayClock(() => time, progress?.clock ?? 0);
  const play = createLocalPlay({
    progress: progress ?? start,
    index: indexWords(words, [], "tr"),
    clock,
    chance: seededChance(3),
    onStep() {},
  });
  return {
    play,
    pass(ms: number) {
      time += ms;
    },
  };
}

const truthOf = (id?: number) => words.find((word) => word.id === id)?.mean ?? "";

test("a question that is put away in the middle comes back with the time that it used in sight", async () => {
  const { play, pass } = setUp();
  await play.startTour("pool");
  const question = await play.openQuestion();
  pass(5000);
  play.setInSight(true);
  pass(7000);
  play.setInSight(false);
  pass(90_000);
  const kept: QuizProgress = JSON.parse(JSON.stringify(play.toKept().progress));
  const again = setUp(kept);
  again.pass(1000);
  expect(await again.play.openQuestion()).toEqual({ ...question, elapsedMs: 7000 });
});

test("points are what the time in sight leaves, a streak ends with a wrong answer", async () => {
  const { play, pass } = setUp();
  await play.startTour("pool");
  const first = await play.openQuestion();
  if (first === null) throw new Error("no question");
  play.setInSight(true);
  pass(20_000);
  const answered = await play.answer(truthOf(first.wordId));
  // 60 and 10 times the level, half of 40 s gone.
  expect(answered).toMatchObject({ isRight: true, points: Math.ceil(first.points / 2), trueChoice: answered?.answer });
  expect(play.progress()).toMatchObject({ finished: 1, size: 20, streak: 1, points: answered?.points });
  expect(play.lastShown()?.feedback).toBe(answered);
  await play.openQuestion();
  expect(play.lastShown()).toBeNull();
  expect((await play.answer(""))?.isRight).toBe(false);
  expect(play.progress()).toMatchObject({ finished: 1, streak: 0 });
});

test("the missed words make a tour of their own, and the pool waits", async () => {
  const { play } = setUp({
    state: startQuiz(words, buildSettings()),
    clock: 0,
    streak: 0,
    shown: null,
  });
  await play.startTour("pool");
  let isFirst = true;
  let missed: number | undefined;
  for (let question = await play.openQuestion(); question !== null; question = await play.openQuestion()) {
    if (isFirst) missed = question.wordId;
    await play.answer(isFirst ? "" : truthOf(question.wordId));
    isFirst = false;
  }
  const summary = await play.summary();
  expect(summary).toMatchObject({ right: 20, wrong: 1, remaining: 2 });
  expect(summary.words.filter(({ falseCount }) => falseCount > 0).map(({ word }) => word.id)).toEqual([missed]);
  await play.startTour("missed");
  expect(play.progress()).toMatchObject({ finished: 0, size: 1 });
  expect((await play.openQuestion())?.wordId).toBe(missed);
  expect((await play.summary()).remaining).toBe(2);
});
