import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Coverage } from "../../../../contract/progress/coverage.ts";
import { api } from "../../accounts/session/api.ts";
import { personQuery, queryClient, refresh } from "../../accounts/session/queries.ts";
import { userDataStore, useUserData } from "../../accounts/session/use-user-data.ts";
import { knowsAnything, type UserData, type UserDataStore } from "../../accounts/session/user-data.ts";

/** A list of the catalogue: `type` is one of `wordListTypes`. */
export type CoveredList = { readonly type: number; readonly id: number };

/** By a title's id, how much of what is said in it the person understands: from 0 to 1. */
export type TitleShares = ReadonlyMap<number, number>;

/** A visitor's words go with the question, bounded as the API bounds them. */
const mostWords = 20_000;

/** Marks often come in a row; one question answers for all of them. */
const pauseMs = 300;

/** How much the person understands of a list; undefined until there is an answer. What was said last stays until the next. */
export function useCoverage({ type, id }: CoveredList): Coverage | undefined {
  return useCoverageQuery({ type, id }, isSent(useUserData()), itself);
}

/** How much of each title the person understands; empty until that is known. One question for all who look. */
export function useTitleShares(): TitleShares {
  const user = useUserData();
  const hasShares = knowsAnything(user);
  const shares = useCoverageQuery(undefined, isSent(user) && hasShares, sharesOf);
  return (hasShares && shares) || noShares;
}

/** The share of one title; undefined until it is known. */
export function useTitleShare(id: number): number | undefined {
  const user = useUserData();
  const hasShares = knowsAnything(user);
  const share = useCoverageQuery(undefined, isSent(user) && hasShares, ({ titles }) =>
    titles.find(({ titleId }) => titleId === id),
  );
  return hasShares ? share?.coverage : undefined;
}

const noShares: TitleShares = new Map();
const itself = (coverage: Coverage) => coverage;
const sharesOf = ({ titles }: Coverage): TitleShares =>
  new Map(titles.map(({ titleId, coverage }) => [titleId, coverage]));

function useCoverageQuery<Part>(list: CoveredList | undefined, enabled: boolean, select: (coverage: Coverage) => Part) {
  const { token } = useUserData();
  useEffect(() => {
    if (isFollowing) return;
    isFollowing = true;
    followMarks(userDataStore(), () => void refresh("WordList/GetCoverage"));
  }, []);
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

function askCoverage(list: CoveredList | undefined): Promise<Coverage> {
  const { token, knownList, knownLevel = 0 } = userDataStore().get();
  if (token !== undefined) return api.call("WordList/GetCoverage", { query: { ...list } });
  const body = { ...list, knownWordIds: knownList.slice(0, mostWords), level: knownLevel };
  return api.call("WordList/GetCoverageOfWords", { body });
}

/**
 * Has coverage asked for again after every change of what the person knows, once the API has been told of it.
 *
 * @returns ends it
 */
export function followMarks(store: Pick<UserDataStore, "get" | "subscribe">, askAgain: () => void): () => void {
  let last = store.get();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = store.subscribe(() => {
    const user = store.get();
    if (user.knownList === last.knownList && user.knownLevel === last.knownLevel && isSent(user) === isSent(last))
      return;
    last = user;
    clearTimeout(timer);
    if (isSent(user)) timer = setTimeout(askAgain, pauseMs);
  });
  return () => {
    clearTimeout(timer);
    end();
  };
}

/** The API answers by what it has been told. */
function isSent({ unsentKnown = {} }: UserData): boolean {
  return Object.keys(unsentKnown).length === 0;
}
