import { roles } from "../../domain/accounts/role.ts";
import type { SecurityEventKind } from "../../domain/accounts/security-event.ts";
import { locales } from "../../domain/locale/locale.ts";
import {
  bigint,
  boolean,
  bytea,
  check,
  index,
  integer,
  jsonb,
  moment,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  unique,
} from "../drizzle.ts";

/**
 * One row per person. Every table with rows of a person refers to it with `on delete cascade` (or `set null`, and a
 * pseudonym) and is listed in the personal-data.ts of its area.
 */
export const users = pgTable(
  "users",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    username: text("username").notNull(),
    /** By `foldUsername`: names that differ in case only are equal. */
    usernameFolded: text("username_folded").notNull().unique(),
    /** By `skeletonOf`: names that look alike are equal. Null for those that looked like another before this was asked. */
    usernameSkeleton: text("username_skeleton").unique(),
    /** Of `skeletonOf` (`skeletonVersion`) when it was worked out. */
    skeletonVersion: smallint("skeleton_version").notNull().default(0),
    mail: text("mail").notNull(),
    mailFolded: text("mail_folded").notNull().unique(),
    isMailVerified: boolean("is_mail_verified").notNull().default(false),
    /** Argon2id in PHC form; null for accounts that sign in with Google only. */
    passwordHash: text("password_hash"),
    googleSub: text("google_sub").unique(),
    role: text("role", { enum: roles }).notNull().default("user"),
    language: text("language", { enum: locales }).notNull(),
    /** IANA name. */
    timeZone: text("time_zone").notNull(),
    /** Null until the person changes it for the first time. */
    timeZoneChangedAt: moment("time_zone_changed_at"),
    mailConsent: boolean("mail_consent").notNull(),
    /** Whether a sign-in from a device that is new to the account is told by mail. */
    newDeviceMail: boolean("new_device_mail").notNull().default(true),
    /** Whether the end of premium is told by mail. */
    premiumMail: boolean("premium_mail").notNull().default(true),
    /** 0 none, 1 monthly, 2 yearly, 3 lifetime. */
    premiumType: smallint("premium_type").$type<0 | 1 | 2 | 3>().notNull().default(0),
    premiumEndDate: moment("premium_end_date"),
    /** Proofs from before, such as a token of Google's, sign in no longer: since a new password or the end of all sessions. */
    proofsFrom: moment("proofs_from"),
    knownListId: integer("known_list_id").notNull().unique().generatedAlwaysAsIdentity(),
    preferences: jsonb("preferences").$type<Readonly<Record<string, unknown>>>(),
    /** Whether the password alone does not sign in: a passkey is asked for then. */
    needsPasskey: boolean("needs_passkey").notNull().default(false),
    createdAt: moment("created_at").notNull(),
    lastSignInAt: moment("last_sign_in_at"),
    /** Since when the operator lets the account no longer in; sessions of a blocked account do not count. */
    blockedAt: moment("blocked_at"),
    blockedReason: text("blocked_reason"),
  },
  (table) => [
    index("users_created").on(table.createdAt),
    index("users_premium_end").on(table.premiumEndDate).where(sql`${table.premiumEndDate} is not null`),
    index("users_unverified").on(table.createdAt).where(sql`not ${table.isMailVerified}`),
    check("users_role", sql`${table.role} in ('user', 'editor', 'support', 'admin')`),
    check("users_language", sql`${table.language} in ('tr', 'en', 'es')`),
    check("users_premium_type", sql`${table.premiumType} between 0 and 3`),
  ],
);

const userId = () =>
  integer("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** One row per signed-in device. Of its token only the SHA-256 is stored. */
export const sessions = pgTable(
  "sessions",
  {
    tokenHash: bytea("token_hash").primaryKey(),
    /** By which its person names it. */
    id: integer("id").notNull().unique().generatedAlwaysAsIdentity(),
    userId: userId(),
    /** The user agent, shortened. */
    device: text("device").notNull(),
    /** By `shortAddress`; empty for sessions of an earlier release. */
    address: text("address").notNull().default(""),
    createdAt: moment("created_at").notNull(),
    /** Written at most every five minutes. */
    usedAt: moment("used_at").notNull(),
    /** When it passed the second factor, which the console asks for. */
    secondFactorAt: moment("second_factor_at"),
  },
  (table) => [index("sessions_user").on(table.userId), index("sessions_used").on(table.usedAt)],
);

/** Passkeys (WebAuthn) by which a person signs in. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    /** Base64url. */
    credentialId: text("credential_id").notNull().unique(),
    /** COSE. */
    publicKey: bytea("public_key").notNull(),
    counter: bigint("counter", { mode: "number" }).notNull(),
    transports: text("transports").array().notNull(),
    name: text("name").notNull(),
    /** Whether it passes the console's second factor: it was added in a session that had passed it. */
    opensConsole: boolean("opens_console").notNull(),
    createdAt: moment("created_at").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [index("passkeys_user").on(table.userId)],
);

/** What authenticators are asked to sign, each once. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    /** Base64url. */
    challenge: text("challenge").primaryKey(),
    use: text("use", { enum: ["registration", "sign_in"] }).notNull(),
    /** SHA-256 of what its browser has: the token of a registration's session, or the cookie of a sign-in. */
    holder: bytea("holder").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("passkey_challenges_expiry").on(table.expiresAt),
    check("passkey_challenges_use", sql`${table.use} in ('registration', 'sign_in')`),
  ],
);

export const codeKinds = ["activation", "reset", "mail_change", "mail_change_cancel", "extension"] as const;

/** Codes sent by mail or handed to the browser extension: random, valid once. Only their SHA-256 is stored. */
export const accountCodes = pgTable(
  "account_codes",
  {
    hash: bytea("hash").primaryKey(),
    userId: userId(),
    kind: text("kind", { enum: codeKinds }).notNull(),
    /** The address that a mail_change asks for. */
    newMail: text("new_mail"),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [
    index("account_codes_user").on(table.userId, table.kind),
    index("account_codes_expiry").on(table.expiresAt),
    check(
      "account_codes_kind",
      sql`${table.kind} in ('activation', 'reset', 'mail_change', 'mail_change_cancel', 'extension')`,
    ),
    check("account_codes_new_mail", sql`(${table.kind} = 'mail_change') = (${table.newMail} is not null)`),
  ],
);

/** Devices that have signed in to an account: they are not locked out when others guess its password. */
export const knownDevices = pgTable(
  "known_devices",
  {
    userId: userId(),
    /** SHA-256 of account, address and user agent. */
    deviceHash: bytea("device_hash").notNull(),
    seenAt: moment("seen_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deviceHash] }), index("known_devices_seen").on(table.seenAt)],
);

/**
 * What happened to an account, for its owner. What happens again within the hour on the same device raises the count of
 * its row; otherwise rows are only added, and removed after 180 days.
 */
export const securityEvents = pgTable(
  "security_events",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    kind: text("kind").$type<SecurityEventKind>().notNull(),
    /** The user agent, shortened to browser and system. */
    browser: text("browser").notNull(),
    system: text("system").notNull(),
    /** By `shortAddress`. */
    address: text("address").notNull(),
    /** The hour that it is counted in. */
    hour: moment("hour").notNull(),
    count: integer("count").notNull().default(1),
    firstAt: moment("first_at").notNull(),
    lastAt: moment("last_at").notNull(),
  },
  (table) => [
    unique("security_events_counted").on(
      table.userId,
      table.kind,
      table.hour,
      table.browser,
      table.system,
      table.address,
    ),
    index("security_events_last").on(table.lastAt),
  ],
);

/** Where an account was used from, as hashes, to tell accounts of one address. Written when a session is used, at most every five minutes. */
export const accountOrigins = pgTable(
  "account_origins",
  {
    userId: userId(),
    /** SHA-256 of the address. */
    addressHash: bytea("address_hash").notNull(),
    /** SHA-256 of address and user agent. */
    deviceHash: bytea("device_hash").notNull(),
    seenAt: moment("seen_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.deviceHash] }),
    index("account_origins_address").on(table.addressHash),
    index("account_origins_seen").on(table.seenAt),
  ],
);

/** How often something was tried from `startedAt` on. The key is a hash and identifies nobody. */
export const attempts = pgTable(
  "attempts",
  {
    key: bytea("key").primaryKey(),
    count: integer("count").notNull(),
    startedAt: moment("started_at").notNull(),
  },
  (table) => [index("attempts_started").on(table.startedAt)],
);
