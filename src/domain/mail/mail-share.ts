import type { MailKind } from "./mail.ts";

/**
 * What mails are counted together. Anyone may have a confirmation sent to any address, so these are kept apart from what
 * the owners of accounts must hear of.
 */
export type MailShare = "confirmation" | "security" | "contact" | "reminder";

/** The operator's own, and prizes. */
type OperatorsMailKind =
  | "contactAnswer"
  | "reportClosed"
  | "reportAnswered"
  | "accountBlocked"
  | "accountUnblocked"
  | "rankDisqualified"
  | "rankRestored"
  | "prize"
  | "prizesWaiting";

/** Mails with a quota. Those of payments have none: each tells of money that was taken or given back. */
export type CountedMailKind = Exclude<
  MailKind,
  "receipt" | "receiptTwice" | "refund" | "refundPart" | OperatorsMailKind
>;

const shares: Readonly<Record<CountedMailKind, MailShare>> = {
  welcome: "confirmation",
  mailChangeConfirm: "confirmation",
  reset: "security",
  mailChangeNotice: "security",
  mailChanged: "security",
  passwordChanged: "security",
  passkeyAdded: "security",
  newDevice: "security",
  deletionReceipt: "security",
  contact: "contact",
  reminder: "reminder",
  premiumSoon: "reminder",
  premiumEnded: "reminder",
};

export function isCounted(kind: MailKind): kind is CountedMailKind {
  return Object.hasOwn(shares, kind);
}

export const mailShareOf = (kind: CountedMailKind): MailShare => shares[kind];

/** Of the mails that the site sends in an hour, the part that each share may use. */
export const partOfAll: Readonly<Record<MailShare, number>> = {
  confirmation: 0.4,
  security: 0.3,
  contact: 0.1,
  reminder: 0.2,
};

/** Mails to one inbox; none for those to the operator. */
export const perInbox: Readonly<Record<MailShare, { readonly hour: number; readonly day: number } | undefined>> = {
  confirmation: { hour: 5, day: 12 },
  security: { hour: 6, day: 15 },
  contact: undefined,
  reminder: { hour: 3, day: 3 },
};
