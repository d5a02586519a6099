import type { Coverage } from "../../../../contract/progress/coverage.ts";
import { api } from "../../accounts/session/api.ts";
import type { UserData } from "../../accounts/session/user-data.ts";

/** A list of the catalogue: `type` is one of `wordListTypes`. */
export type CoveredList = { readonly type: number; readonly id: number };

/** A visitor's words go with the question, bounded as the API bounds them. */
const mostWords = 20_000;

/** How much a person understands: of one list, or of every title. */
export function askCoverage({ token, knownList, knownLevel }: UserData, list?: CoveredList): Promise<Coverage> {
  if (token !== undefined) return api.call("WordList/GetCoverage", { query: { ...list } });
  const body = { ...list, knownWordIds: knownList.slice(0, mostWords), level: knownLevel ?? 0 };
  return api.call("WordList/GetCoverageOfWords", { body });
}
