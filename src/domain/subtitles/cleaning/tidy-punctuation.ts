/** Characters that are neither words nor punctuation. */
const OTHER_SIGNS = /[^\p{Script=Latin}\p{Nd}\s.,?!'"%$£€&@#/+:;°½¼¾-]/gu;
/** Anything that the rules below could change; most lines have nothing of it. */
const UNTIDY =
  /[^\w\s.,?!'":;$%&/+#@-]|_|\s\s|[\t\n]| [,.?!;:-]|[ -]$|- |--|(?<!\.)\.\.(?!\.[ "']|\.$)|\.{4}|[?!][?!.]|,,|;;|[,;:]\.|\.[A-Z]|[,;?!][^\s.,;?!'"\d-]|^[^A-Za-z"'\d]|''|o' clock|[Gg]ood [Bb]ye/;

/**
 * Normalises spaces and punctuation: one space between words, none before a stop; three dots for an ellipsis, ` - ` for
 * a dash; only quotes before the first word. "O'clock" and "goodbye" are one word.
 */
export function tidyPunctuation(text: string): string {
  if (!UNTIDY.test(text)) return text;
  return text
    .replace(OTHER_SIGNS, " ")
    .replace(/\s+/g, " ")
    .replace(/''/g, '"')
    .replace(/\bo' clock\b/g, "o'clock")
    .replace(/\b([Gg])ood [Bb]ye\b/g, "$1oodbye")
    .replace(/\.(?: ?\.)+/g, "...")
    .replace(/([?!,;:]) ?\.\.\./g, "$1")
    .replace(/([?!,;])(?: ?\1)+/g, "$1")
    .replace(/ ?-(?: ?-)+ ?/g, " - ")
    .replace(/(?<=[\p{L}\d])-(?= |$)/gu, " -")
    .replace(/(?<= )-(?=[\p{L}"'])/gu, "- ")
    .replace(/ ([,.?!;:])(?!\d)/g, "$1")
    .replace(/(?<=\.\.\.)(?=[\p{L}\d])/gu, " ")
    .replace(/(?<=[a-z]{2}\.)(?=[A-Z][a-z' ])|(?<=\p{L}[,;?!])(?=\p{L})/gu, " ")
    .replace(/^[\s.,;:?!/-]+/, "")
    .trim();
}
