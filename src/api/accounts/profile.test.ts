import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { ownProfile } from "../../contract/accounts/account.ts";

let api: TestApp;
let user: SignedInUser;
let time = new Date("2026-03-01T12:00:00Z");

const day = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  api = await createTestApp({ services: { now: () => time } });
});
beforeEach(async () => {
  user = await signUp(api.app);
});
afterAll(() => api.close());

const get = (call: string) => api.app.inject({ url: `/api/User/${call}`, headers: user.headers });
const post = (call: string, payload: object) =>
  api.app.inject({ method: "POST", url: `/api/User/${call}`, headers: { lang: "en", ...user.headers }, payload });

const codesOf = (response: { json(): { errors?: { field: string; code: string }[] } }) =>
  (response.json().errors ?? []).map(({ field, code }) => [field, code]);

test("the profile is what the sign-in said, without the token, and for nobody in between", async () => {
  const { token, password, headers, ...account } = user;
  const response = await get("GetProfile");
  expect(ownProfile.strict().parse(response.json())).toEqual({ ...account, activationMailAt: null });
  expect(response.headers["cache-control"]).toBe("no-store");
});

test("what is named is changed, the rest stays", async () => {
  const changed = await post("UpdateProfile", { username: `New${user.username}`, mailConsent: true, language: "en" });
  expect(changed.statusCode).toBe(200);
  expect(changed.json()).toMatchObject({
    username: `New${user.username}`,
    mailConsent: true,
    language: "en",
    mail: user.mail,
  });
  expect((await get("GetProfile")).json()).toEqual({ ...changed.json(), activationMailAt: null });
  expect((await post("UpdateProfile", {})).json()).toEqual(changed.json());
});

test("a change made from a profile that has changed since is refused and changes nothing", async () => {
  const seen = (await get("GetProfile")).json();
  const other = await post("UpdateProfile", { mailConsent: true, version: seen.version });
  expect(other.statusCode).toBe(200);
  expect(other.json().version).not.toBe(seen.version);
  const late = await post("UpdateProfile", { username: `New${user.username}`, version: seen.version });
  expect([late.statusCode, ...codesOf(late)]).toEqual([409, ["version", "profile.changed"]]);
  expect((await get("GetProfile")).json()).toMatchObject({ username: user.username, mailConsent: true });
  const again = await post("UpdateProfile", { username: `New${user.username}`, version: other.json().version });
  expect(again.statusCode).toBe(200);
});

test("one may change the case of one's own name, not take another's", async () => {
  expect((await post("UpdateProfile", { username: user.username.toUpperCase() })).statusCode).toBe(200);
  const other = await signUp(api.app);
  const taken = await post("UpdateProfile", { username: other.username.toLowerCase() });
  expect(taken.statusCode).toBe(409);
  expect(codesOf(taken)).toEqual([["username", "username.taken"]]);
  expect(codesOf(await post("UpdateProfile", { username: "no spaces" }))).toEqual([
    ["username", "username.characters"],
  ]);
});

test("of several that take one name at once, one has it and the others are told", async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => signUp(api.app)));
  const answers = await Promise.all(
    people.map(({ headers }) =>
      api.app.inject({
        method: "POST",
        url: "/api/User/UpdateProfile",
        headers,
        payload: { username: "WantedByAll" },
      }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(409)]);
});

test("a time zone is changed once a week", async () => {
  expect((await post("UpdateProfile", { timeZone: "Europe/Madrid" })).json().timeZone).toBe("Europe/Madrid");
  expect((await post("UpdateProfile", { timeZone: "Europe/Madrid" })).statusCode).toBe(200);
  time = new Date(time.getTime() + 7 * day - 1000);
  const soon = await post("UpdateProfile", { timeZone: "America/Bogota" });
  expect(soon.statusCode).toBe(409);
  expect(codesOf(soon)).toEqual([["timeZone", "timeZone.soon"]]);
  expect((await get("GetProfile")).json().timeZone).toBe("Europe/Madrid");
  time = new Date(time.getTime() + 1000);
  expect((await post("UpdateProfile", { timeZone: "America/Bogota" })).statusCode).toBe(200);
});

test("of thirty changes of the time zone at the same time one is made", async () => {
  time = new Date(time.getTime() + 7 * day);
  const zones = Intl.supportedValuesOf("timeZone")
    .filter((zone) => zone.startsWith("Europe/"))
    .slice(0, 30);
  const answers = await Promise.all(zones.map((timeZone) => post("UpdateProfile", { timeZone })));
  expect(zones).toHaveLength(30);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(29);
});

test.each([
  "role",
  "isPremium",
  "premiumType",
  "premiumEndDate",
  "points",
  "mail",
  "isMailVerified",
  "id",
  "knownListId",
])("nobody can change their %s so", async (field) => {
  const before = (await get("GetProfile")).json();
  const response = await post("UpdateProfile", { [field]: 3, mailConsent: true });
  expect(response.statusCode).toBe(400);
  expect(codesOf(response)).toEqual([[field, "unknown"]]);
  expect((await get("GetProfile")).json()).toEqual(before);
});

test.each([
  ["none", 0, null, false],
  ["a month that is over", 1, -1, false],
  ["a month that goes on", 1, 1, true],
  ["a year that goes on", 2, 300, true],
  ["a year without an end", 2, null, false],
  ["a lifetime", 3, null, true],
  ["a lifetime whatever its date", 3, -1, true],
])("premium of %s", async (_name, premiumType, days, isPremium) => {
  const premiumEndDate = days === null ? null : new Date(time.getTime() + days * day);
  await api.database.pool.query("update users set premium_type = $1, premium_end_date = $2 where username = $3", [
    premiumType,
    premiumEndDate,
    user.username,
  ]);
  const expected = { isPremium, premiumType, premiumEndDate: premiumEndDate?.toISOString() ?? null };
  expect((await get("GetPremiumStatusV2")).json()).toEqual(expected);
  expect((await get("GetProfile")).json()).toMatchObject(expected);
});

test("preferences are empty until chosen, and then what was chosen", async () => {
  expect((await get("Preferences")).json()).toEqual({ userPreferences: {} });
  const userPreferences = {
    list: { type: 2, id: 7 },
    methods: ["test-phrase-mean", "writeListen-engAudio-mean"],
    repetition: 2,
    isSpoken: false,
    isTimed: true,
  };
  expect((await post("Preferences", { userPreferences })).json()).toEqual({ userPreferences });
  expect((await get("Preferences")).json()).toEqual({ userPreferences });
  await post("Preferences", { userPreferences: { repetition: 1 } });
  expect((await get("Preferences")).json()).toEqual({ userPreferences: { repetition: 1 } });
});

test.each([
  {},
  { userPreferences: { points: 5 } },
  { userPreferences: { methods: ["guess"] } },
  { userPreferences: { methods: [] } },
  { userPreferences: { repetition: 4 } },
  { userPreferences: { isTimed: "yes" } },
  { userPreferences: {}, role: "admin" },
])("preferences %j are refused", async (payload) => {
  expect((await post("Preferences", payload)).statusCode).toBe(400);
});
