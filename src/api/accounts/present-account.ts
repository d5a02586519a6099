import { z } from "zod";
import type { PremiumStatus, Profile } from "../../contract/accounts/account.ts";
import { exportedData } from "../../contract/accounts/account.ts";
import { type preferences, userPreferences } from "../../contract/accounts/preferences.ts";
import { isPremiumAt, type Premium } from "../../domain/accounts/premium-status.ts";
import type { exportData } from "../../services/accounts/export-data.ts";
import type { SignedIn } from "../../services/accounts/log-in.ts";
import type { Session } from "../../services/accounts/session.ts";
import { profileVersionOf } from "../../services/accounts/update-profile.ts";

type Account = Session["user"];

export function presentPremium({ premiumType, premiumEndDate }: Premium, now: Date): PremiumStatus {
  return {
    isPremium: isPremiumAt({ premiumType, premiumEndDate }, now),
    premiumType,
    premiumEndDate: premiumEndDate?.toISOString() ?? null,
  };
}

export function presentProfile(user: Account, now: Date): Profile {
  const { knownListId, username, mail, isMailVerified, role, timeZone, language, hasPassword } = user;
  const { mailConsent, newDeviceMail, premiumMail, needsPasskey } = user;
  return {
    knownListId,
    username,
    mail,
    isMailVerified,
    role,
    ...presentPremium(user, now),
    timeZone,
    mailConsent,
    newDeviceMail,
    premiumMail,
    needsPasskey,
    language,
    version: profileVersionOf(user),
    hasPassword,
  };
}

export function presentSignedIn({ token, user }: SignedIn, now: Date) {
  return { token, ...presentProfile(user, now) };
}

/** Preferences that an earlier release stored and this one does not know count as not chosen. */
export function presentPreferences(stored: Readonly<Record<string, unknown>>): z.infer<typeof preferences> {
  const known = userPreferences.safeParse(stored);
  return { userPreferences: known.success ? known.data : {} };
}

/** Storage has chosen the fields, table by table. */
export function presentExport({ exportedAt, data }: Awaited<ReturnType<typeof exportData>>) {
  return z.parse(exportedData, { exportedAt: exportedAt.toISOString(), ...data });
}
