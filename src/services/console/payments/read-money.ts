import { weeksOf } from "../../../domain/console/money-weeks.ts";
import { type Day, dayAfter, localDay, startOfDay } from "../../../domain/locale/day.ts";
import { currencies } from "../../../domain/premium/plans.ts";
import { leaderboardZone as timeZone } from "../../../domain/progress/leaderboard-day.ts";
import {
  countMembers,
  readGivenBack,
  readMemberships,
  readSignUps,
  readTaken,
  type WeekSum,
} from "../../../storage/console/money.ts";
import type { Services } from "../../services.ts";

const usualDays = 84;

function sumsOf(taken: readonly WeekSum[], given: readonly WeekSum[]) {
  const total = (rows: readonly WeekSum[], of: "amount" | "count", currency: string) =>
    rows.filter((row) => row.currency === currency).reduce((sum, row) => sum + row[of], 0);
  return currencies
    .map((currency) => {
      const gross = total(taken, "amount", currency);
      const refunded = total(given, "amount", currency);
      const [purchases, refunds] = [total(taken, "count", currency), total(given, "count", currency)];
      return { currency, gross, refunded, net: gross - refunded, purchases, refunds };
    })
    .filter(({ purchases, refunds }) => purchases + refunds > 0);
}

/** Revenue, members, churn and sign-ups of a range of days, both included; of the last twelve weeks unless told. */
export async function readMoney(services: Services, asked: { readonly from?: Day; readonly until?: Day }) {
  const { database, now } = services;
  const { db } = database;
  const time = now();
  const until = asked.until ?? localDay(time, timeZone);
  const from = asked.from ?? dayAfter(until, 1 - usualDays);
  const range = { from: startOfDay(from, timeZone), until: startOfDay(dayAfter(until, 1), timeZone), timeZone };
  const taken = await readTaken(db, range);
  const given = await readGivenBack(db, range);
  const signUps = new Map((await readSignUps(db, range)).map(({ week, count }) => [week, count]));
  const { before, weeks: moves } = await readMemberships(db, range, time);
  let members = before.began - before.ended;
  const weeks = weeksOf(from, until).map((week) => {
    const { joined, left } = moves.find((each) => each.week === week) ?? { joined: 0, left: 0 };
    members += joined - left;
    const isOf = (row: WeekSum) => row.week === week;
    const sums = sumsOf(taken.filter(isOf), given.filter(isOf));
    return { week, members, joined, left, signUps: signUps.get(week) ?? 0, sums };
  });
  const sum = (of: "joined" | "left" | "signUps") => weeks.reduce((total, week) => total + week[of], 0);
  return {
    from,
    until,
    members: await countMembers(db, time),
    signUps: sum("signUps"),
    joined: sum("joined"),
    left: sum("left"),
    sums: sumsOf(taken, given),
    weeks,
  };
}
