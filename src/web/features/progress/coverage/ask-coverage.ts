import type { Coverage } from "../../../../contract/progress/coverage.ts";
import { api } from "../../accounts/session/api.ts";
import { userDataStore } from "../../accounts/session/use-user-data.ts";
import type { UserData, UserDataStore } from "../../accounts/session/user-data.ts";
import { readVisitorWords } from "../../memory/visitor-words.ts";
import { wordListTypes } from "../../page/api-client.ts";

/** A list of the catalogue. */
export type CoveredList = { readonly kind: "episode" | "season" | "series" | "movie"; readonly id: number };

/** Coverage by title id, from 0 to 1: the share of the spoken words that the user knows. */
export type TitleShares = ReadonlyMap<number, number>;

/** A visitor's known words are sent along, as many as the API takes. */
export const mostWords = 20_000;

/** What is answered changes what is being learnt: a page that is opened later asks again. */
const freshMs = 60_000;

/** Words are often marked in quick succession; one request serves all of them. */
const pauseMs = 300;

let isFollowing = false;

/** From now on what depends on the marks is asked again after each change of them. */
export function followMarksOnce(): void {
  if (isFollowing) return;
  isFollowing = true;
  followMarks(userDataStore(), () => {
    import("../../accounts/session/queries.ts").then(
      ({ refresh }) => Promise.all([refresh("WordList/GetCoverage"), refresh("WordList/GetTonight")]),
      () => undefined,
    );
  });
}

/** The coverage of a list, or without one of all titles, as a query. */
export function coverageQuery(list: CoveredList | undefined, enabled: boolean) {
  return {
    key: ["WordList/GetCoverage", ...(list === undefined ? [] : [list])] as const,
    ask: () => askCoverage(list),
    staleTime: freshMs,
    enabled,
  };
}

async function askCoverage(covered: CoveredList | undefined): Promise<Coverage> {
  followMarksOnce();
  const list = covered && { type: wordListTypes[covered.kind], id: covered.id };
  const { token, knownList, unknownList = [], knownLevel = 0 } = userDataStore().get();
  if (token !== undefined) return await api.call("WordList/GetCoverage", { query: { ...list } });
  const { learnt, learning } = await readVisitorWords();
  const body = {
    ...list,
    knownWordIds: [...knownList, ...learnt].slice(0, mostWords),
    unknownWordIds: unknownList.slice(0, mostWords),
    learningWordIds: [...learning],
    level: knownLevel,
  };
  return await api.call("WordList/GetCoverageOfWords", { body });
}

/**
 * Calls `askAgain` after every change of the known words or the level, once it has been sent to the API.
 *
 * @returns unsubscribes
 */
export function followMarks(store: Pick<UserDataStore, "get" | "subscribe">, askAgain: () => void): () => void {
  let last = store.get();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = store.subscribe(() => {
    const user = store.get();
    const isSame =
      user.knownList === last.knownList && user.unknownList === last.unknownList && user.knownLevel === last.knownLevel;
    if (isSame && isSent(user) === isSent(last)) return;
    last = user;
    clearTimeout(timer);
    if (isSent(user)) timer = setTimeout(askAgain, pauseMs);
  });
  return () => {
    clearTimeout(timer);
    end();
  };
}

/** Whether the API knows all marks; it would answer without the others. */
export function isSent({ unsentKnown = {} }: UserData): boolean {
  return Object.keys(unsentKnown).length === 0;
}
