import type { Month } from "../../../domain/locale/day.ts";
import { addBins, fastShare, medianMs } from "../../../domain/progress/answer-times.ts";
import { leaderboardMonth } from "../../../domain/progress/leaderboard-day.ts";
import { accountDaysAt, obstaclesOf } from "../../../domain/progress/prize-rules.ts";
import { methodIds } from "../../../domain/quiz/methods.ts";
import {
  readFlags,
  readFrozenMonths,
  readPlayDays,
  readPlayedLists,
  readPrizes,
  readSharedOrigins,
} from "../../../storage/console/prizes.ts";
import { readFrozenPeople } from "../../../storage/progress/prizes.ts";
import { winnersOf } from "../../progress/grant-prizes.ts";
import type { Services } from "../../services.ts";

type PlayedList = Awaited<ReturnType<typeof readPlayedLists>>[number];
type PlayDayRow = Awaited<ReturnType<typeof readPlayDays>>[number];

const hoursOf = ({ hours }: PlayDayRow) => hours.toString(2).replaceAll("0", "").length;

/** The least level of a hard word: B2. */
const hardFrom = 4;

const addCounts = (rows: readonly (readonly number[])[]): number[] =>
  rows.reduce<number[]>((sums, row) => row.map((count, at) => count + (sums[at] ?? 0)), []);

const shareOf = (part: number, all: number) => (all === 0 ? undefined : part / all);

/** What was chosen to be asked, and how the answers lie in time. */
function choicesOf(days: readonly PlayDayRow[], lists: readonly PlayedList[]) {
  const levelAnswers = addCounts(days.map((day) => day.levelAnswers));
  const pauses = addCounts(days.map((day) => day.pauseBins));
  const byMethod = addCounts(days.map((day) => day.methodAnswers));
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  const ofLists = lists.map(({ answers }) => answers);
  return {
    levelAnswers,
    hardShare: shareOf(sum(levelAnswers.slice(hardFrom - 1)), sum(levelAnswers)),
    methods: methodIds
      .map((method, at) => ({ method, answers: byMethod[at] ?? 0 }))
      .filter(({ answers }) => answers > 0)
      .toSorted((a, b) => b.answers - a.answers),
    pauses,
    // Each day begins one, and each pause that is longer than all bounds another.
    sessions: days.length + (pauses[pauses.length - 1] ?? 0),
    lists: lists.length,
    topListShare: shareOf(Math.max(0, ...ofLists), sum(ofLists)),
  };
}

/** What the answers of a month say of who gave them. */
function figuresOf(days: readonly PlayDayRow[], lists: readonly PlayedList[]) {
  const sum = (of: (day: PlayDayRow) => number) => days.reduce((total, day) => total + of(day), 0);
  const bins = addBins(days.map(({ timeBins }) => timeBins));
  const answers = sum((day) => day.answers);
  return {
    answers,
    wrongShare: shareOf(
      sum(({ wrong }) => wrong),
      answers,
    ),
    answersPerHour: shareOf(answers, sum(hoursOf)),
    medianMs: medianMs(bins),
    fastShare: fastShare(bins),
    days: days.length,
    mostHours: Math.max(0, ...days.map(hoursOf)),
    ...choicesOf(days, lists),
  };
}

/** A month with its first hundred and what speaks for and against each; by default the last one that is frozen. */
export async function readMonth({ database: { db }, now, prizes }: Services, asked: Month | undefined) {
  const frozen = await readFrozenMonths(db);
  const month = asked ?? frozen[0]?.month ?? leaderboardMonth(now());
  const state = frozen.find((each) => each.month === month);
  const people = await readFrozenPeople(db, month);
  const userIds = people.flatMap(({ account }) => account?.id ?? []);
  const days = Map.groupBy(await readPlayDays(db, month, userIds), ({ userId }) => userId);
  const lists = Map.groupBy(await readPlayedLists(db, month, userIds), ({ userId }) => userId);
  const flags = Map.groupBy(await readFlags(db, userIds), ({ userId }) => userId);
  const shared = new Map((await readSharedOrigins(db, userIds)).map((each) => [each.userId, each]));
  const given = await readPrizes(db, month);
  const next = state?.grantedAt === null ? winnersOf(people, month, prizes) : [];
  const rows = people.map((person) => {
    const { account, rank } = person;
    return {
      ...person,
      obstacles: obstaclesOf(month, person),
      nextPrize: next.find((winner) => winner.rank === rank)?.place,
      prize: given.find((prize) => prize.rank === rank),
      evidence: account && {
        ...figuresOf(days.get(account.id) ?? [], lists.get(account.id) ?? []),
        ...(shared.get(account.id) ?? { sameAddress: 0, sameDevice: 0 }),
        accountDays: accountDaysAt(month, account.createdAt),
        isMailVerified: account.isMailVerified,
        flags: flags.get(account.id) ?? [],
      },
    };
  });
  const waiting = frozen.filter(({ grantedAt }) => grantedAt === null).map((each) => each.month);
  return { month, frozen: frozen.map((each) => each.month), waiting: waiting.reverse(), state, prizes, rows };
}
