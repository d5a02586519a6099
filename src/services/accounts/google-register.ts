import { defaultTimeZone } from "../../domain/accounts/time-zone.ts";
import type { Locale } from "../../domain/locale/locale.ts";
import type { ClientType } from "../../providers/identity/google-provider.ts";
import { insertUser } from "../../storage/accounts/users.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import type { Client } from "./client.ts";
import { identify, type ShownToken, spendToken } from "./google.ts";
import { refuseIdentity } from "./google-log-in.ts";
import { limitSignUps } from "./limit-attempts.ts";
import type { SignedIn } from "./log-in.ts";
import { foldNames, refuseReserved, refuseTaken, startFirstSession } from "./register.ts";

export type GoogleRegistration = ShownToken & {
  readonly clientType: ClientType;
  readonly username: string;
  readonly mailConsent: boolean;
  readonly language: Locale;
};

/**
 * Creates an account without a password for a Google account, and signs in. Google has verified the mail address.
 *
 * @throws {Refusal} conflict, by field; invalid where the token was issued to another client; too_many_requests;
 *   as `identify`.
 */
export async function registerWithGoogle(
  services: Services,
  { username, mailConsent, language, clientType, ...shown }: GoogleRegistration,
  client: Client,
): Promise<SignedIn> {
  const identity = await identify(services, shown);
  const { sub: googleSub, mail, isMailVerified, ...token } = identity;
  if (token.clientType !== clientType) throw new Refusal("invalid", [{ field: "clientType", code: "google.client" }]);
  if (!isMailVerified) throw refuseIdentity("google.mail_unverified");
  const folded = foldNames({ username, mail });
  refuseReserved(username);
  const createdAt = services.now();
  return await services.database.db.transaction(async (transaction) => {
    await limitSignUps(transaction, services, client);
    const user = await insertUser(transaction, {
      ...folded,
      username,
      mail,
      isMailVerified,
      googleSub,
      mailConsent,
      language,
      createdAt,
      passwordHash: null,
      timeZone: defaultTimeZone,
    });
    if (user === undefined) {
      await refuseTaken(transaction, folded);
      throw refuseIdentity("google.taken");
    }
    await spendToken(transaction, services, identity);
    return { token: await startFirstSession(transaction, user.id, client, createdAt), user };
  });
}
