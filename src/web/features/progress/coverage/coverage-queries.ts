import { useQuery } from "@tanstack/react-query";
import type { Coverage } from "../../../../contract/progress/coverage.ts";
import { personQuery, queryClient } from "../../accounts/session/queries.ts";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { knowsAnything } from "../../accounts/session/user-data.ts";
import { type CoveredList, coverageQuery, isSent } from "./ask-coverage.ts";

/** The user's coverage of a list; undefined until there is an answer. The last answer stays until the next. */
export function useCoverage({ kind, id }: CoveredList, isNeeded = true): Coverage | undefined {
  return useCoverageQuery({ kind, id }, isSent(useUserData()) && isNeeded, itself);
}

/** The coverage of one title, and what is being learnt of it; undefined until it is known. One request serves all. */
export function useTitleCoverage(id: number): Coverage["titles"][number] | undefined {
  const user = useUserData();
  const hasShares = knowsAnything(user);
  const title = useCoverageQuery(undefined, isSent(user) && hasShares, ({ titles }) =>
    titles.find(({ titleId }) => titleId === id),
  );
  return hasShares ? title : undefined;
}

const itself = (coverage: Coverage) => coverage;

function useCoverageQuery<Part>(list: CoveredList | undefined, enabled: boolean, select: (coverage: Coverage) => Part) {
  const { token } = useUserData();
  const { key, ask, ...options } = coverageQuery(list, enabled);
  return useQuery({ ...options, ...personQuery(token, key, ask), select }, queryClient).data;
}
