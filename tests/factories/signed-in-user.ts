import type { FastifyInstance, InjectOptions } from "fastify";
import type { z } from "zod";
import { signedIn } from "../../src/contract/accounts/account.ts";
import type { Database } from "../../src/storage/database.ts";

export type SignedInUser = z.infer<typeof signedIn> & {
  readonly password: string;
  /** For requests in the user's name. */
  readonly headers: { readonly authorization: string };
};

let count = 0;

/** What a form of registration sends. */
export function buildRegistration(overrides: Readonly<Record<string, unknown>> = {}) {
  count += 1;
  const username = `Learner${count}`;
  const password = "Umbrella7Stand";
  const passwordRepeat = overrides.password ?? password;
  const mail = `learner${count}@example.org`;
  return { username, mail, password, passwordRepeat, acceptTerms: true, mailConsent: false, ...overrides };
}

/** As if they had followed the link in the welcome mail: only then is a person ranked. */
export async function verifyMail({ pool }: Database, ...people: readonly SignedInUser[]): Promise<void> {
  const names = people.map(({ username }) => username);
  await pool.query("update users set is_mail_verified = true where username = any($1)", [names]);
}

/** Registers somebody by request and answers with what the sign-in gave. */
export async function signUp(
  app: FastifyInstance,
  overrides: Readonly<Record<string, unknown>> = {},
  request: InjectOptions = {},
): Promise<SignedInUser> {
  const payload = buildRegistration(overrides);
  const response = await app.inject({
    ...request,
    method: "POST",
    url: "/api/Register/RegisterWithCredentials",
    payload,
  });
  if (response.statusCode !== 200) throw new Error(`not registered: ${response.body}`);
  const user = signedIn.parse(response.json());
  return { ...user, password: payload.password, headers: { authorization: `Bearer ${user.token}` } };
}
