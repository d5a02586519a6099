/** Line ends, other control characters, and marks that change the direction of text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what is looked for
const unsafeInLine = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what is looked for
const unsafeInText = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;

/** A value that is safe in a header or a single line. */
export function oneLine(value: string): string {
  return value.replace(unsafeInLine, " ").replace(/ {2,}/g, " ").trim();
}

/** A value of several lines, separated by "\n". */
export function severalLines(value: string): string {
  return value
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(unsafeInText, " ")
    .trim();
}

const entities: ReadonlyMap<string, string> = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&#39;"],
]);

/** Escapes text for content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities.get(sign) ?? sign);
}
