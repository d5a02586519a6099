import {
  notifyManager,
  onlineManager,
  QueryClient,
  QueryObserver,
  type QueryObserverOptions,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
} from "@tanstack/react-query";
import type { AnswerOf, CallName, InputOf } from "../../../../contract/calls.ts";
import type { ApiClient } from "../../page/api-client.ts";
import { problemsOf } from "../../page/form/form-problems.ts";
import { api } from "./api.ts";
import { userDataStore, useUserData } from "./use-user-data.ts";

/*
 * How the browser reads what the server knows: TanStack Query, without a provider.
 *
 *   const points = useApi("Score/GetPointData");
 *   if (points.data === undefined) return <AnswerState query={points} lines={4} />;
 *
 *   const vote = useAction(async () => setAnswer("Poll/GetPolls", await api.call("Poll/Vote", { body })));
 *   <Button isLoading={vote.isBusy} onClick={vote.run}> … <p role="alert">{vote.problem}</p>
 *
 *   await refresh("Score/GetPointData");   // something has changed what the server would answer
 *
 * What one call does not answer: `useQuery(personQuery(token, key, ask), queryClient)`.
 *
 * Pages for everyone load this module with what they draw for a person only: it is 10 KB, and no part of a first load; what they
 * need of it themselves they ask by `useLateQuery`.
 * Nothing of it is rendered on the server, where one client would keep everybody's queries.
 */

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A failure is shown at once, with a button to try again; when there is a connection again it is asked again.
      retry: false,
      networkMode: "always",
      refetchOnReconnect: true,
      refetchOnWindowFocus: false,
    },
    mutations: { networkMode: "always" },
  },
});

// As a provider would: follows the connection. The library takes a document to be online until it hears otherwise.
queryClient.mount();
if (globalThis.navigator?.onLine === false) onlineManager.setOnline(false);

/**
 * A query of what belongs to a person: the answers for another are others.
 *
 * @param token of who asks; undefined for a visitor
 * @param key begins with the name of the call that is asked, by which it is refreshed
 */
export function personQuery<Data>(
  token: string | undefined,
  key: readonly [CallName, ...unknown[]],
  ask: () => Promise<Data>,
) {
  return queryOptions({ queryKey: [...key, { token }], queryFn: ask });
}

/** What is asked, as by `personQuery`. */
export type LateQuery<Data> = Pick<
  QueryObserverOptions<Data>,
  "enabled" | "gcTime" | "staleTime" | "refetchOnReconnect" | "structuralSharing"
> & {
  /** Begins with the name of the call. */
  readonly key: readonly [CallName, ...unknown[]];
  ask(): Promise<Data>;
};

/** For `useLateQuery`. */
export function observePersonQuery<Data>(token: string | undefined, { key, ask, ...options }: LateQuery<Data>) {
  const { queryKey } = personQuery(token, key, ask);
  return new QueryObserver<Data>(queryClient, { ...options, queryKey, queryFn: ask });
}

/**
 * The hooks that ask by a client: one pair for the site, one for the console, which has a language of its own.
 *
 * @param problemText why a call failed, in a sentence
 */
export function createHooks(client: ApiClient, problemText: (error: unknown) => string) {
  return {
    /** What a call answers for who is signed in: shared by all who ask, and asked again when a part that shows it appears. */
    useApi<Name extends CallName>(name: Name, ...input: InputOf<Name>) {
      const { token } = useUserData();
      return useQuery(
        personQuery(token, [name, ...input], () => client.call(name, ...input)),
        queryClient,
      );
    },

    /** Something that a button does, that takes its time and may fail; `problem` says why it did. */
    useAction(act: () => Promise<unknown>) {
      const { isPending, isSuccess, error, mutate } = useMutation({ mutationFn: act }, queryClient);
      return {
        isBusy: isPending,
        isDone: isSuccess,
        problem: error === null ? undefined : problemText(error),
        run: () => mutate(),
      };
    },
  };
}

export const { useApi, useAction } = createHooks(api, (error) => problemsOf(error, new Set()).form.join(" "));

/**
 * Keeps what this browser stores of a signed-in user equal to the server's: when a part that wants it appears, and
 * when there is a connection again.
 *
 * @param name of the call that is asked, so that all who want the same share it
 * @param staleTime ms for which it is not loaded again
 * @param everyMs after which it is loaded again while the tab is shown, and when it comes to the front
 */
export function useSync(
  name: CallName,
  load: (token: string) => Promise<unknown>,
  staleTime = 0,
  everyMs: number | false = false,
) {
  const { token } = useUserData();
  const queryFn = token === undefined ? skipToken : () => load(token).then(() => null);
  return useQuery(
    {
      queryKey: [name, { token }],
      queryFn,
      staleTime,
      refetchInterval: everyMs,
      refetchOnWindowFocus: everyMs !== false,
    },
    queryClient,
  );
}

/** Asks again for what a call answered, whatever its input: now where it is shown, else when it is next wanted. */
export async function refresh(name: CallName): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [name] });
  // Components hear of an answer in a later task: who waits for it finds it rendered.
  await new Promise<void>((resolve) => notifyManager.schedule(resolve));
}

/** Takes what was told in another way, as by another call, as the answer of a call. */
export function setAnswer<Name extends CallName>(name: Name, answer: AnswerOf<Name>, ...input: InputOf<Name>): void {
  queryClient.setQueryData([name, ...input, { token: userDataStore().get().token }], answer);
}
