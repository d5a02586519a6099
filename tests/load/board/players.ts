import { type Method, type MethodId, methodIds } from "../../../src/domain/quiz/methods.ts";
import type { Random } from "../../../src/domain/quiz/random.ts";

/** How somebody plays. Times are milliseconds. */
export type Player = {
  readonly kind: string;
  readonly isScript: boolean;
  /** Which of the simulation's lists are played. */
  readonly lists: "episodes" | "hard";
  /** They count as one list, as a season's, or a person's own, do. */
  readonly isOfOneList?: true;
  readonly methods: readonly MethodId[];
  /** The chance that a day is played, and the hours of it, from 0 to 23, in which a session begins. */
  readonly daily: number;
  readonly hours: readonly number[];
  /** How long a day is played, and after how many points a day is left. */
  minutes(random: Random): number;
  readonly enoughPoints: number;
  /** The chance of a wrong answer to a word of a level from 1 to 5. */
  errorRate(level: number): number;
  answerMs(method: Method, letters: number, random: Random): number;
  pauseMs(random: Random): number;
  /** Answers wrong to learn what is right, drops the quiz and asks for the same words again. */
  readonly dropsQuizzes?: true;
  /** Accounts with the same name were seen at this address only. */
  readonly onlyAddress: string | null;
};

const choosing: readonly MethodId[] = ["test-phrase-mean", "test-definition-phrase", "test-synonyms-phrase"];
const awake = Array.from({ length: 16 }, (_, at) => at + 7);
const always = Array.from({ length: 24 }, (_, at) => at);
const never = Number.POSITIVE_INFINITY;

const between = (from: number, to: number, random: Random) => from + (to - from) * random();

/** Normally distributed around 0 with a deviation of 1. */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** A random number around a median: its logarithm is normally distributed, as reaction times are. */
function around(median: number, deviation: number, random: Random): number {
  return median * Math.exp(deviation * normal(random));
}

type Pace = { readonly readMs: number; readonly letterMs: number; readonly deviation?: number };

/** Reads and decides, then writes letter by letter. */
function humanTimes({ readMs, letterMs, deviation = 0.45 }: Pace): Player["answerMs"] {
  return (method, letters, random) =>
    600 + around(readMs, deviation, random) + (method.isWritten ? letters * around(letterMs, 0.2, random) : 0);
}

type Habit = {
  readonly daily: number;
  readonly minutes: readonly [number, number];
  readonly errors: number;
  readonly pace: Pace;
  readonly methods?: readonly MethodId[];
  readonly onlyAddress?: string | null;
  readonly isOfOneList?: true;
};

function human(kind: string, habit: Habit): Player {
  const { daily, minutes, errors, pace, methods = methodIds, onlyAddress = null, isOfOneList } = habit;
  return {
    kind,
    isScript: false,
    lists: "episodes",
    methods,
    daily,
    hours: awake,
    minutes: (random) => between(...minutes, random),
    enoughPoints: never,
    // Hard words are mistaken more often.
    errorRate: (level) => errors * (0.4 + 0.2 * level),
    answerMs: humanTimes(pace),
    pauseMs: (random) => around(2_200, 0.5, random),
    onlyAddress,
    ...(isOfOneList && { isOfOneList }),
  };
}

const regular: Habit = { daily: 0.6, minutes: [15, 30], errors: 0.1, pace: { readMs: 2_600, letterMs: 260 } };

/** One of so many learners: most play a little, one in ten an hour a day. */
export function honestPlayer(at: number): Player {
  // Spread, so that a few learners are of all kinds too.
  const place = (at * 37) % 100;
  if (place < 42) {
    const pace = { readMs: 3_200, letterMs: 320 };
    return human("now and then", { daily: 0.3, minutes: [6, 15], errors: 0.16, pace, methods: choosing });
  }
  if (place < 70) return human("regular", regular);
  if (place < 73) return human("class at one address", { ...regular, minutes: [10, 20], onlyAddress: "school" });
  if (place < 75) return human("family at one address", { ...regular, onlyAddress: `home${Math.floor(at / 200)}` });
  if (place < 90) {
    const pace = { readMs: 2_300, letterMs: 220 };
    return human("diligent", { daily: 0.85, minutes: [30, 50], errors: 0.08, pace });
  }
  if (place < 98) {
    const pace = { readMs: 1_900, letterMs: 190 };
    const habit: Habit = { daily: 0.97, minutes: [50, 60], errors: 0.06, pace };
    // One in four plays the list of one season all month.
    return place < 96
      ? human("an hour a day", habit)
      : human("an hour a day, one list", { ...habit, isOfOneList: true });
  }
  const pace = { readMs: 1_300, letterMs: 130 };
  return human("expert, an hour a day", { daily: 1, minutes: [58, 60], errors: 0.03, pace });
}

const script = { isScript: true, daily: 1, hours: always, minutes: () => 24 * 60, onlyAddress: null } as const;
/** More does not count on a day. */
const allThatCounts = 120_000;

/** 4.4 ± 2 s from answer to answer, 3 % wrong, hard words, 36 minutes every evening, as a person might. */
const patient = {
  isScript: true,
  lists: "hard",
  daily: 1,
  hours: awake,
  minutes: () => 36,
  enoughPoints: never,
  errorRate: () => 0.03,
  answerMs: (_method: Method, _letters: number, random: Random) => Math.max(900, 4_400 + 2_000 * normal(random)),
  pauseMs: () => 100,
  onlyAddress: null,
} as const;

/** Eight kinds of scripts, in turn. */
export function scriptPlayer(at: number): Player {
  switch (at % 8) {
    case 0:
      return {
        ...script,
        kind: "picks hard words",
        lists: "hard",
        methods: ["writeListen-engAudio-mean"],
        enoughPoints: allThatCounts,
        errorRate: () => 0,
        answerMs: (_method, _letters, random) => between(260, 700, random),
        pauseMs: () => 20,
      };
    case 1:
      return {
        ...script,
        kind: "listens and copies",
        lists: "episodes",
        methods: ["writeListen-engAudio-phrase"],
        enoughPoints: allThatCounts,
        errorRate: () => 0.02,
        answerMs: (_method, letters, random) => 900 + 60 * letters + between(0, 200, random),
        pauseMs: () => 300,
      };
    case 2:
      return {
        ...script,
        kind: "drops and tries again",
        lists: "hard",
        methods: ["write-definition-phrase", "writeListen-engAudio-mean"],
        enoughPoints: allThatCounts,
        errorRate: () => 0,
        answerMs: (_method, _letters, random) => between(2_000, 3_500, random),
        pauseMs: () => 200,
        dropsQuizzes: true,
      };
    case 3:
      return { ...patient, kind: "patient, one method", methods: ["writeListen-engAudio-phrase"], isOfOneList: true };
    case 4:
      return { ...patient, kind: "patient, all methods, one list", methods: methodIds, isOfOneList: true };
    case 5:
      return { ...patient, kind: "patient, all methods, browses", methods: methodIds };
    case 6:
      return {
        ...human("many accounts of one address", {
          daily: 1,
          minutes: [170, 190],
          errors: 0.04,
          pace: { readMs: 1_900, letterMs: 190 },
          onlyAddress: "farm",
        }),
        isScript: true,
      };
    default:
      return {
        ...human("slow, steady and faultless", {
          daily: 1,
          minutes: [60, 120],
          errors: 0,
          pace: { readMs: 1_900, letterMs: 190 },
        }),
        isScript: true,
        lists: "hard",
      };
  }
}
