import type { Decision } from "./decision.ts";
import { amountExperts } from "./experts/amount-experts.ts";
import { contentWordExperts } from "./experts/content-word-experts.ts";
import { type Expert, lookAround } from "./experts/expert.ts";
import { determinerOrPronoun, functionWordExperts } from "./experts/function-word-experts.ts";
import { isClosed } from "./grammar.ts";
import { type Place, tokenAt } from "./token.ts";

const experts: ReadonlyMap<string, Expert> = new Map([
  ...Object.entries(functionWordExperts),
  ...Object.entries(contentWordExperts),
  ...Object.entries(amountExperts),
]);

/** What a word that needs its own rule is here; undefined leaves it to the general rules. */
export function decideWord(place: Place): Decision {
  const token = tokenAt(place);
  if (token === undefined) return undefined;
  const expert =
    experts.get(token.form) ?? (isClosed(token, "determiner", "possessive") ? determinerOrPronoun : undefined);
  return expert?.(lookAround(place, token));
}
