import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import type { CallName } from "../../contract/calls.ts";
import { createSessionApi } from "../features/accounts/session/api.ts";
import { createHooks, personQuery, queryClient } from "../features/accounts/session/queries.ts";
import { useUserData } from "../features/accounts/session/use-user-data.ts";
import { type ApiClient, ApiError } from "../features/page/api-client.ts";
import { consoleLanguage, m } from "./messages.ts";

const client = createSessionApi(consoleLanguage);

type Answer = (isPassed: boolean) => void;

const listeners = new Set<() => void>();
let awaited: Answer | undefined;

function setAwaited(next: Answer | undefined) {
  awaited = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What a call waits for that wants the second factor again; undefined where none does. */
export function useAwaitedFactor(): Answer | undefined {
  return useSyncExternalStore(subscribe, () => awaited);
}

/** Resolves once the second factor is passed, to false where that is given up. Another call that asks takes its place. */
function passAgain(): Promise<boolean> {
  awaited?.(false);
  return new Promise((resolve) =>
    setAwaited((isPassed) => {
      setAwaited(undefined);
      resolve(isPassed);
    }),
  );
}

/**
 * The console's calls: their problems are told in its language. A call for which the second factor was passed too long
 * ago is repeated once it is passed again.
 */
export const consoleApi: ApiClient = {
  async call(name, ...input) {
    try {
      return await client.call(name, ...input);
    } catch (error) {
      const isAsked = error instanceof ApiError && error.problem?.code === "second_factor.again";
      if (!isAsked || !(await passAgain())) throw error;
      return await client.call(name, ...input);
    }
  },
};

/** Whether a call was refused for a field, by this code. */
export function hasFieldCode(error: unknown, code: string): boolean {
  const problem = error instanceof ApiError ? error.problem : undefined;
  return problem !== undefined && "errors" in problem && (problem.errors ?? []).some((each) => each.code === code);
}

/** Why a call failed, in a sentence. */
export function problemText(error: unknown): string {
  if (!(error instanceof ApiError)) return m.common_no_answer();
  const { problem } = error;
  // The API's own refusal would say what of: a proxy before it has refused.
  if (problem === undefined) return error.status === 413 ? m.common_refused_by_proxy() : m.common_call_failed();
  const messages = "errors" in problem ? (problem.errors ?? []).map(({ message }) => message) : [];
  // Beside what is too large, how large it may be.
  if (error.status === 413) messages.push(problem.detail);
  return messages.length > 0 ? messages.join(" ") : problem.detail;
}

export const { useApi, useAction } = createHooks(consoleApi, problemText);

export type Page<Row> = { readonly rows: readonly Row[]; readonly next: string | null };

/** A list of which more and more is loaded. */
export type List<Row> = {
  /** Undefined until the first answer. */
  readonly rows: readonly Row[] | undefined;
  readonly error: unknown;
  /** While an answer to another search is under way; the rows are still those of the one before. */
  readonly isBusy: boolean;
  readonly hasMore: boolean;
  /** How many rows have come on top since it was loaded; `retry` brings them. Of lists alone that look for them. */
  readonly newRows?: number;
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
