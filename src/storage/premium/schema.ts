import { locales } from "../../domain/locale/locale.ts";
import type { Buyer } from "../../domain/premium/buyer.ts";
import { paymentStates } from "../../domain/premium/payment-state.ts";
import { currencies } from "../../domain/premium/plans.ts";
import { users } from "../accounts/schema.ts";
import {
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
  uniqueIndex,
  uuid,
} from "../drizzle.ts";

/** Rows that outlive the account: the id becomes null and the pseudonym takes its place. */
const formerUserId = () => integer("user_id").references(() => users.id, { onDelete: "set null" });

export const coupons = pgTable(
  "coupons",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    code: text("code").notNull(),
    /** By `foldCode`. */
    codeFolded: text("code_folded").notNull().unique(),
    /** Either a percentage, or an amount in the smallest unit of each currency. */
    percent: smallint("percent"),
    amounts: jsonb("amounts").$type<Readonly<Partial<Record<(typeof currencies)[number], number>>>>(),
    plans: smallint("plans").array().notNull(),
    validFrom: moment("valid_from"),
    validUntil: moment("valid_until"),
    maxUses: integer("max_uses"),
    maxUsesPerPerson: integer("max_uses_per_person"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    check("coupons_discount", sql`(${table.percent} is null) <> (${table.amounts} is null)`),
    check("coupons_percent", sql`${table.percent} between 1 and 100`),
  ],
);

/** One row for each time that a payment was asked for. The amount is in the currency's smallest unit. */
export const payments = pgTable(
  "payments",
  {
    id: uuid("id").primaryKey(),
    userId: formerUserId(),
    pseudonym: uuid("pseudonym"),
    state: text("state", { enum: paymentStates }).notNull(),
    plan: smallint("plan").$type<1 | 2 | 3>().notNull(),
    amount: integer("amount").notNull(),
    currency: text("currency", { enum: currencies }).notNull(),
    /** Before the coupon. */
    fullAmount: integer("full_amount").notNull(),
    couponId: integer("coupon_id").references(() => coupons.id),
    /** Null for what was free, which no provider sees. */
    provider: text("provider"),
    /** By which the provider knows it; null until it answered. */
    providerReference: text("provider_reference"),
    checkoutUrl: text("checkout_url"),
    /** Of an erased account the country alone stays, which the books need. */
    buyer: jsonb("buyer").$type<Buyer | Pick<Buyer, "country">>().notNull(),
    locale: text("locale", { enum: locales }).notNull(),
    timeZone: text("time_zone").notNull(),
    /** Version of the contract and the terms that were accepted, and when. */
    termsVersion: text("terms_version").notNull(),
    acceptedAt: moment("accepted_at").notNull(),
    createdAt: moment("created_at").notNull(),
    /** Until when its provider's page may still take the money; of one that was put away too, which holds its coupon till then. */
    openUntil: moment("open_until"),
    /** When the provider was asked last, for those it keeps silent about. */
    checkedAt: moment("checked_at"),
    /** When it was paid, failed or was put away. */
    settledAt: moment("settled_at"),
    refundedAt: moment("refunded_at"),
    /** What parts that were given back come to; the state says whether it is all. */
    refundedAmount: integer("refunded_amount").notNull().default(0),
  },
  (table) => [
    index("payments_user").on(table.userId, table.createdAt),
    index("payments_pending").on(table.createdAt).where(sql`${table.state} = 'pending'`),
    index("payments_coupon").on(table.couponId, table.userId).where(sql`${table.couponId} is not null`),
    index("payments_created").on(table.createdAt, table.id),
    index("payments_settled").on(table.settledAt).where(sql`${table.settledAt} is not null`),
    uniqueIndex("payments_reference").on(table.provider, table.providerReference),
    check("payments_state", sql`${table.state} in ('pending', 'success', 'failed', 'abandoned', 'refunded')`),
    check("payments_refunded", sql`(${table.state} = 'refunded') = (${table.refundedAt} is not null)`),
    check("payments_amount", sql`${table.amount} between 0 and ${table.fullAmount}`),
  ],
);

/** Each giving back, whole or of a part, in the currency's smallest unit. */
export const paymentRefunds = pgTable(
  "payment_refunds",
  {
    /** The provider knows it by this: asked twice, it gives back once. */
    id: uuid("id").primaryKey(),
    paymentId: uuid("payment_id")
      .notNull()
      .references(() => payments.id, { onDelete: "cascade" }),
    amount: integer("amount").notNull(),
    /** `asked` until the provider has answered; one whose answer was lost stays so until it is asked again. */
    state: text("state", { enum: ["asked", "done", "refused"] }).notNull(),
    /** What the provider said where it did not do it. */
    cause: text("cause"),
    /** The operator's name, or the provider's where it was given back on its own pages. */
    by: text("by").notNull(),
    reason: text("reason").notNull(),
    askedAt: moment("asked_at").notNull(),
    endedAt: moment("ended_at"),
  },
  (table) => [
    index("payment_refunds_payment").on(table.paymentId, table.askedAt),
    index("payment_refunds_ended").on(table.endedAt).where(sql`${table.state} = 'done'`),
    uniqueIndex("payment_refunds_asked").on(table.paymentId).where(sql`${table.state} = 'asked'`),
    check("payment_refunds_state", sql`${table.state} in ('asked', 'done', 'refused')`),
    check("payment_refunds_amount", sql`${table.amount} >= 0`),
  ],
);

/** What providers said, as they said it; only added to (a trigger). */
export const paymentEvents = pgTable(
  "payment_events",
  {
    id: uuid("id").primaryKey(),
    /** Null where it names no payment of ours. */
    paymentId: uuid("payment_id").references(() => payments.id),
    provider: text("provider").notNull(),
    /** Of the provider, where it gives one: the same event is kept once. */
    eventKey: text("event_key"),
    kind: text("kind", { enum: ["paid", "failed", "abandoned", "refunded", "other"] }).notNull(),
    /** Whether it changed the payment. */
    isApplied: boolean("is_applied").notNull(),
    /** Why it was not applied and the operator should look: an amount that is not ours, an order that we do not know. */
    fault: text("fault"),
    body: text("body").notNull(),
    receivedAt: moment("received_at").notNull(),
  },
  (table) => [
    index("payment_events_payment").on(table.paymentId, table.receivedAt),
    index("payment_events_faults").on(table.receivedAt).where(sql`${table.fault} is not null`),
    uniqueIndex("payment_events_key").on(table.provider, table.eventKey),
  ],
);

/** Codes for premium time: gifts and prizes. Only their SHA-256 is kept. */
export const premiumCodes = pgTable(
  "premium_codes",
  {
    id: uuid("id").primaryKey(),
    hash: bytea("hash").notNull().unique(),
    source: text("source", { enum: ["prize", "operator"] }).notNull(),
    /** Null for life. */
    months: integer("months"),
    batch: text("batch"),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at"),
    usedBy: integer("used_by").references(() => users.id, { onDelete: "set null" }),
    usedAt: moment("used_at"),
  },
  (table) => [index("premium_codes_user").on(table.usedBy), index("premium_codes_batch").on(table.batch)],
);

/**
 * Every giving of premium time, only added to: a trigger lets a revocation be written once and an erased person be
 * replaced by a pseudonym. Until when somebody has premium is worked out from these rows in order.
 */
export const premiumGrants = pgTable(
  "premium_grants",
  {
    id: uuid("id").primaryKey(),
    userId: formerUserId(),
    pseudonym: uuid("pseudonym"),
    source: text("source", { enum: ["purchase", "code", "prize", "operator"] }).notNull(),
    /** Null for life. */
    months: integer("months"),
    timeZone: text("time_zone").notNull(),
    grantedAt: moment("granted_at").notNull(),
    paymentId: uuid("payment_id").references(() => payments.id),
    codeId: uuid("code_id").references(() => premiumCodes.id),
    /** Of an operator's gift. */
    reason: text("reason"),
    revokedAt: moment("revoked_at"),
    revokedBy: text("revoked_by"),
    revokedWhy: text("revoked_why"),
  },
  (table) => [
    index("premium_grants_user").on(table.userId, table.grantedAt),
    // One grant for a payment and for a code, whatever happens.
    uniqueIndex("premium_grants_payment").on(table.paymentId),
    uniqueIndex("premium_grants_code").on(table.codeId),
    check("premium_grants_months", sql`${table.months} > 0`),
    check("premium_grants_source", sql`(${table.source} = 'purchase') = (${table.paymentId} is not null)`),
    check("premium_grants_revoked", sql`(${table.revokedAt} is null) = (${table.revokedWhy} is null)`),
  ],
);

export const premiumNotices = ["soon", "ended"] as const;

/** Which end of premium was told by which mail: each once. */
export const toldPremiumEnds = pgTable(
  "told_premium_ends",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    notice: text("notice", { enum: premiumNotices }).notNull(),
    endsAt: moment("ends_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.notice, table.endsAt] })],
);
