import { createHash } from "node:crypto";
import { foldUsername } from "../../domain/accounts/username.ts";
import { skeletonOf, skeletonVersion } from "../../domain/accounts/username-skeleton.ts";
import type { Locale } from "../../domain/locale/locale.ts";
import { changeUser, readPreferences, ValueTakenError } from "../../storage/accounts/change-user.ts";
import { isSkeletonTaken } from "../../storage/accounts/skeletons.ts";
import { findByLogin, lockAndReadUser, type StoredUser } from "../../storage/accounts/users.ts";
import type { Db } from "../../storage/database.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { refuseReserved } from "./register.ts";

const week = 7 * 24 * 60 * 60 * 1000;

export type ProfileChange = {
  readonly username?: string | undefined;
  readonly mailConsent?: boolean | undefined;
  readonly newDeviceMail?: boolean | undefined;
  readonly premiumMail?: boolean | undefined;
  readonly language?: Locale | undefined;
  readonly timeZone?: string | undefined;
  /** Of the profile that the change was made from; nothing changes where it is another by now. */
  readonly version?: string | undefined;
};

/** Another one after each change of what `updateProfile` changes. */
export function profileVersionOf(user: StoredUser): string {
  const { username, mailConsent, newDeviceMail, premiumMail, language, timeZone } = user;
  const values = JSON.stringify([username, mailConsent, newDeviceMail, premiumMail, language, timeZone]);
  return createHash("sha256").update(values).digest("base64url").slice(0, 16);
}

/** A streak counts local days: changing the zone at will would make a day longer. */
function timeZoneChange(user: StoredUser, timeZone: string | undefined, now: Date) {
  if (timeZone === undefined || timeZone === user.timeZone) return {};
  const { timeZoneChangedAt: last } = user;
  if (last !== null && now.getTime() - last.getTime() < week) {
    const seconds = Math.ceil((last.getTime() + week - now.getTime()) / 1000);
    throw new Refusal("conflict", [{ field: "timeZone", code: "timeZone.soon" }], seconds);
  }
  return { timeZone, timeZoneChangedAt: now };
}

/** A name that differs from the present one in case only is the same, also where others look like it. */
async function usernameChange(transaction: Db, user: StoredUser, username: string | undefined) {
  if (username === undefined) return {};
  const usernameFolded = foldUsername(username);
  if (usernameFolded === foldUsername(user.username)) return { username };
  const usernameSkeleton = skeletonOf(username);
  refuseReserved(username);
  const owner = await findByLogin(transaction, { username: usernameFolded });
  if (owner !== undefined || (await isSkeletonTaken(transaction, usernameSkeleton, user.id))) throw usernameTaken();
  return { username, usernameFolded, usernameSkeleton, skeletonVersion };
}

const usernameTaken = () => new Refusal("conflict", [{ field: "username", code: "username.taken" }]);

/**
 * Changes the given fields.
 *
 * @throws {Refusal} conflict, by profile.changed where it is another than the version says, by username.taken, or by timeZone.soon when it was changed less than a week ago.
 */
export async function updateProfile(
  { database, now }: Services,
  { id }: StoredUser,
  { username, mailConsent, newDeviceMail, premiumMail, language, timeZone, version }: ProfileChange,
): Promise<StoredUser> {
  return await database.db.transaction(async (transaction) => {
    // Read under the lock: of concurrent changes of the time zone one is made.
    const user = await lockAndReadUser(transaction, id);
    if (user === undefined) throw new Refusal("unauthorized");
    if (version !== undefined && version !== profileVersionOf(user)) {
      throw new Refusal("conflict", [{ field: "version", code: "profile.changed" }]);
    }
    const change = {
      ...(await usernameChange(transaction, user, username)),
      ...(mailConsent === undefined ? {} : { mailConsent }),
      ...(newDeviceMail === undefined ? {} : { newDeviceMail }),
      ...(premiumMail === undefined ? {} : { premiumMail }),
      ...(language === undefined ? {} : { language }),
      ...timeZoneChange(user, timeZone, now()),
    };
    if (Object.keys(change).length === 0) return user;
    const changed = await changeUser(transaction, user.id, change).catch((error: unknown) => {
      throw error instanceof ValueTakenError ? usernameTaken() : error;
    });
    if (changed === undefined) throw new Refusal("unauthorized");
    return changed;
  });
}

type Preferences = Readonly<Record<string, unknown>>;

/** What the person chose for quizzes; empty until then. */
export function readUserPreferences({ database }: Services, userId: number): Promise<Preferences> {
  return readPreferences(database.db, userId);
}

export async function saveUserPreferences({ database }: Services, userId: number, preferences: Preferences) {
  await changeUser(database.db, userId, { preferences });
}
