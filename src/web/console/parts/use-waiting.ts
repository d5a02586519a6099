import { useQuery } from "@tanstack/react-query";
import { personQuery, queryClient } from "../../features/accounts/session/queries.ts";
import { useUserData } from "../../features/accounts/session/use-user-data.ts";
import { consoleApi } from "../api.ts";

const everyMs = 60_000;
/** Whoever shows it a moment after it was asked, as at the entry, does not ask again. */
const freshMs = 5_000;

/** Without the figures, which take their time on a large site. */
const asked = { query: { figures: false } };

export const waitingQuery = (token: string | undefined) =>
  personQuery(token, ["Admin/GetOverview", asked], () => consoleApi.call("Admin/GetOverview", asked));

/** How much waits, asked again every minute: shared by all who ask. */
export function useWaiting() {
  const { token } = useUserData();
  const options = { ...waitingQuery(token), refetchInterval: everyMs, staleTime: freshMs };
  return useQuery(options, queryClient);
}
