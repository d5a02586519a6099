import { z } from "zod";
import { roles } from "../../domain/accounts/role.ts";
import { premiumStatus } from "../accounts/account.ts";
import { id, idOfQuery, listQuery, moment, pageOf, reason } from "./fields.ts";

const person = z
  .object({
    id,
    username: z.string(),
    mail: z.string(),
    isMailVerified: z.boolean(),
    role: z.enum(roles),
    ...premiumStatus.shape,
    language: z.string(),
    timeZone: z.string(),
    mailConsent: z.boolean(),
    createdAt: moment,
    lastSignInAt: moment.nullable(),
    isBlocked: z.boolean(),
  })
  .meta({ id: "Person" });

export const usersQuery = z.strictObject({
  ...listQuery,
  search: listQuery.search.describe("A part of the username or the address; of one or two letters its beginning"),
  role: z.enum(roles).optional(),
  isBlocked: z.stringbool().optional(),
});

export const people = pageOf(person).meta({ id: "People" });

export const userQuery = z.strictObject({ id: idOfQuery });

const grant = z
  .object({
    id: z.uuid(),
    source: z.enum(["purchase", "code", "prize", "operator"]),
    months: z.int().nullable().describe("Null for life"),
    grantedAt: moment,
    reason: z.string().nullable(),
    revokedAt: moment.nullable(),
    revokedBy: z.string().nullable(),
    revokedWhy: z.string().nullable(),
  })
  .meta({ id: "PremiumGrant" });

export const personDetails = person
  .extend({
    blockedReason: z.string().nullable(),
    knownWords: z.int(),
    lists: z.int(),
    points: z.int(),
    sessions: z.array(z.object({ device: z.string(), createdAt: moment, usedAt: moment })),
    grants: z.array(grant),
  })
  .meta({ id: "PersonDetails" });

const months = z.int().min(1).max(120).nullable().describe("Null for life");

export const grantPremium = z.strictObject({ id, months, reason }).meta({ id: "GrantPremium" });

export const revokePremium = z.strictObject({ id, grantId: z.uuid(), reason }).meta({ id: "RevokePremium" });

export const blockUser = z.strictObject({ id, isBlocked: z.boolean(), reason }).meta({ id: "BlockUser" });

export const setRole = z.strictObject({ id, role: z.enum(roles) }).meta({ id: "SetRole" });

export const inviteOperator = z.strictObject({ id }).meta({ id: "InviteOperator" });

export const eraseUser = z
  .strictObject({ id, username: z.string().min(1).max(100).describe("Of the account, against a wrong id") })
  .meta({ id: "EraseUser" });

export type Person = z.infer<typeof person>;
export type PersonDetails = z.infer<typeof personDetails>;
