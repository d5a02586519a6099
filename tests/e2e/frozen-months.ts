import { dayAfter, startOfDay } from "../../src/domain/locale/day.ts";
import { timeBinCount } from "../../src/domain/progress/answer-times.ts";
import { leaderboardMonth, leaderboardZone } from "../../src/domain/progress/leaderboard-day.ts";
import { freezeMonths } from "../../src/services/progress/progress-jobs.ts";
import { users } from "../../src/storage/accounts/schema.ts";
import { openDatabase } from "../../src/storage/database.ts";
import { migrate } from "../../src/storage/migrate.ts";
import { pointsPerStep } from "../../src/storage/progress/rank-step.ts";
import { boardFlags, frozenRanks, playDays, pointsMonths, rankSteps } from "../../src/storage/progress/schema.ts";
import { temporaryDataDir } from "../factories/running-site.ts";

const dayMs = 86_400_000;
/** Longer after a month's end than it is waited for late answers. */
const afterEndMs = 3_600_000;

const now = new Date();
const firstOf = (month: string) => startOfDay(`${month}-01`, leaderboardZone);
const monthBefore = (month: string) => dayAfter(`${month}-01`, -1).slice(0, 7);

/** The last month that is over, and the one before it. */
export const lastMonth = monthBefore(leaderboardMonth(now));
export const earlierMonth = monthBefore(lastMonth);

export const mailOf = (name: string) => `${name.toLowerCase()}@example.org`;

/** Such as it is of somebody who knows every answer, three in a second. */
const programDay = {
  answers: 800,
  wrong: 0,
  timed: 800,
  msSum: 280_000,
  msSquareSum: 98_100_000,
  hasty: 120,
  hours: 0b111,
  run: 700,
  longestRun: 700,
  methodAnswers: [0, 0, 0, 0, 0, 0, 0, 800, 0],
  levelAnswers: [0, 0, 0, 0, 800],
  pauseBins: [800, 0, 0, 0, 0, 0, 0, 0],
  timeBins: Array.from({ length: timeBinCount }, (_, bin) => (bin === 1 ? 800 : 0)),
};

/** Of a diligent person. */
const honestDay = {
  answers: 400,
  wrong: 32,
  timed: 400,
  msSum: 1_000_000,
  msSquareSum: 3_400_000_000,
  hasty: 1,
  hours: 0b11_0000_0000_0000_0011,
  run: 12,
  longestRun: 60,
  timeBins: Array.from({ length: timeBinCount }, (_, bin) => (bin > 2 && bin < 11 ? 50 : 0)),
};

/**
 * A data folder with two months that the job has frozen: the last one just now, the one before when it ended, so that
 * its prizes are due. The people are ranked in the order given; the first two were flagged since, and the first one
 * answered as a program does.
 */
export async function frozenFolder(people: readonly string[]): Promise<string> {
  const dataDir = await temporaryDataDir();
  const database = await openDatabase({ dataDir });
  await migrate(database);
  const freeze = (at: number) => freezeMonths(database).run(new Date(at), new AbortController().signal);
  const rows = people.map((username) => ({
    username,
    usernameFolded: username.toLowerCase(),
    mail: mailOf(username),
    mailFolded: mailOf(username),
    isMailVerified: true,
    language: "tr" as const,
    timeZone: "Europe/Istanbul",
    mailConsent: false,
    createdAt: new Date(now.getTime() - 200 * dayMs),
  }));
  const accounts = await database.db.insert(users).values(rows).returning({ id: users.id });
  async function earn(month: string): Promise<void> {
    // A step of its own for each.
    const places = accounts.map(({ id: userId }, at) => ({ userId, ranked: 9_000 - 10 * at }));
    const earned = { month, isRanked: true, reachedAt: firstOf(month) };
    await database.db
      .insert(pointsMonths)
      .values(places.map(({ userId, ranked }) => ({ ...earned, userId, ranked, points: ranked })));
    await database.db
      .insert(rankSteps)
      .values(places.map(({ ranked }) => ({ month, step: ranked / pointsPerStep, people: 1 })));
  }
  await earn(earlierMonth);
  await freeze(firstOf(lastMonth).getTime() + afterEndMs);
  // An operator has looked at it.
  await database.db.update(frozenRanks).set({ lookedAt: now, lookedBy: "ops" });
  await earn(lastMonth);
  await freeze(Math.max(now.getTime(), firstOf(leaderboardMonth(now)).getTime() + afterEndMs));
  const day = `${lastMonth}-10`;
  await database.db
    .insert(playDays)
    .values(
      accounts.map(({ id: userId }, at) => ({ userId, day, points: 8_000, ...(at === 0 ? programDay : honestDay) })),
    );
  const flags = accounts.slice(0, 2).map(({ id: userId }, at) => ({
    userId,
    kind: "faultless" as const,
    day,
    state: "open" as const,
    evidence: { longestRun: 700, answers: 800, wrong: 0 },
    raisedAt: new Date(now.getTime() - at * 60_000),
  }));
  await database.db.insert(boardFlags).values(flags);
  await database.close();
  return dataDir;
}
