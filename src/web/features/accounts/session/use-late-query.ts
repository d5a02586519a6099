import type { QueryObserver } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import { late } from "../../page/late.ts";
import type { LateQuery } from "./queries.ts";
import { useUserData } from "./use-user-data.ts";

export type LateAnswer<Data> = {
  /** Undefined until there is an answer. */
  readonly data: Data | undefined;
  /** When the answer came, in ms; 0 before. */
  readonly dataUpdatedAt: number;
  readonly isError: boolean;
  readonly isFetching: boolean;
  refetch(): unknown;
};

const observe = late(async () => ({ default: (await import("./queries.ts")).observePersonQuery }));

/**
 * What `useQuery` answers, for pages for everyone: the queries, which are no part of a first load, are loaded once one
 * is asked.
 *
 * @param query memoised; undefined asks nothing
 */
export function useLateQuery<Data>(query: LateQuery<Data> | undefined): LateAnswer<Data> {
  const { token } = useUserData();
  const { subscribe, get } = useMemo(() => createAnswer(token, query), [token, query]);
  return useSyncExternalStore<LateAnswer<Data>>(subscribe, get, () => unasked);
}

const unasked: LateAnswer<never> = {
  data: undefined,
  dataUpdatedAt: 0,
  isError: false,
  isFetching: false,
  refetch: () => undefined,
};

/** A browser does not ask again for a module that it could not fetch. */
const unloaded: LateAnswer<never> = { ...unasked, isError: true, refetch: () => window.location.reload() };

function createAnswer<Data>(token: string | undefined, query: LateQuery<Data> | undefined) {
  let observer: QueryObserver<Data> | undefined = query && observe.loaded()?.<Data>(token, query);
  let answer: LateAnswer<Data> = observer?.getCurrentResult() ?? unasked;

  return {
    get: () => answer,
    subscribe(listener: () => void): () => void {
      if (query === undefined) return () => undefined;
      let isOver = false;
      let end: (() => void) | undefined;
      const tell = (next: LateAnswer<Data>) => {
        answer = next;
        listener();
      };
      observe.load().then(
        (observePersonQuery) => {
          if (isOver) return;
          observer ??= observePersonQuery<Data>(token, query);
          end = observer.subscribe(tell);
          tell(observer.getCurrentResult());
        },
        () => tell(unloaded),
      );
      return () => {
        isOver = true;
        end?.();
      };
    },
  };
}
