import { useMutation, useQuery } from "@tanstack/react-query";
import type { AnswerOf, CallName, InputOf } from "../../contract/calls.ts";
import { endSession } from "../features/accounts/session/end-session.ts";
import { personQuery, queryClient } from "../features/accounts/session/queries.ts";
import { userDataStore, useUserData } from "../features/accounts/session/use-user-data.ts";
import { ApiError, createApiClient, loadTimeoutMs } from "../features/page/api-client.ts";
import { consoleLanguage, m } from "./messages.ts";

/** The console's calls: their problems are told in the console's language. */
export const consoleApi = createApiClient({
  fetch: (path, init) => fetch(path, init),
  lang: consoleLanguage,
  timeoutMs: loadTimeoutMs,
  session: { token: () => userDataStore().get().token, onExpired: () => endSession("expired") },
});

/** Why a call failed, in a sentence. */
export function problemText(error: unknown): string {
  if (!(error instanceof ApiError)) return m.common_no_answer();
  const { problem } = error;
  if (problem === undefined) return m.common_call_failed();
  const messages = "errors" in problem ? (problem.errors ?? []).map(({ message }) => message) : [];
  return messages.length > 0 ? messages.join(" ") : problem.detail;
}

/** What a call answers: shared by all parts that show it, and asked again by `refresh(name)`. */
export function useAnswer<Name extends CallName>(name: Name, ...input: InputOf<Name>) {
  const { token } = useUserData();
  return useQuery(
    personQuery<AnswerOf<Name>>(token, [name, ...input], () => consoleApi.call(name, ...input)),
    queryClient,
  );
}

/** Takes what was told of a call's answer in another way, as by a stream of events, as the answer of `useAnswer`. */
export function keepAnswer<Name extends CallName>(name: Name, input: InputOf<Name>[0], answer: AnswerOf<Name>): void {
  const { token } = userDataStore().get();
  queryClient.setQueryData([name, input, { token }], answer);
}

type Page<Row> = { readonly rows: readonly Row[]; readonly next: string | null };

/** A list of which more and more is loaded. */
export type List<Row> = {
  /** Undefined until the first answer. */
  readonly rows: readonly Row[] | undefined;
  readonly error: unknown;
  /** While an answer to another search is under way; the rows are still those of the one before. */
  readonly isBusy: boolean;
  readonly hasMore: boolean;
  readonly more: { readonly isBusy: boolean; readonly problem: string | undefined; run(): void };
  retry(): void;
};

/**
 * A list by cursor.
 *
 * @param key begins with the name of the call, by which it is refreshed: as many rows as were loaded are asked again
 * @param ask for the page that a cursor stands for
 * @param everyMs after which it is asked again, by the rows there are
 */
export function useList<Row>(
  key: readonly [CallName, ...unknown[]],
  ask: (cursor: string | undefined) => Promise<Page<Row>>,
  everyMs: (rows: readonly Row[]) => number | false = () => false,
): List<Row> {
  const { token } = useUserData();
  const options = personQuery<Page<Row>>(token, key, async () => {
    const wanted = queryClient.getQueryData<Page<Row>>(options.queryKey)?.rows.length ?? 0;
    let page = await ask(undefined);
    while (page.rows.length < wanted && page.next !== null) page = added(page, await ask(page.next));
    return page;
  });
  const query = useQuery(
    {
      ...options,
      placeholderData: (before) => before,
      refetchInterval: ({ state }) => everyMs(state.data?.rows ?? []),
    },
    queryClient,
  );
  const more = useAction(async () => {
    const before = queryClient.getQueryData<Page<Row>>(options.queryKey);
    if (before === undefined || before.next === null) return;
    const page = await ask(before.next);
    queryClient.setQueryData<Page<Row>>(options.queryKey, (now) => (now === before ? added(before, page) : now));
  });
  return {
    rows: query.data?.rows,
    error: query.error,
    isBusy: query.isPlaceholderData,
    hasMore: query.data !== undefined && query.data.next !== null && !query.isPlaceholderData,
    more,
    retry: () => void query.refetch(),
  };
}

function added<Row>(before: Page<Row>, { rows, next }: Page<Row>): Page<Row> {
  return { rows: [...before.rows, ...rows], next };
}

/** Something that a button does, that takes its time and may fail; `problem` says why it did. */
export function useAction(act: () => Promise<unknown>) {
  const { isPending, error, mutate } = useMutation({ mutationFn: act }, queryClient);
  return { isBusy: isPending, problem: error === null ? undefined : problemText(error), run: () => mutate() };
}
