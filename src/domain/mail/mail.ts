/** A document that a mail carries: a file of HTML, which is attached as it is. */
const documentFields = ["documentName", "document"] as const;

/** Where the reader ends mails of the kind: a page, and what mail programs post to. */
const endingFields = ["endUrl", "oneClickUrl"] as const;

const receiptFields = ["name", "plan", "price", "paidAt", "until", "number", ...documentFields, "accountUrl"] as const;

/** The fields of every kind of mail; values are plain text, those named …Url are URLs of the site. */
export const mailFields = {
  welcome: ["username", "activationUrl"],
  reset: ["username", "resetUrl"],
  mailChangeConfirm: ["username", "newMail", "confirmUrl"],
  mailChangeNotice: ["username", "newMail", "cancelUrl"],
  mailChanged: ["username", "newMail"],
  passwordChanged: ["username", "device", "time"],
  passkeyAdded: ["username", "passkey", "device", "time"],
  newDevice: ["username", "device", "address", "time"],
  deletionReceipt: ["username"],
  contact: ["name", "mail", "subject", "message"],
  contactAnswer: ["name", "subject", "message"],
  reportClosed: ["username", "what", "outcome"],
  reportAnswered: ["username", "what", "outcome", "message"],
  accountBlocked: ["username", "message"],
  accountUnblocked: ["username"],
  prize: ["username", "month", "rank", "duration", "code", "prizeUrl"],
  /** To the operators: prizes are due that nobody has looked at. */
  prizesWaiting: ["month", "consoleUrl"],
  rankDisqualified: ["username", "month", "message"],
  rankRestored: ["username", "month", "message"],
  receipt: receiptFields,
  /** For somebody who has paid a second time while a first purchase was open. */
  receiptTwice: receiptFields,
  refund: ["name", "plan", "price", "number"],
  refundPart: ["name", "plan", "price", "number"],
  reminder: ["username", "waiting", ...endingFields, "reviewUrl"],
  premiumSoon: ["username", "until", ...endingFields, "premiumUrl"],
  premiumEnded: ["username", "until", ...endingFields, "premiumUrl"],
} as const;

export type MailKind = keyof typeof mailFields;

export type MailData = { readonly [K in MailKind]: Readonly<Record<(typeof mailFields)[K][number], string>> };

type MailLayout = {
  /** The prefix of its message keys. */
  readonly messages: string;
  /** Its paragraphs before and after the link, by the suffixes of their message keys. */
  readonly before: readonly string[];
  readonly after: readonly string[];
};

/**
 * The parts of each kind, besides subject, preview (what a list of mails shows after the subject) and heading. The texts
 * are in src/web/i18n/messages/mails, with placeholders for the fields of the kind, `{site}` for the site's name and
 * `{contact}` for the operator's address.
 */
export const mailLayouts: Readonly<Record<MailKind, MailLayout>> = {
  welcome: { messages: "mail_welcome", before: ["intro"], after: ["expiry", "not_you"] },
  reset: { messages: "mail_reset", before: ["intro"], after: ["expiry", "not_you"] },
  mailChangeConfirm: { messages: "mail_change_confirm", before: ["intro"], after: ["expiry", "not_you"] },
  mailChangeNotice: { messages: "mail_change_notice", before: ["intro", "you", "not_you"], after: ["expiry"] },
  mailChanged: { messages: "mail_changed", before: ["intro"], after: ["you", "not_you"] },
  passwordChanged: { messages: "mail_password_changed", before: ["intro"], after: ["you", "not_you"] },
  passkeyAdded: { messages: "mail_passkey_added", before: ["intro"], after: ["you", "not_you"] },
  newDevice: { messages: "mail_new_device", before: ["intro", "device"], after: ["you", "not_you", "choice"] },
  deletionReceipt: { messages: "mail_deletion", before: ["done", "kept"], after: ["not_you", "farewell"] },
  contact: { messages: "mail_contact", before: ["sender", "message"], after: ["reply"] },
  contactAnswer: { messages: "mail_contact_answer", before: ["about", "message"], after: ["reply"] },
  reportClosed: { messages: "mail_report", before: ["outcome"], after: ["thanks"] },
  reportAnswered: { messages: "mail_report", before: ["outcome", "answer"], after: ["thanks"] },
  accountBlocked: { messages: "mail_blocked", before: ["done", "reason"], after: ["objection"] },
  accountUnblocked: { messages: "mail_unblocked", before: ["done"], after: ["welcome"] },
  prize: { messages: "mail_prize", before: ["intro", "code"], after: ["use", "kept"] },
  prizesWaiting: { messages: "mail_prizes_waiting", before: ["due"], after: ["wait"] },
  rankDisqualified: { messages: "mail_disqualified", before: ["done", "reason"], after: ["objection"] },
  rankRestored: { messages: "mail_rank_restored", before: ["done", "reason"], after: ["sorry"] },
  receipt: { messages: "mail_receipt", before: ["intro", "facts"], after: ["contract", "no_renewal"] },
  receiptTwice: { messages: "mail_receipt", before: ["intro", "facts", "twice"], after: ["contract", "no_renewal"] },
  refundPart: { messages: "mail_refund_part", before: ["intro"], after: ["bank", "end"] },
  refund: { messages: "mail_refund", before: ["intro"], after: ["bank", "end"] },
  reminder: { messages: "mail_reminder", before: ["intro"], after: ["quiet"] },
  premiumSoon: { messages: "mail_premium_soon", before: ["intro", "stays"], after: ["no_renewal"] },
  premiumEnded: { messages: "mail_premium_ended", before: ["intro", "stays"], after: [] },
};

/** The field with the link of a kind that has one, the last of its addresses. */
export function linkFieldOf(kind: MailKind): string | undefined {
  return mailFields[kind].findLast((field) => field.endsWith("Url"));
}

/** Whether a field is not for the text but for the attached document. */
export function isDocumentField(field: string): boolean {
  return documentFields.some((name) => name === field);
}

/** A kind with its data. */
export type Mail = { readonly [K in MailKind]: { readonly kind: K; readonly data: MailData[K] } }[MailKind];

export function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(mailFields, kind);
}

/** Validates the stored data of a kind; undefined where a field is missing or a URL is not one of a web page. */
export function readMailData(kind: MailKind, stored: unknown): ReadonlyMap<string, string> | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const given = new Map<string, unknown>(Object.entries(stored));
  const data = new Map<string, string>();
  for (const field of mailFields[kind]) {
    const value = given.get(field);
    if (typeof value !== "string") return undefined;
    if (field.endsWith("Url") && !/^https?:\/\/[^\s"'<>]+$/.test(value)) return undefined;
    data.set(field, value);
  }
  return data;
}
