import { type Dispatch, useEffect, useEffectEvent, useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { firstSorts, type Sort, sortKeys } from "./word-list/arrange-words.ts";
import type { KeptFilter, ListAction, ListState } from "./word-list/list-state.ts";

const names = ["search", "level", "sort"] as const;

/** Reads filters and order of an address; unknown values are ignored. */
export function filterOf(params: URLSearchParams): KeptFilter {
  const levels = (params.get("level") ?? "").split(" ").map(Number);
  return {
    query: params.get("search") ?? "",
    levels: levels.filter((level) => Number.isInteger(level) && level >= 1 && level <= 5),
    sort: sortOf(params.get("sort") ?? ""),
  };
}

/** `level`, or `-level` for the other way round. */
function sortOf(text: string): Sort | undefined {
  const by = sortKeys.find((key) => key === text.replace(/^-/, ""));
  if (by === undefined) return undefined;
  const first = firstSorts[by];
  return text.startsWith("-") ? { by, isDescending: !first.isDescending } : first;
}

/** The parameters of an address with these filters in place of its own. */
export function withFilter(params: URLSearchParams, { query, levels, sort }: KeptFilter): URLSearchParams {
  const isReversed = sort !== undefined && sort.isDescending !== firstSorts[sort.by].isDescending;
  const others = [...params].filter(([name]) => !names.some((own) => own === name));
  return new URLSearchParams([
    ...others,
    ...(query.trim() === "" ? [] : [["search", query]]),
    ...(levels.length === 0 ? [] : [["level", levels.toSorted().join(" ")]]),
    ...(sort === undefined ? [] : [["sort", `${isReversed ? "-" : ""}${sort.by}`]]),
  ]);
}

type FilterKeeperProps = { readonly state: ListState; readonly dispatch: Dispatch<ListAction> };

/**
 * Keeps filters and order in the address, so that going back, a reload or another language brings the same list. Server
 * HTML is the same for every query; they apply after hydration. The router isn't told: it would render the whole page
 * for every letter of a search.
 */
export default function FilterKeeper({ state, dispatch }: FilterKeeperProps) {
  const { query, levels, sort, isRead } = state;
  const { pathname } = useLocation();

  const read = useEffectEvent(() => {
    const params = new URLSearchParams(window.location.search);
    const isKept = names.some((name) => params.has(name));
    // What was set before this was loaded stays.
    if (!isRead) dispatch({ type: "read", filter: isKept ? filterOf(params) : { query, levels, sort } });
  });
  useLayoutEffect(() => read(), []);

  useEffect(() => {
    const { location, history } = window;
    // Another page may have been gone to meanwhile.
    if (!isRead || location.pathname !== pathname) return;
    const params = withFilter(new URLSearchParams(location.search), { query, levels, sort }).toString();
    if (params === location.search.slice(1)) return;
    try {
      history.replaceState(history.state, "", `${pathname}${params && "?"}${params}${location.hash}`);
    } catch {
      // Some browsers refuse many changes in a short time: the next one has it all.
    }
  }, [query, levels, sort, isRead, pathname]);
  return null;
}
