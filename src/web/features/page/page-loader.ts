import { data, isRouteErrorResponse, type RouterContextProvider } from "react-router";
import type { Locale } from "../../../domain/locale/locale.ts";
import { ApiError } from "./api-client.ts";
import { type PageSources, sourcesContext } from "./page-context.ts";
import { matchPath, type ParamsOf, type PathId } from "./paths.ts";

/** The pages of one module: one, or several. */
export type PageIds<Id extends PathId> = Id | readonly Id[];

export function idsOf<Id extends PathId>(ids: PageIds<Id>): readonly Id[] {
  return typeof ids === "string" ? [ids] : ids;
}

type LoaderArguments = { readonly request: Request; readonly context: Readonly<RouterContextProvider> };

export type PageRequest<Id extends PathId> = PageSources & {
  readonly id: Id;
  readonly locale: Locale;
  readonly params: ParamsOf<Id>;
};

/** Why a page cannot be shown; the error screen has the texts. */
export type PageFailure = "notFound" | "unavailable" | "timeout" | "offline";

/**
 * A page's `loader` and `clientLoader` in one: matches the address with the table of paths and turns failures of the
 * API into a PageFailure with its status. `load` returns undefined where the address names nothing. A module of several
 * pages gives all their ids.
 */
export function pageLoader<Id extends PathId, Data>(
  ids: PageIds<Id>,
  load: (request: PageRequest<Id>) => Promise<Data | undefined>,
): (args: LoaderArguments) => Promise<Data> {
  return async ({ request, context }) => {
    const match = matchPath(new URL(request.url).pathname);
    const id = idsOf(ids).find((one) => one === match?.id);
    if (match === undefined || id === undefined) throw failure("notFound", 404);
    try {
      // The ids are equal, so the parameters are of this pattern.
      const params = match.params as ParamsOf<Id>;
      const loaded = await load({ ...context.get(sourcesContext), id, locale: match.locale, params });
      if (loaded === undefined) throw failure("notFound", 404);
      return loaded;
    } catch (error) {
      throw failureOf(error);
    }
  };
}

function failure(kind: PageFailure, status: number) {
  return data(kind, { status });
}

function failureOf(error: unknown): unknown {
  if (error instanceof ApiError) {
    // 400: a part of the address is nothing that the API could look up.
    if (error.status === 404 || error.status === 400) return failure("notFound", 404);
    return failure("unavailable", error.status === 503 || error.status === 429 ? 503 : 500);
  }
  if (error instanceof DOMException && error.name === "TimeoutError") return failure("timeout", 504);
  return error;
}

/** The failure behind the error of an error boundary, such as a module that could not be loaded. */
export function pageFailureOf(error: unknown, isOffline: boolean): PageFailure {
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return "notFound";
    if (error.data === "timeout") return "timeout";
  }
  return isOffline ? "offline" : "unavailable";
}
