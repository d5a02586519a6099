import { afterAll, beforeAll, expect, test } from "vitest";
import { fewestStatements } from "../../../tests/factories/count-statements.ts";
import { signUpOperator } from "../../../tests/factories/operators.ts";
import { openShop, type Shop, silentProvider } from "../../../tests/factories/purchases.ts";
import { queuedMails } from "../../../tests/factories/queued-mails.ts";
import type { SignedInUser } from "../../../tests/factories/signed-in-user.ts";

let shop: Shop;
let admin: SignedInUser & { readonly id: number };
let answerOfProvider: "pending" | "paid" = "pending";
const refunded: string[] = [];

beforeAll(async () => {
  shop = await openShop(
    silentProvider({
      ask: async ({ money }) => (answerOfProvider === "pending" ? "pending" : { event: "paid", money }),
      refund: async ({ paymentId }) => void refunded.push(paymentId),
    }),
  );
  admin = await signUpOperator(shop);
});
afterAll(() => shop.close());

const post = (call: string, payload: object) =>
  shop.app.inject({ method: "POST", url: `/api/Admin/${call}`, headers: admin.headers, payload });

const get = async (query: string) =>
  (await shop.app.inject({ url: `/api/Admin/${query}`, headers: admin.headers })).json();

async function somebody() {
  const user = await shop.signUp();
  return { user, id: await shop.userIdOf(user) };
}

const profile = (user: SignedInUser) => shop.app.inject({ url: "/api/User/GetProfile", headers: user.headers });

const signIn = ({ username, password }: SignedInUser) =>
  shop.app.inject({
    method: "POST",
    url: "/api/Login/LoginWithCredentials",
    payload: { usernameOrMail: username, password },
  });

test("people are found by a part of name or address and shown without anything that would let one sign in", async () => {
  const { user, id } = await somebody();
  const found = await get(`FindUsers?search=${user.mail.slice(0, -4).toUpperCase()}`);
  expect(found.rows).toMatchObject([{ id, username: user.username, isBlocked: false, role: "user" }]);
  const details = await shop.app.inject({ url: `/api/Admin/GetUser?id=${id}`, headers: admin.headers });
  expect(details.json()).toMatchObject({ id, knownWords: 0, lists: 0, points: 0, grants: [], sessions: [{}] });
  expect(details.body).not.toMatch(/argon2|tokenHash|passwordHash/);
  expect((await shop.app.inject({ url: "/api/Admin/GetUser?id=999999", headers: admin.headers })).statusCode).toBe(404);
});

test("premium is given and taken with a reason", async () => {
  const { user, id } = await somebody();
  expect((await post("GrantPremium", { id, months: 1, reason: "for the fair" })).statusCode).toBe(204);
  expect((await profile(user)).json().isPremium).toBe(true);
  const { grants } = await get(`GetUser?id=${id}`);
  expect(grants).toMatchObject([{ source: "operator", months: 1, reason: "for the fair", revokedAt: null }]);
  expect((await post("RevokePremium", { id, grantId: grants[0].id, reason: "a mistake" })).statusCode).toBe(204);
  expect((await profile(user)).json().isPremium).toBe(false);
  expect((await post("RevokePremium", { id, grantId: grants[0].id, reason: "again" })).json().errors[0].code).toBe(
    "premium.revoked",
  );
  await post("GrantPremium", { id, months: null, reason: "for life" });
  const more = await post("GrantPremium", { id, months: 1, reason: "more" });
  expect([more.statusCode, more.json().errors[0].code]).toEqual([409, "premium.lifetime"]);
});

test("who is blocked is out at once, is told why, and does not get in again before being let in", async () => {
  const { user, id } = await somebody();
  expect((await post("BlockUser", { id, isBlocked: true, reason: "A script.\nFor hours." })).statusCode).toBe(204);
  expect((await profile(user)).statusCode).toBe(401);
  const refused = await signIn(user);
  expect([refused.statusCode, refused.json().code]).toEqual([403, "account.blocked"]);
  expect((await signIn({ ...user, password: "Wrong7Password" })).json().code).toBe("login.wrong");
  expect(await queuedMails(shop.database, user.mail)).toContainEqual(
    expect.objectContaining({
      kind: "accountBlocked",
      data: { username: user.username, message: "A script.\nFor hours." },
    }),
  );
  expect((await get("FindUsers?isBlocked=true")).rows).toMatchObject([{ id }]);
  // Taken back before the mail has gone: the person needs to hear of neither.
  const kinds = async () => (await queuedMails(shop.database, user.mail)).map(({ kind }) => kind);
  await post("BlockUser", { id, isBlocked: false, reason: "it was a person" });
  expect((await signIn(user)).statusCode).toBe(200);
  expect((await kinds()).filter((kind) => kind.startsWith("account"))).toEqual([]);
  await post("BlockUser", { id, isBlocked: true, reason: "Again." });
  const wait = await shop.database.pool.query(
    "update mail_outbox set attempts = 1, sent_at = now() where recipient = $1 and kind = 'accountBlocked' returning extract(epoch from next_attempt_at - created_at) as seconds",
    [user.mail],
  );
  expect(wait.rows.map(({ seconds }) => Number(seconds))).toEqual([15]);
  await post("BlockUser", { id, isBlocked: false, reason: "after all" });
  expect((await kinds()).slice(-2)).toEqual(["accountBlocked", "accountUnblocked"]);
});

test("roles are given and taken; nobody does so, or worse, to their own account", async () => {
  const { user, id } = await somebody();
  expect((await post("SetRole", { id, role: "editor" })).statusCode).toBe(204);
  expect((await profile(user)).json().role).toBe("editor");
  for (const [call, payload] of [
    ["SetRole", { role: "user" }],
    ["BlockUser", { isBlocked: true, reason: "x" }],
    ["EraseUser", { username: admin.username }],
  ] as const) {
    expect((await post(call, { id: admin.id, ...payload })).json().errors[0].code).toBe("role.self");
  }
});

test("an account is erased under its right name alone, and its person gets the receipt", async () => {
  const { user, id } = await somebody();
  expect((await post("EraseUser", { id, username: "SomebodyElse" })).statusCode).toBe(404);
  expect((await profile(user)).statusCode).toBe(200);
  expect((await post("EraseUser", { id, username: user.username })).statusCode).toBe(204);
  expect((await profile(user)).statusCode).toBe(401);
  expect((await queuedMails(shop.database, user.mail)).at(-1)?.kind).toBe("deletionReceipt");
});

const coupon = {
  code: "Spring 10",
  percent: 10,
  amounts: null,
  plans: [1, 2],
  validFrom: null,
  validUntil: null,
  maxUses: 5,
  maxUsesPerPerson: 1,
};

const price = async (user: SignedInUser, code: string) =>
  await shop.get(user, `CreditCardPayment/CheckDiscountCode?code=${encodeURIComponent(code)}&premiumTypeId=1`);

test("a coupon is made, used, changed and ended", async () => {
  const { user } = await somebody();
  const { id } = (await post("SaveCoupon", coupon)).json();
  expect((await price(user, "spring-10")).json()).toMatchObject({ price: "59.99", discountedPrice: "53.99" });
  const taken = await post("SaveCoupon", { ...coupon, code: "SPRING10" });
  expect([taken.statusCode, taken.json().errors[0].code]).toEqual([409, "coupon.taken"]);
  expect((await post("SaveCoupon", { ...coupon, amounts: { TRY: 100 } })).json().errors[0].code).toBe(
    "coupon.discount",
  );
  await shop.begin(user, { couponCode: "spring10" });
  expect((await get("GetCoupons?search=spring")).rows).toMatchObject([{ id, uses: 1, maxUses: 5 }]);
  await post("SaveCoupon", { ...coupon, code: "Other" });
  expect((await get(`GetCoupons?id=${id}`)).rows).toMatchObject([{ id, uses: 1 }]);
  await post("SaveCoupon", { ...coupon, id, percent: null, amounts: { TRY: 1_000 } });
  const other = (await somebody()).user;
  expect((await price(other, "spring10")).json().discountedPrice).toBe("49.99");
  await post("EndCoupon", { id });
  expect((await price(other, "spring10")).statusCode).toBe(404);
});

test("codes are shown once, kept as hashes, and good for premium", async () => {
  const { user } = await somebody();
  const made = (await post("MakeCodes", { count: 3, months: 2, expiresAt: null, batch: "fair" })).json();
  expect(new Set(made.codes).size).toBe(3);
  const redeemed = await shop.post(user, "Premium/RedeemCode", { code: made.codes[0] });
  expect(redeemed.json()).toMatchObject({ isPremium: true });
  const { rows } = await shop.database.pool.query("select * from premium_codes");
  const { rows: log } = await shop.database.pool.query("select * from audit_log where action = 'MakeCodes'");
  for (const code of made.codes) expect(JSON.stringify([rows, log])).not.toContain(code);
});

test("codes are told by their batch: who made them, who used them, how many are left; the rest is revoked", async () => {
  const make = async () =>
    (await post("MakeCodes", { count: 3, months: 1, expiresAt: null, batch: "autumn fair" })).json().codes;
  const [code, other] = await make();
  await make();
  const { user } = await somebody();
  const redeem = (typed: string) => shop.post(user, "Premium/RedeemCode", { code: typed });
  expect((await redeem(code)).statusCode).toBe(200);
  const first = await get("GetCodeBatches?search=autumn&limit=1");
  const second = await get(`GetCodeBatches?search=autumn&limit=1&cursor=${first.next}`);
  expect([first.rows.length, second.next]).toEqual([1, null]);
  const [batch] = second.rows;
  expect(batch).toMatchObject({
    batch: "autumn fair",
    by: admin.username,
    months: 1,
    expiresAt: null,
    codes: 3,
    used: 1,
    left: 2,
    uses: [{ username: user.username }],
  });
  expect(first.rows[0]).toMatchObject({ used: 0, left: 3, uses: [] });
  // However many batches are told of.
  const read = (limit: number) => fewestStatements(() => get(`GetCodeBatches?search=autumn&limit=${limit}`));
  expect(await read(2)).toBe(await read(1));
  expect((await post("RevokeCodes", { id: batch.id })).json()).toEqual({ revoked: 2 });
  expect((await redeem(other)).json().errors[0].code).toBe("gift.expired");
  const { rows } = await get("GetCodeBatches?search=autumn");
  expect(rows).toMatchObject([{ left: 3 }, { id: batch.id, codes: 3, used: 1, left: 0 }]);
  expect((await post("RevokeCodes", { id: "00000000-0000-4000-8000-000000000000" })).statusCode).toBe(404);
});

test("a payment is found, settled by asking the provider, and given back", async () => {
  const { user, id: userId } = await somebody();
  const { id } = await shop.begin(user, { mail: "buyer-77@example.org" });
  expect((await get("FindPayments?search=BUYER-77&state=pending")).rows).toMatchObject([
    { id, username: user.username },
  ]);
  expect((await post("SettlePayment", { id })).json().state).toBe("pending");
  answerOfProvider = "paid";
  expect((await post("SettlePayment", { id })).json().state).toBe("success");
  expect((await profile(user)).json().isPremium).toBe(true);
  expect(await get(`GetPayment?id=${id}`)).toMatchObject({
    buyer: { mail: "buyer-77@example.org" },
    events: [{ kind: "paid", isApplied: true, fault: null }],
  });
  expect((await post("RefundPayment", { id, reason: "asked for" })).json().state).toBe("refunded");
  expect(refunded).toEqual([id]);
  expect((await profile(user)).json().isPremium).toBe(false);
  expect((await post("RefundPayment", { id, reason: "again" })).statusCode).toBe(409);
  expect((await get(`FindPayments?userId=${userId}`)).rows).toMatchObject([{ id, state: "refunded" }]);
});

test("payments are paged without a gap", async () => {
  const { user, id: userId } = await somebody();
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1) ids.unshift((await shop.begin(user)).id);
  const read: string[] = [];
  let cursor = "";
  do {
    const page = await get(`FindPayments?userId=${userId}&limit=2${cursor}`);
    read.push(...page.rows.map(({ id }: { id: string }) => id));
    cursor = page.next === null ? "" : `&cursor=${page.next}`;
  } while (cursor !== "");
  expect(read).toEqual(ids);
});

test("the overview counts what waits, and health tells of processes, jobs, mails and the database", async () => {
  const overview = await get("GetOverview");
  expect(overview.isShopClosed).toBe(false);
  expect(overview.days).toHaveLength(14);
  // The one that was paid was given back.
  expect(overview.purchases).toEqual({ today: 0, week: 0 });
  expect(overview.waiting).toMatchObject({ reports: 0, messages: 0, failedMails: 0, stuckPayments: 0, imports: 0 });
  const health = await get("GetHealth");
  expect(health.database.bytes).toBeGreaterThan(1_000_000);
  expect(health.mails.waiting).toBeGreaterThan(0);
});
