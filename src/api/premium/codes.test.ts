import { randomInt } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openShop, type Shop } from "../../../tests/factories/purchases.ts";
import { makeCode } from "../../domain/premium/codes.ts";
import { foldCode } from "../../domain/premium/coupons.ts";
import { hashSecret } from "../../services/accounts/secret.ts";
import { attempts } from "../../storage/accounts/schema.ts";
import { insertPremiumCodes } from "../../storage/premium/codes.ts";
import type { premiumCodes } from "../../storage/premium/schema.ts";

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
// All tests share one address, whose tries are counted.
beforeEach(() => shop.database.db.delete(attempts));

async function code(overrides: Partial<typeof premiumCodes.$inferInsert> = {}): Promise<string> {
  const made = makeCode((under) => randomInt(under));
  await insertPremiumCodes(shop.database.db, [
    { hash: hashSecret(foldCode(made)), source: "operator", months: 1, createdAt: new Date(), ...overrides },
  ]);
  return made;
}

test("a code gives its time, however it is typed", async () => {
  const user = await shop.signUp();
  const made = await code({ months: 12 });
  const typed = made.toLowerCase().replaceAll("-", " ");
  const answer = await shop.post(user, "Premium/RedeemCode", { code: typed });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ isPremium: true, premiumType: 2 });
  expect((await shop.get(user, "User/GetPremiumStatusV2")).json()).toEqual(answer.json());
});

test("of 50 people who redeem one code at once, one gets it", { timeout: 60_000 }, async () => {
  const people = await Promise.all(Array.from({ length: 50 }, () => shop.signUp()));
  const made = await code();
  const answers = await Promise.all(people.map((person) => shop.post(person, "Premium/RedeemCode", { code: made })));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const others = answers.filter(({ statusCode }) => statusCode !== 200);
  // All come from one address, which may try so often an hour.
  expect(new Set(others.map(({ statusCode }) => statusCode))).toEqual(new Set([400, 429]));
  const grants = await Promise.all(people.map((person) => shop.grantsOf(person)));
  expect(grants.flat()).toHaveLength(1);
});

test.each([
  ["unknown", async () => makeCode((under) => randomInt(under))],
  ["unknown", async () => "not a code"],
  ["expired", () => code({ expiresAt: new Date("2026-01-01") })],
  ["used", () => code({ usedAt: new Date("2026-01-01") })],
])("a code that is %s is refused as such", async (why, given) => {
  const user = await shop.signUp();
  const answer = await shop.post(user, "Premium/RedeemCode", { code: await given() });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toEqual([expect.objectContaining({ field: "code", code: `gift.${why}` })]);
});

test("who has premium for life keeps the code for somebody else", async () => {
  const user = await shop.signUp();
  await shop.post(user, "Premium/RedeemCode", { code: await code({ months: null }) });
  const spare = await code();
  const answer = await shop.post(user, "Premium/RedeemCode", { code: spare });
  expect([answer.statusCode, answer.json().errors[0].code]).toEqual([409, "premium.lifetime"]);
  const friend = await shop.signUp();
  expect((await shop.post(friend, "Premium/RedeemCode", { code: spare })).statusCode).toBe(200);
});

test("one account may try ten codes an hour", async () => {
  const user = await shop.signUp();
  for (let at = 0; at < 10; at += 1) await shop.post(user, "Premium/RedeemCode", { code: "WRONG" });
  const answer = await shop.post(user, "Premium/RedeemCode", { code: await code() });
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
});
