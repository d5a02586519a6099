import { randomUUID } from "node:crypto";
import { leaderboardDay } from "../../domain/progress/leaderboard-day.ts";
import { reachedCap } from "../../domain/progress/ranked-points.ts";
import type { QuizItem } from "../../domain/quiz/item.ts";
import { methodOf } from "../../domain/quiz/methods.ts";
import { nextQuestion as nextQuestionOf } from "../../domain/quiz/next-question.ts";
import type { WordTally } from "../../domain/quiz/quiz-state.ts";
import { repeatShare } from "../../domain/quiz/scoring.ts";
import type { StoredUser } from "../../storage/accounts/users.ts";
import { readEarnedBefore } from "../../storage/quiz/earned-before.ts";
import { countOpened, findOpenTour, type OpenTour, openQuestion } from "../../storage/quiz/open-tour.ts";
import type { QuizListWord } from "../../storage/quiz/quiz-record.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { listKeyOf } from "./list-key.ts";
import { readQuizWords } from "./quiz-words.ts";

export type OpenedQuestion = {
  readonly questionId: string;
  /** From 1 within the tour. */
  readonly number: number;
  /** With the answer: never to be sent as it is. */
  readonly item: QuizItem<QuizListWord>;
  readonly openedAt: Date;
  /** Milliseconds since `openedAt`. */
  readonly elapsedMs: number;
  /** Unfinished words of the tour. */
  readonly left: number;
  /** Points earned in the tour so far. */
  readonly tourPoints: number;
  /** The share of its points that the word earns: 1, 1/2, 1/4 …, or 0. */
  readonly share: number;
  /** The site speaks the word (speak-question.ts): its text is not to be sent. */
  readonly hasSound: boolean;
  /** What has earned all that it can for today's leaderboard: the answer counts for total and streak alone. */
  readonly capped: "method" | "list" | undefined;
};

/** Retries while concurrent requests change the tour. */
const maxAttempts = 5;

/**
 * Opens a tour's next question and starts its time by the server's clock, or returns the open one unchanged.
 *
 * @throws {Refusal} not_found; conflict, by tour.over, where all its words have left the list
 */
export async function nextQuestion(services: Services, user: StoredUser, tourId: string): Promise<OpenedQuestion> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const open = await findOpenTour(services.database.db, user.id, tourId);
    if (open === undefined) throw new Refusal("not_found");
    const opened = await openFrom(services, user, open);
    if (opened !== undefined) return opened;
  }
  throw new Refusal("conflict");
}

/** Answered before in its tour: not counted as opened again. */
const isRepeated = ({ correctCount, wrongCount }: WordTally) => correctCount + wrongCount > 0;

/** Undefined where the tour has been changed by another request. */
async function openFrom(services: Services, user: StoredUser, open: OpenTour): Promise<OpenedQuestion | undefined> {
  const { database, now, speech } = services;
  const { tour } = open.state;
  const { index } = await readQuizWords(services, open.quiz);
  const day = leaderboardDay(now());
  const opened = await countOpened(database.db, user.id, day, tour.queue);
  const repeated = new Set(tour.words.filter(isRepeated).map(({ id }) => id));
  const earlierTours = (id: number) => Math.max(0, (opened.get(id) ?? 0) - (repeated.has(id) ? 1 : 0));
  const time = now();
  const { state, item } = nextQuestionOf(open.state, index, {
    now: time.getTime(),
    random: Math.random,
    // Without a meaning there is nothing to learn: such a word could only be copied by ear. What the browser is to speak
    // is sent as text, which could be copied too.
    share: ({ id, mean }, { isListening }) =>
      mean === null || (isListening && speech === undefined) ? 0 : repeatShare(earlierTours(id)),
  });
  const question = state.tour?.question ?? null;
  if (item === null || question === null) {
    const ended = { tour: state.tour, questionId: null, word: null };
    if (!(await openQuestion(database.db, open, ended, time))) return undefined;
    throw new Refusal("conflict", [{ field: "tourId", code: "tour.over" }]);
  }
  const isOpen = open.questionId !== null && question === tour.question;
  const questionId = isOpen ? open.questionId : randomUUID();
  const { wordId, share = 1 } = question;
  const word = { userId: user.id, day, wordId, isRepeated: repeated.has(wordId) };
  if (!isOpen && !(await openQuestion(database.db, open, { tour: state.tour, questionId, word }, time)))
    return undefined;
  const counted = { userId: user.id, day, method: question.method, list: listKeyOf(open.quiz.source) };
  const before = await readEarnedBefore(database.db, counted);
  return {
    questionId,
    number: question.number,
    item,
    openedAt: new Date(question.openedAt),
    elapsedMs: Math.max(0, time.getTime() - question.openedAt),
    left: state.tour?.queue.length ?? 0,
    tourPoints: tour.words.reduce((sum, { points }) => sum + points, 0),
    share,
    // Never the text of a question that pays, also where the program for it is missing since.
    hasSound: methodOf(question.method).isListening && (speech !== undefined || question.startPoints > 0),
    capped: question.startPoints > 0 ? reachedCap(before) : undefined,
  };
}
