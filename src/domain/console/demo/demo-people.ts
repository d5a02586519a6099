import { type Day, dayAfter, daysBetween, lastDayOf, localDay } from "../../locale/day.ts";
import type { Locale } from "../../locale/locale.ts";
import { leaderboardMonth, leaderboardZone } from "../../progress/leaderboard-day.ts";
import { demoMailDomain } from "./demo-mark.ts";

export type DemoPlayDay = {
  readonly day: Day;
  readonly answers: number;
  readonly wrong: number;
  /** A program's: every answer right, and too fast. */
  readonly isProgram: boolean;
};

export type DemoPerson = {
  readonly username: string;
  readonly mail: string;
  readonly language: Locale;
  readonly timeZone: string;
  readonly isMailVerified: boolean;
  readonly createdAt: Date;
  /** Of the month that is over and of the running one, in order. */
  readonly days: readonly DemoPlayDay[];
};

export const demoPeopleCount = 500;
export const demoPointsPerAnswer = 10;

const dayMs = 86_400_000;
const oldestDays = 150;

const names: Readonly<Record<Locale, readonly string[]>> = {
  tr: ["Ayse", "Mehmet", "Elif", "Can", "Zeynep", "Emre", "Deniz", "Burak", "Ece", "Kerem"],
  en: ["Amy", "Ben", "Clara", "Dan", "Eve", "Finn", "Grace", "Hugh", "Iris", "Jack"],
  es: ["Ana", "Bruno", "Carmen", "Diego", "Elena", "Felipe", "Gala", "Hugo", "Ines", "Javier"],
};

const zones: Readonly<Record<Locale, string>> = {
  tr: "Europe/Istanbul",
  en: "Europe/London",
  es: "Europe/Madrid",
};

/** Of the people, those who answered as programs do. */
const programs = new Set([2, 9]);

/** The people of a made-up site, the oldest account first; the later ones are closer together, as on a site that grows. */
export function demoPeople(random: () => number, now: Date): DemoPerson[] {
  return Array.from({ length: demoPeopleCount }, (_, at) => {
    const draw = random();
    const language: Locale = draw < 0.7 ? "tr" : draw < 0.85 ? "en" : "es";
    const of = names[language];
    const name = of[at % of.length] ?? "Ayse";
    const ageDays = oldestDays * (1 - Math.sqrt(at / demoPeopleCount)) + random();
    const createdAt = new Date(now.getTime() - ageDays * dayMs);
    const username = `demo${name}${String(at + 1).padStart(3, "0")}`;
    return {
      username,
      mail: `${username.toLowerCase()}@${demoMailDomain}`,
      language,
      timeZone: zones[language],
      isMailVerified: random() < 0.9 || programs.has(at),
      createdAt,
      days: playDaysOf(random, createdAt, now, programs.has(at)),
    };
  });
}

function playDaysOf(random: () => number, createdAt: Date, now: Date, isProgram: boolean): DemoPlayDay[] {
  const today = localDay(now, leaderboardZone);
  const thisMonth = `${leaderboardMonth(now)}-01`;
  const firstOfLast = `${dayAfter(thisMonth, -1).slice(0, 7)}-01`;
  const joined = dayAfter(localDay(createdAt, leaderboardZone), 1);
  const first = joined > firstOfLast ? joined : firstOfLast;
  // From those who come every other day to those who never came again.
  const eagerness = isProgram ? 0.9 : random() ** 2 * 0.55;
  const count = Math.max(0, daysBetween(first, today) + 1);
  return Array.from({ length: count }, (_, at) => dayAfter(first, at))
    .filter(() => random() < eagerness)
    .map((day) => {
      const answers = isProgram ? 60 : 4 + Math.floor(random() * 20 * (0.4 + eagerness));
      return { day, answers, wrong: isProgram ? 0 : Math.floor(answers * random() * 0.4), isProgram };
    });
}

/** The month that a made-up site has frozen. */
export function demoMonth(now: Date): string {
  const month = dayAfter(`${leaderboardMonth(now)}-01`, -1).slice(0, 7);
  return lastDayOf(month).slice(0, 7);
}
