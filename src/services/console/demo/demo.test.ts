import { afterAll, beforeAll, expect, test } from "vitest";
import { signUpOperator } from "../../../../tests/factories/operators.ts";
import { openShop, type Shop, silentProvider } from "../../../../tests/factories/purchases.ts";
import type { SignedInUser } from "../../../../tests/factories/signed-in-user.ts";
import { fillDemo } from "./fill-demo.ts";
import { removeDemo } from "./remove-demo.ts";

const now = new Date("2026-11-20T09:00:00Z");
let shop: Shop;
let admin: SignedInUser;
/** Of the first time. */
let made: object[];

beforeAll(async () => {
  shop = await openShop(silentProvider({}), { services: { now: () => now } });
  admin = await signUpOperator(shop);
});
afterAll(() => shop.close());

const get = async (query: string) =>
  (await shop.app.inject({ url: `/api/Admin/${query}`, headers: admin.headers })).json();

const tables = [
  "users",
  "payments",
  "payment_events",
  "premium_grants",
  "points_ledger",
  "points_days",
  "points_months",
  "rank_steps",
  "frozen_months",
  "frozen_ranks",
  "reports",
  "report_voices",
  "contact_messages",
  "contact_answers",
  "known_words",
  "play_days",
  "board_flags",
  "account_origins",
];

async function counts(): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await shop.database.pool.query(`select count(*)::int as count from ${table}`);
    sizes[table] = rows[0].count;
  }
  return sizes;
}

async function figures() {
  const { rows } = await shop.database.pool.query(
    "select currency, state, count(*)::int as count, sum(amount)::int as amount from payments group by 1, 2 order by 1, 2",
  );
  return rows;
}

test("an empty site is filled, the same by the same seed, and emptied to what it was", async () => {
  const before = await counts();
  expect(await fillDemo(shop.services, 7)).toMatchObject({ done: true, people: 500 });
  const filled = await counts();
  // The lexicon is not loaded here: nobody knows a word.
  expect(tables.filter((table) => filled[table] === before[table])).toEqual(["known_words"]);
  expect(filled.users).toBe((before.users ?? 0) + 500);
  // It is somebody's now.
  expect(await fillDemo(shop.services, 7)).toEqual({ done: false, why: "not_empty" });
  made = await figures();

  const { rows } = await get("GetMonth?month=2026-10");
  expect(rows).toHaveLength(100);
  expect(rows[0].username).toMatch(/^demo/);
  const { waiting, purchases, isCounting, answers } = await get("GetOverview");
  // The job had counted the days before the site was filled.
  expect(isCounting).toBe(false);
  expect(answers.week).toBeGreaterThan(answers.today);
  expect(waiting).toMatchObject({ months: 1, flags: 2 });
  expect(waiting.reports).toBeGreaterThan(10);
  expect(waiting.messages).toBeGreaterThan(10);
  const sent = (await get("GetMessages")).rows.map(({ createdAt }: { createdAt: string }) => createdAt);
  expect(sent).toEqual(sent.toSorted().toReversed());
  expect(waiting.stuckPayments).toBeGreaterThan(1);
  expect(purchases.week).toBeGreaterThan(0);
  const found = await get("FindUsers?search=demo.invalid&limit=200");
  expect(found.rows).toHaveLength(200);

  expect(await removeDemo(shop.services)).toEqual({ removed: 500 });
  expect(await counts()).toEqual(before);
});

test("what was done with the demo goes with it, and what is real stays", async () => {
  await fillDemo(shop.services, 7);
  expect(await figures()).toEqual(made);
  // What is only added to is kept from everybody else as before.
  await shop.database.withConnection(async (owner) => {
    for (const table of ["points_ledger", "premium_grants", "payment_events"]) {
      await expect(owner.query(`delete from ${table}`)).rejects.toThrow("only added to");
    }
  });
  const buyer = await shop.signUp();
  const real = await shop.userIdOf(buyer);
  const [erased, blocked] = (await get("FindUsers?search=demo.invalid")).rows;
  const post = async (call: string, payload: object) => {
    const response = await shop.app.inject({
      method: "POST",
      url: `/api/Admin/${call}`,
      headers: admin.headers,
      payload,
    });
    expect([call, response.statusCode]).toEqual([call, 204]);
  };
  await post("EraseUser", { id: erased.id, username: erased.username });
  await post("BlockUser", { id: blocked.id, isBlocked: true, reason: "a try" });
  await post("GrantPremium", { id: blocked.id, months: 1, reason: "a try" });
  await post("GrantPremium", { id: real, months: 1, reason: "the fair" });
  expect((await removeDemo(shop.services)).removed).toBe(499);
  const left = await counts();
  expect(left).toMatchObject({ users: 2, payments: 0, premium_grants: 1, points_ledger: 0, frozen_months: 0 });
});
