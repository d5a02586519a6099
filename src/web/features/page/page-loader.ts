import { data, isRouteErrorResponse, type RouterContextProvider } from "react-router";
import type { Locale } from "../../../domain/locale/locale.ts";
import { ApiError } from "./api-client.ts";
import { type PageSources, sourcesContext } from "./page-context.ts";
import { matchPath, type ParamsOf, type PathId } from "./paths.ts";

/** The pages that one module draws: one, or several. */
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

/** Why a page cannot be shown; the error screen words it. */
export type PageFailure = "notFound" | "unavailable" | "timeout" | "offline";

/**
 * A page's `loader` and `clientLoader` in one: reads the address by the table of paths and turns every failure of
 * the API into a PageFailure with its status. `load` answers undefined where nothing stands at the address.
 * A module that draws several pages gives all their ids.
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
      // The identifiers are equal, so the parameters are of this pattern.
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
    if (error.status === 404) return failure("notFound", 404);
    return failure("unavailable", error.status === 503 || error.status === 429 ? 503 : 500);
  }
  if (error instanceof DOMException && error.name === "TimeoutError") return failure("timeout", 504);
  return error;
}

/** The failure that an error boundary was given, a screen that could not be fetched included. */
export function pageFailureOf(error: unknown, isOffline: boolean): PageFailure {
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return "notFound";
    if (error.data === "timeout") return "timeout";
  }
  return isOffline ? "offline" : "unavailable";
}
