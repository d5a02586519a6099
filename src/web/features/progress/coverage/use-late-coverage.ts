import { useMemo } from "react";
import type { Coverage } from "../../../../contract/progress/coverage.ts";
import { useLateQuery } from "../../accounts/session/use-late-query.ts";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { knowsAnything } from "../../accounts/session/user-data.ts";
import { type CoveredList, coverageQuery, isSent, type TitleShares } from "./ask-coverage.ts";

/*
 * What is asked for users with known words alone, and by queries that are loaded for them alone, on pages that are for
 * everyone.
 */

/** The user's coverage of a list; undefined until it is known, and where nothing is known of the user. */
export function useLateCoverage({ kind, id }: CoveredList): Coverage | undefined {
  const user = useUserData();
  const hasCoverage = knowsAnything(user);
  const enabled = isSent(user);
  const query = useMemo(
    () => (hasCoverage ? coverageQuery({ kind, id }, enabled) : undefined),
    [hasCoverage, kind, id, enabled],
  );
  return useLateQuery(query).data;
}

/** The coverage of all titles; empty until it is known. One request serves all components. */
export function useTitleShares(): TitleShares {
  const user = useUserData();
  const hasShares = knowsAnything(user);
  const enabled = isSent(user);
  const query = useMemo(() => (hasShares ? coverageQuery(undefined, enabled) : undefined), [hasShares, enabled]);
  const titles = useLateQuery(query).data?.titles;
  return useMemo(
    () => (titles === undefined ? noShares : new Map(titles.map(({ titleId, coverage }) => [titleId, coverage]))),
    [titles],
  );
}

const noShares: TitleShares = new Map();
