import pg from "pg";
import type { Failure, Learner } from "./fault-learners.ts";

export const say = (line: string) => process.stdout.write(`${line}\n`);

export function kindsOf(failures: readonly Failure[]): string {
  const kinds = [...new Set(failures.map(({ what }) => what))];
  return kinds.length === 0 ? "" : `(${kinds.join(", ")})`;
}

type Found = { readonly acknowledged: number; readonly stored: number; readonly faults: readonly string[] };

/** Compares what learners were told with what is stored. */
export async function compareWithLedger(url: string, played: readonly Learner[]): Promise<Found> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const wrong: string[] = [];
  let acknowledged = 0;
  let stored = 0;
  for (const learner of played) {
    const { rows } = await client.query<{ id: string; points: number }>(
      "select question_id as id, points from points_ledger join users on users.id = user_id where username = $1",
      [learner.username],
    );
    const ledger = new Map(rows.map(({ id, points }) => [id, points]));
    stored += rows.length;
    acknowledged += learner.acknowledged.size;
    for (const [id, points] of learner.acknowledged) {
      if (!ledger.has(id)) wrong.push(`${learner.username}: an acknowledged answer is not in the ledger`);
      else if (ledger.get(id) !== points) wrong.push(`${learner.username}: ${points} told, ${ledger.get(id)} stored`);
    }
  }
  const { rows: unequal } = await client.query(
    `select username from users
     left join (select user_id, sum(points) as points from points_ledger group by user_id) ledger on ledger.user_id = users.id
     left join (select user_id, sum(points) as points from points_days group by user_id) days on days.user_id = users.id
     left join (select user_id, sum(points) as points from points_months group by user_id) months on months.user_id = users.id
     where coalesce(ledger.points, 0) <> coalesce(days.points, 0) or coalesce(ledger.points, 0) <> coalesce(months.points, 0)`,
  );
  wrong.push(...unequal.map(({ username }) => `${username}: points differ from the ledger`));
  await client.end();
  return { acknowledged, stored, faults: wrong };
}

/** @returns the exit code */
export function tellFound({ acknowledged, stored, faults }: Found): 0 | 1 {
  say(`Acknowledged answers: ${acknowledged}; in the ledger: ${stored}.`);
  for (const line of faults.slice(0, 20)) say(line);
  say(`Lost, doubled or differing: ${faults.length}.`);
  return faults.length === 0 && acknowledged > 0 ? 0 : 1;
}
