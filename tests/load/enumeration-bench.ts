import { type ComparedTimes, compareTimes } from "../factories/compare-times.ts";
import { buildRegistration } from "../factories/signed-in-user.ts";

const rounds = 200;
/** Each is asked for few resets: one account is mailed three an hour. */
const accounts = 70;

/** Sign-in and reset over HTTP, for people that are there and for others: medians of calls in turn, in milliseconds. */
export async function benchEnumeration(
  origin: string,
): Promise<{ readonly login: ComparedTimes; readonly reset: ComparedTimes }> {
  const post = async (path: string, payload: object) => {
    const headers = { "content-type": "application/json" };
    const response = await fetch(origin + path, { method: "POST", headers, body: JSON.stringify(payload) });
    await response.arrayBuffer();
    return response.status;
  };
  const people = Array.from({ length: accounts }, () => buildRegistration());
  for (const person of people) await post("/api/Register/RegisterWithCredentials", person);
  const personOf = (round: number) => people[round % accounts] ?? buildRegistration();

  async function ask(path: string, payload: object, expected: number): Promise<void> {
    const status = await post(path, payload);
    if (status !== expected) throw new Error(`${path} answers ${status}`);
  }
  const logIn = (usernameOrMail: string) =>
    ask("/api/Login/LoginWithCredentials", { usernameOrMail, password: "Wrong7Password" }, 401);
  const reset = (mail: string) => ask("/api/User/RequestPasswordReset", { mail }, 202);
  return {
    login: await compareTimes(
      rounds,
      (round) => logIn(personOf(round).username),
      (round) => logIn(`Nobody${round}`),
    ),
    reset: await compareTimes(
      rounds,
      (round) => reset(personOf(round).mail),
      (round) => reset(`nobody${round}@example.org`),
    ),
  };
}
