/** Line ends, other controls, and the marks that turn the direction of writing: none belongs in a line of a mail. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what is looked for
const unfitForLine = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what is looked for
const unfitForText = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;

/** A value that may stand in a header or a line: nothing in it ends the line. */
export function oneLine(value: string): string {
  return value.replace(unfitForLine, " ").replace(/ {2,}/g, " ").trim();
}

/** A value of several lines, parted by "\n". */
export function severalLines(value: string): string {
  return value
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(unfitForText, " ")
    .trim();
}

const entities: ReadonlyMap<string, string> = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&#39;"],
]);

/** Text as it may stand between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities.get(sign) ?? sign);
}
