import { emptyPlayDay, type PlayDay, withPlayedAnswer } from "../../../src/domain/progress/play-day.ts";
import { countedPoints, rankedPoints } from "../../../src/domain/progress/ranked-points.ts";
import { type SuspicionKind, sharingAccounts, suspicionsOf } from "../../../src/domain/progress/suspicion.ts";
import { answerQuestion } from "../../../src/domain/quiz/answer-question.ts";
import type { QuizItem } from "../../../src/domain/quiz/item.ts";
import { type MethodId, methodIds, methodOf } from "../../../src/domain/quiz/methods.ts";
import { nextQuestion } from "../../../src/domain/quiz/next-question.ts";
import type { QuizState } from "../../../src/domain/quiz/quiz-state.ts";
import type { QuizWord } from "../../../src/domain/quiz/quiz-word.ts";
import { pick, type Random } from "../../../src/domain/quiz/random.ts";
import { isHasty, minimumAnswerMs, repeatShare } from "../../../src/domain/quiz/scoring.ts";
import { startQuiz } from "../../../src/domain/quiz/start-quiz.ts";
import { isQuizOver, isTourOver, startTour } from "../../../src/domain/quiz/tour.ts";
import { indexWords, type WordIndex } from "../../../src/domain/quiz/word-index.ts";
import { buildQuizWord, buildSettings, seededRandom } from "../../factories/quiz-words.ts";
import { honestPlayer, type Player, scriptPlayer } from "./players.ts";

export type SimulatedPerson = {
  readonly player: Player;
  /** Of the month, as the ledger and as the leaderboard count them. */
  readonly points: number;
  readonly ranked: number;
  readonly answers: number;
  readonly flags: ReadonlySet<SuspicionKind>;
};

const hourMs = 3_600_000;
const minuteMs = 60_000;
const wordsOfList = 60;
const listsOfEach = 60;

const levels = { episodes: (id: number) => 1 + (id % 5), hard: () => 5 };

const lists = new Map<string, WordIndex<QuizWord>>();

/** Three of these lists are an episode's. */
const titleOf = (player: Player, list: number) => (player.isOfOneList ? 0 : Math.floor(list / 3));

/** The words of a list, made when it is first played. */
function listOf(kind: Player["lists"], at: number): WordIndex<QuizWord> {
  const key = `${kind} ${at}`;
  const known = lists.get(key);
  if (known !== undefined) return known;
  const first = (kind === "hard" ? 1_000_000 : 0) + at * wordsOfList;
  const words = Array.from({ length: wordsOfList }, (_, index) => {
    const id = first + index;
    return buildQuizWord({ id, difficulty: levels[kind](id) });
  });
  const index = indexWords(words, [], "tr");
  lists.set(key, index);
  return index;
}

/** A person's day: quizzes through the engine, with the rules of services/quiz. */
function playDay(player: Player, before: PlayDay | undefined, random: Random): PlayDay {
  let day = emptyPlayDay(before?.run);
  const earned = { methods: new Map<MethodId, number>(), titles: new Map<number, number>() };
  let answeredAt: number | null = null;
  const opened = new Map<number, number>();
  const settings = buildSettings({ methods: player.methods });
  let now = (player.hours[pick(player.hours.length, random)] ?? 0) * hourMs;
  if (player.hours.length === 24) now = 0;
  const end = Math.min(24 * hourMs, now + player.minutes(random) * minuteMs);
  /** Right answers that a script that drops its quizzes has seen. */
  const seen = new Set<number>();
  let list = pick(listsOfEach, random);

  const isOver = () => now >= end || day.points >= player.enoughPoints;

  function counted(points: number, method: MethodId, title: number): number {
    const before = { method: earned.methods.get(method) ?? 0, list: earned.titles.get(title) ?? 0 };
    earned.methods.set(method, before.method + points);
    earned.titles.set(title, before.list + points);
    return countedPoints(points, before);
  }

  function answerTour(index: WordIndex<QuizWord>, start: QuizState): QuizState {
    let state = start;
    const repeated = new Set<number>();
    while (!isTourOver(state.tour) && !isOver()) {
      const asking = nextQuestion(state, index, {
        now,
        random,
        share: ({ id }) => repeatShare((opened.get(id) ?? 0) - (repeated.has(id) ? 1 : 0)),
      });
      const { item } = asking;
      if (item === null) return asking.state;
      const { id } = item;
      if (!repeated.has(id)) opened.set(id, (opened.get(id) ?? 0) + 1);
      repeated.add(id);
      const method = methodOf(item.method);
      const right = rightAnswer(item);
      const isMeantRight = player.dropsQuizzes ? seen.has(id) : random() >= player.errorRate(item.difficulty);
      const answer = isMeantRight ? right : "no idea";
      const elapsed = Math.round(player.answerMs(method, right.length, random));
      now += elapsed;
      const answered = answerQuestion(asking.state, index, { answer, now, random, minimumMs: minimumAnswerMs });
      const { isRight } = answered.verdict;
      day = withPlayedAnswer(day, {
        isRight,
        points: answered.points,
        counted: counted(answered.points, method.id, titleOf(player, list)),
        methodAt: methodIds.indexOf(method.id),
        level: item.difficulty,
        pauseMs: answeredAt === null ? null : now - answeredAt,
        elapsedMs: elapsed <= item.durationSeconds * 1000 ? elapsed : null,
        isHasty: isRight && isHasty(elapsed, method.isWritten ? answer : null),
        hour: Math.min(23, Math.floor(now / hourMs)),
      });
      answeredAt = now;
      now += player.pauseMs(random);
      seen.add(id);
      state = answered.state;
      if (player.dropsQuizzes && !isRight && random() < 0.5) return state;
    }
    return state;
  }

  while (!isOver()) {
    const index = listOf(player.lists, list % listsOfEach);
    let state = startQuiz(
      index.list.map(({ word }) => word),
      settings,
    );
    // One that drops its quizzes starts the same words anew, until they are worth little.
    const rounds = player.dropsQuizzes ? 10 : 1;
    for (let round = 0; round < rounds && !isOver(); round += 1) {
      while (!isQuizOver(state) && !isOver()) {
        const next = answerTour(index, startTour(state, random));
        if (player.dropsQuizzes && !isTourOver(next.tour)) break;
        state = next;
      }
    }
    list += 1;
  }
  return day;
}

function rightAnswer({ correctAnswer, writtenPart }: QuizItem<QuizWord>): string {
  return writtenPart === "mean" ? (correctAnswer.split(";")[0] ?? "") : correctAnswer;
}

function playMonth(player: Player, days: number, random: Random): SimulatedPerson {
  const flags = new Set<SuspicionKind>();
  const sums = { points: 0, ranked: 0, answers: 0 };
  let before: PlayDay | undefined;
  for (let count = 0; count < days; count += 1) {
    if (random() >= player.daily) continue;
    before = playDay(player, before, random);
    sums.points += before.points;
    sums.ranked += rankedPoints(before.counted);
    sums.answers += before.answers;
    for (const { kind } of suspicionsOf(before)) flags.add(kind);
  }
  return { player, ...sums, flags };
}

export type SimulationSize = {
  readonly honest: number;
  readonly scripts: number;
  readonly days: number;
  readonly seed: number;
};

/** A month of learners and scripts, most ranked points first. */
export function simulateBoard({ honest, scripts, days, seed }: SimulationSize): SimulatedPerson[] {
  const players = [
    ...Array.from({ length: honest }, (_, at) => honestPlayer(at)),
    ...Array.from({ length: scripts }, (_, at) => scriptPlayer(at)),
  ];
  const people = players.map((player, at) => playMonth(player, days, seededRandom(seed + 7_919 * at)));
  const byAddress = Map.groupBy(people, ({ player }) => player.onlyAddress);
  byAddress.delete(null);
  const sharing = new Set([...byAddress.values()].flatMap((group) => sharingAccounts(group)));
  return people
    .map((person) =>
      sharing.has(person) ? { ...person, flags: new Set([...person.flags, "shared_origin" as const]) } : person,
    )
    .sort((a, b) => b.ranked - a.ranked);
}
