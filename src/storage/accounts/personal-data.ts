import { asc, eq, sql } from "../drizzle.ts";
import type { PersonalTable } from "../personal-table.ts";
import { accountCodes, accountOrigins, knownDevices, passkeys, securityEvents, sessions, users } from "./schema.ts";

export const accountsPersonalData: readonly PersonalTable[] = [
  {
    table: users,
    exportedAs: "account",
    read: (db, userId) =>
      db
        .select({
          username: users.username,
          mail: users.mail,
          isMailVerified: users.isMailVerified,
          hasPassword: sql`${users.passwordHash} is not null`.mapWith(Boolean),
          googleAccount: users.googleSub,
          role: users.role,
          language: users.language,
          timeZone: users.timeZone,
          timeZoneChangedAt: users.timeZoneChangedAt,
          mailConsent: users.mailConsent,
          newDeviceMail: users.newDeviceMail,
          premiumMail: users.premiumMail,
          needsPasskey: users.needsPasskey,
          premiumType: users.premiumType,
          premiumEndDate: users.premiumEndDate,
          knownListId: users.knownListId,
          userPreferences: users.preferences,
          createdAt: users.createdAt,
          lastSignInAt: users.lastSignInAt,
          blockedAt: users.blockedAt,
          blockedReason: users.blockedReason,
        })
        .from(users)
        .where(eq(users.id, userId)),
    onDeletion: "cascade",
  },
  {
    table: sessions,
    exportedAs: "sessions",
    read: (db, userId) =>
      db
        .select({
          device: sessions.device,
          address: sessions.address,
          createdAt: sessions.createdAt,
          usedAt: sessions.usedAt,
          secondFactorAt: sessions.secondFactorAt,
        })
        .from(sessions)
        .where(eq(sessions.userId, userId))
        .orderBy(asc(sessions.createdAt)),
    onDeletion: "cascade",
  },
  {
    table: passkeys,
    exportedAs: "passkeys",
    read: (db, userId) =>
      db
        .select({
          name: passkeys.name,
          transports: passkeys.transports,
          opensConsole: passkeys.opensConsole,
          createdAt: passkeys.createdAt,
          usedAt: passkeys.usedAt,
        })
        .from(passkeys)
        .where(eq(passkeys.userId, userId))
        .orderBy(asc(passkeys.createdAt)),
    onDeletion: "cascade",
  },
  {
    table: knownDevices,
    exportedAs: "knownDevices",
    read: (db, userId) =>
      db
        .select({ seenAt: knownDevices.seenAt })
        .from(knownDevices)
        .where(eq(knownDevices.userId, userId))
        .orderBy(asc(knownDevices.seenAt)),
    onDeletion: "cascade",
  },
  {
    table: accountOrigins,
    exportedAs: "origins",
    read: (db, userId) =>
      db
        .select({ seenAt: accountOrigins.seenAt })
        .from(accountOrigins)
        .where(eq(accountOrigins.userId, userId))
        .orderBy(asc(accountOrigins.seenAt)),
    onDeletion: "cascade",
  },
  {
    table: accountCodes,
    exportedAs: "mailedCodes",
    read: (db, userId) =>
      db
        .select({
          kind: accountCodes.kind,
          newMail: accountCodes.newMail,
          createdAt: accountCodes.createdAt,
          expiresAt: accountCodes.expiresAt,
          usedAt: accountCodes.usedAt,
        })
        .from(accountCodes)
        .where(eq(accountCodes.userId, userId))
        .orderBy(asc(accountCodes.createdAt)),
    onDeletion: "cascade",
  },
  {
    table: securityEvents,
    exportedAs: "securityEvents",
    read: (db, userId) =>
      db
        .select({
          kind: securityEvents.kind,
          browser: securityEvents.browser,
          system: securityEvents.system,
          address: securityEvents.address,
          count: securityEvents.count,
          firstAt: securityEvents.firstAt,
          lastAt: securityEvents.lastAt,
        })
        .from(securityEvents)
        .where(eq(securityEvents.userId, userId))
        .orderBy(asc(securityEvents.firstAt)),
    onDeletion: "cascade",
  },
];
