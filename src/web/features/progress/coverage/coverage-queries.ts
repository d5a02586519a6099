import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Coverage } from "../../../../contract/progress/coverage.ts";
import { api } from "../../accounts/session/api.ts";
import { personQuery, queryClient, refresh } from "../../accounts/session/queries.ts";
import { userDataStore, useUserData } from "../../accounts/session/use-user-data.ts";
import { knowsAnything, type UserData, type UserDataStore } from "../../accounts/session/user-data.ts";
import { wordListTypes } from "../../page/api-client.ts";

/** A list of the catalogue. */
export type CoveredList = { readonly kind: "episode" | "season" | "series" | "movie"; readonly id: number };

/** Coverage by title id, from 0 to 1: the share of the spoken words that the user knows. */
export type TitleShares = ReadonlyMap<number, number>;

/** A visitor's known words are sent along, as many as the API takes. */
export const mostWords = 20_000;

/** Words are often marked in quick succession; one request serves all of them. */
const pauseMs = 300;

/** The user's coverage of a list; undefined until there is an answer. The last answer stays until the next. */
export function useCoverage({ kind, id }: CoveredList): Coverage | undefined {
  return useCoverageQuery({ kind, id }, isSent(useUserData()), itself);
}

/** The coverage of all titles; empty until it is known. One request serves all components. */
export function useTitleShares(): TitleShares {
  const user = useUserData();
  const hasShares = knowsAnything(user);
  const shares = useCoverageQuery(undefined, isSent(user) && hasShares, sharesOf);
  return (hasShares && shares) || noShares;
}

/** The coverage of one title, and what is being learnt of it; undefined until it is known. */
export function useTitleCoverage(id: number): Coverage["titles"][number] | undefined {
  const user = useUserData();
  const hasShares = knowsAnything(user);
  const title = useCoverageQuery(undefined, isSent(user) && hasShares, ({ titles }) =>
    titles.find(({ titleId }) => titleId === id),
  );
  return hasShares ? title : undefined;
}

const noShares: TitleShares = new Map();
const itself = (coverage: Coverage) => coverage;
const sharesOf = ({ titles }: Coverage): TitleShares =>
  new Map(titles.map(({ titleId, coverage }) => [titleId, coverage]));

function useCoverageQuery<Part>(list: CoveredList | undefined, enabled: boolean, select: (coverage: Coverage) => Part) {
  const { token } = useUserData();
  useFollowedMarks();
  return useQuery(
    {
      ...personQuery(token, ["WordList/GetCoverage", ...(list === undefined ? [] : [list])], () => askCoverage(list)),
      staleTime: Number.POSITIVE_INFINITY,
      enabled,
      select,
    },
    queryClient,
  ).data;
}

let isFollowing = false;

/** From now on what depends on the marks is asked again after each change of them. */
export function useFollowedMarks(): void {
  useEffect(() => {
    if (isFollowing) return;
    isFollowing = true;
    followMarks(userDataStore(), () => {
      void refresh("WordList/GetCoverage");
      void refresh("WordList/GetTonight");
    });
  }, []);
}

function askCoverage(covered: CoveredList | undefined): Promise<Coverage> {
  const list = covered && { type: wordListTypes[covered.kind], id: covered.id };
  const { token, knownList, unknownList = [], knownLevel = 0 } = userDataStore().get();
  if (token !== undefined) return api.call("WordList/GetCoverage", { query: { ...list } });
  const body = {
    ...list,
    knownWordIds: knownList.slice(0, mostWords),
    unknownWordIds: unknownList.slice(0, mostWords),
    level: knownLevel,
  };
  return api.call("WordList/GetCoverageOfWords", { body });
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
