import { type BodySize, maxDepth } from "./body-table.ts";

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const colon = 0x3a;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;

export type BodyFault = "deep" | "many";

/** The place behind a string's closing quote, from the one behind its opening quote. */
function endOfString(json: Buffer, start: number): number {
  let end = json.indexOf(quote, start);
  while (end !== -1) {
    let escapes = end - 1;
    while (escapes >= start && json[escapes] === backslash) escapes -= 1;
    // An even number of backslashes escape each other.
    if ((end - 1 - escapes) % 2 === 0) return end + 1;
    end = json.indexOf(quote, end + 1);
  }
  return json.length;
}

/**
 * What a JSON text has too much of, found by its punctuation before anything is made of it; undefined where it is within
 * the bounds. Texts that are no JSON are for the parser to refuse. Takes about 2 ms a megabyte.
 */
export function faultOfJson(json: Buffer, { values, keys }: Pick<BodySize, "values" | "keys">): BodyFault | undefined {
  let depth = 0;
  let valuesLeft = values;
  let keysLeft = keys;
  for (let at = 0; at < json.length; at += 1) {
    switch (json[at]) {
      case quote:
        at = endOfString(json, at + 1) - 1;
        break;
      case openBracket:
      case openBrace:
        depth += 1;
        valuesLeft -= 1;
        if (depth > maxDepth) return "deep";
        break;
      case closeBracket:
      case closeBrace:
        depth -= 1;
        break;
      case comma:
        valuesLeft -= 1;
        break;
      case colon:
        keysLeft -= 1;
        break;
    }
    if (valuesLeft < 0 || keysLeft < 0) return "many";
  }
  return undefined;
}
