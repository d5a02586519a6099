import { afterAll, beforeAll, expect, test } from "vitest";
import { type ComparedTimes, compareTimes } from "../../../tests/factories/compare-times.ts";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { createPasswordHasher } from "../../providers/passwords/password-hasher.ts";
import { createPasswords } from "../../services/accounts/passwords.ts";

let api: TestApp;
let people: SignedInUser[];

// Fewer than the guesses and the mails that one account takes in an hour: what is refused would not be compared.
const rounds = 60;
const accounts = 20;

beforeAll(async () => {
  // At its own cost, which is what would be missing from the answer for a name that nobody has.
  api = await createTestApp({ services: { passwords: await createPasswords(createPasswordHasher()) } });
  people = await Promise.all(Array.from({ length: accounts }, () => signUp(api.app)));
});
afterAll(() => api.close());

async function post(url: string, payload: object, status: number): Promise<void> {
  const response = await api.app.inject({ method: "POST", url, payload });
  expect(response.statusCode).toBe(status);
}

/**
 * Within 5 ms, or, on a machine so busy that all differences are stretched, now the one slower and now the other: three
 * standard deviations of 60 tosses of a coin are 0.19. Without a hash for unknown names the share is 1.
 */
function expectAlike({ first, second, firstIsSlower }: ComparedTimes): void {
  if (Math.abs(first - second) < 5) return;
  expect(firstIsSlower).toBeGreaterThan(0.25);
  expect(firstIsSlower).toBeLessThan(0.75);
}

test("a wrong password takes as long as a name that nobody has", async () => {
  const logIn = (usernameOrMail: string) =>
    post("/api/Login/LoginWithCredentials", { usernameOrMail, password: "Wrong7Password" }, 401);
  const times = await compareTimes(
    rounds,
    (round) => logIn(people[round % accounts]?.username ?? ""),
    (round) => logIn(`Nobody${round}`),
  );
  expectAlike(times);
});

test("a reset of an address that somebody has takes as long as of one that nobody has", async () => {
  const reset = (mail: string) => post("/api/User/RequestPasswordReset", { mail }, 202);
  const times = await compareTimes(
    rounds,
    (round) => reset(people[round % accounts]?.mail ?? ""),
    (round) => reset(`nobody${round}@example.org`),
  );
  expectAlike(times);
});
