/** What the operator's configuration says, as `{{name}}` in a text. */
export const placeholders = [
  "siteName",
  "contactMail",
  "publicUrl",
  "legalName",
  "legalAddress",
  "legalCountry",
] as const;

export type Placeholder = (typeof placeholders)[number];

export const placeholderPattern = /\{\{\s*([^{}]*?)\s*\}\}/g;

export function isPlaceholder(name: string): name is Placeholder {
  return placeholders.some((known) => known === name);
}
