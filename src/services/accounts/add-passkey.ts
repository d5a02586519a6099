import { deviceOf } from "../../domain/accounts/device.ts";
import type { CreationOptions, NewPasskeyResponse } from "../../providers/identity/passkeys.ts";
import { countPasskeys, insertPasskey, readPasskeys, type StoredPasskey } from "../../storage/accounts/passkeys.ts";
import { queueNotice } from "../mail/mail-quota.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import type { Client } from "./client.ts";
import { deviceName, timeText } from "./mail-texts.ts";
import { keepChallenge, requirePasskeys, takeChallengeOf, userHandleOf } from "./prove-passkey.ts";
import { type OwnersProof, requireProof } from "./require-proof.ts";
import { logSecurityEvent } from "./security-log.ts";
import { lockSession, type Session } from "./session.ts";

/** Of one person: some on every device and in every password manager. */
const maxPasskeys = 10;

const refused = (code: string) => new Refusal("conflict", [{ field: "passkey", code }]);

/**
 * Begins to add a passkey.
 *
 * @throws {Refusal} not_found; conflict, by mail.unverified or passkey.limit; as `requireProof`.
 */
export async function startPasskey(
  services: Services,
  session: Session,
  proof: OwnersProof,
  client: Client,
): Promise<CreationOptions> {
  const passkeys = requirePasskeys(services);
  const { user, tokenHash } = session;
  // Who registered with another person's address must not keep a key to it.
  if (!user.isMailVerified) throw refused("mail.unverified");
  await requireProof(services, session, proof, client);
  const known = await readPasskeys(services.database.db, user.id);
  if (known.length >= maxPasskeys) throw refused("passkey.limit");
  const userHandle = userHandleOf(services, user.id);
  const options = await passkeys.creationOptions({ userHandle, username: user.username, known });
  await keepChallenge(services, { challenge: options.challenge, use: "registration", holder: tokenHash });
  return options;
}

/**
 * Adds the passkey that an authenticator has made, logs it and mails a notice of it.
 *
 * @param name the device's unless given
 * @throws {Refusal} not_found; passkey.wrong; conflict, by passkey.limit or passkey.taken; unauthorized.
 */
export async function finishPasskey(
  services: Services,
  session: Session,
  { name, response }: { readonly name: string | undefined; readonly response: NewPasskeyResponse },
  client: Client,
): Promise<StoredPasskey> {
  const { database, now } = services;
  const {
    user: { id: userId },
    tokenHash,
    secondFactorAt,
  } = session;
  const passkeys = requirePasskeys(services);
  const challenge = await takeChallengeOf(services, response, { use: "registration", holder: tokenHash });
  const key = await passkeys.verifyNew(response, challenge);
  if (key === undefined) throw new Refusal("passkey.wrong");
  const { credentialId, counter, transports } = key;
  return await database.db.transaction(async (transaction) => {
    const user = await lockSession(transaction, session);
    if ((await countPasskeys(transaction, userId)) >= maxPasskeys) throw refused("passkey.limit");
    const createdAt = now();
    const device = deviceName(services, user.language, deviceOf(client.userAgent));
    const added = await insertPasskey(transaction, {
      userId,
      credentialId,
      counter,
      transports: [...transports],
      createdAt,
      publicKey: Buffer.from(key.publicKey),
      name: name ?? device,
      opensConsole: secondFactorAt !== null,
    });
    if (added === undefined) throw refused("passkey.taken");
    await logSecurityEvent(transaction, userId, "passkeyAdded", client, createdAt);
    const { username, mail: to, language: locale } = user;
    const data = { username, passkey: added.name, device, time: timeText(user, createdAt) };
    await queueNotice(transaction, services, { kind: "passkeyAdded", to, locale, userId, data });
    return added;
  });
}
