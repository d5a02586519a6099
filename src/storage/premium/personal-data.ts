import type { Db } from "../database.ts";
import { asc, eq, inArray, sql } from "../drizzle.ts";
import type { PersonalTable } from "../personal-table.ts";
import { paymentEvents, paymentRefunds, payments, premiumCodes, premiumGrants, toldPremiumEnds } from "./schema.ts";

const idsOfPayments = (db: Db, userId: number) =>
  db.select({ id: payments.id }).from(payments).where(eq(payments.userId, userId));

/** Payments and grants are books: they stay without the person. Events and refunds come first, found by the payments' person. */
export const premiumPersonalData: readonly PersonalTable[] = [
  {
    table: paymentEvents,
    exportedAs: "paymentEvents",
    read: (db, userId) =>
      db
        .select({ provider: paymentEvents.provider, kind: paymentEvents.kind, receivedAt: paymentEvents.receivedAt })
        .from(paymentEvents)
        .where(inArray(paymentEvents.paymentId, idsOfPayments(db, userId)))
        .orderBy(asc(paymentEvents.receivedAt)),
    // A provider may have told name and address of the buyer.
    onDeletion: {
      erase: (transaction, userId) =>
        transaction
          .update(paymentEvents)
          .set({ body: "" })
          .where(inArray(paymentEvents.paymentId, idsOfPayments(transaction, userId))),
    },
  },
  {
    table: paymentRefunds,
    exportedAs: "paymentRefunds",
    read: (db, userId) =>
      db
        .select({
          paymentId: paymentRefunds.paymentId,
          amount: paymentRefunds.amount,
          state: paymentRefunds.state,
          askedAt: paymentRefunds.askedAt,
          endedAt: paymentRefunds.endedAt,
        })
        .from(paymentRefunds)
        .where(inArray(paymentRefunds.paymentId, idsOfPayments(db, userId)))
        .orderBy(asc(paymentRefunds.askedAt)),
    // An operator, or a provider, may have written of the person.
    onDeletion: {
      erase: (transaction, userId) =>
        transaction
          .update(paymentRefunds)
          .set({ reason: "", cause: null })
          .where(inArray(paymentRefunds.paymentId, idsOfPayments(transaction, userId))),
    },
  },
  {
    table: payments,
    exportedAs: "payments",
    read: (db, userId) =>
      db
        .select({
          id: payments.id,
          state: payments.state,
          plan: payments.plan,
          amount: payments.amount,
          currency: payments.currency,
          provider: payments.provider,
          buyer: payments.buyer,
          termsVersion: payments.termsVersion,
          acceptedAt: payments.acceptedAt,
          createdAt: payments.createdAt,
          settledAt: payments.settledAt,
          refundedAt: payments.refundedAt,
        })
        .from(payments)
        .where(eq(payments.userId, userId))
        .orderBy(asc(payments.createdAt)),
    onDeletion: {
      pseudonymise: (transaction, userId, pseudonym) =>
        transaction
          .update(payments)
          .set({
            userId: null,
            pseudonym,
            buyer: sql`jsonb_build_object('country', ${payments.buyer} -> 'country')`,
          })
          .where(eq(payments.userId, userId)),
    },
  },
  {
    table: premiumGrants,
    exportedAs: "premiumGrants",
    read: (db, userId) =>
      db
        .select({
          source: premiumGrants.source,
          months: premiumGrants.months,
          grantedAt: premiumGrants.grantedAt,
          revokedAt: premiumGrants.revokedAt,
          revokedWhy: premiumGrants.revokedWhy,
        })
        .from(premiumGrants)
        .where(eq(premiumGrants.userId, userId))
        .orderBy(asc(premiumGrants.grantedAt)),
    onDeletion: {
      pseudonymise: (transaction, userId, pseudonym) =>
        transaction.update(premiumGrants).set({ userId: null, pseudonym }).where(eq(premiumGrants.userId, userId)),
    },
  },
  {
    table: premiumCodes,
    exportedAs: "premiumCodes",
    read: (db, userId) =>
      db
        .select({ source: premiumCodes.source, months: premiumCodes.months, usedAt: premiumCodes.usedAt })
        .from(premiumCodes)
        .where(eq(premiumCodes.usedBy, userId))
        .orderBy(asc(premiumCodes.usedAt)),
    onDeletion: {
      erase: (transaction, userId) =>
        transaction.update(premiumCodes).set({ usedBy: null }).where(eq(premiumCodes.usedBy, userId)),
    },
  },
  {
    table: toldPremiumEnds,
    exportedAs: "toldPremiumEnds",
    read: (db, userId) =>
      db
        .select({ notice: toldPremiumEnds.notice, endsAt: toldPremiumEnds.endsAt })
        .from(toldPremiumEnds)
        .where(eq(toldPremiumEnds.userId, userId))
        .orderBy(asc(toldPremiumEnds.endsAt)),
    onDeletion: "cascade",
  },
];
