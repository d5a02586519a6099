/** Every kind of mail and what it is told; values are plain text, those ending in "Url" are addresses of the site. */
export const mailFields = {
  welcome: ["username", "activationUrl"],
  reset: ["username", "resetUrl"],
  mailChangeConfirm: ["username", "newMail", "confirmUrl"],
  mailChangeNotice: ["username", "newMail"],
  deletionReceipt: ["username"],
  contact: ["name", "mail", "subject", "message"],
} as const;

export type MailKind = keyof typeof mailFields;

export type MailData = { readonly [K in MailKind]: Readonly<Record<(typeof mailFields)[K][number], string>> };

/** A kind together with its own data. */
export type Mail = { readonly [K in MailKind]: { readonly kind: K; readonly data: MailData[K] } }[MailKind];

export function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(mailFields, kind);
}

/** Reads data that was stored for a kind; undefined where a field is missing, or a link does not lead to a web page. */
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
