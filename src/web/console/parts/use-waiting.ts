import { useQuery } from "@tanstack/react-query";
import { personQuery, queryClient, setAnswer } from "../../features/accounts/session/queries.ts";
import { useUserData } from "../../features/accounts/session/use-user-data.ts";
import { consoleApi } from "../api.ts";

const everyMs = 60_000;
/** Whoever shows it a moment after it was asked, as at the entry, does not ask again. */
const freshMs = 5_000;

/** Without the figures, which take their time on a large site. */
const asked = { query: { figures: false } };

export const waitingQuery = (token: string | undefined) =>
  personQuery(token, ["Admin/GetOverview", asked], () => consoleApi.call("Admin/GetOverview", asked));

/** How much waits, asked again every minute: shared by all who ask. On the overview the figures bring it, once it is known. */
export function useWaiting(isOverview: boolean) {
  const { token } = useUserData();
  return useQuery(
    {
      ...waitingQuery(token),
      refetchInterval: ({ state }) => (isOverview && state.data !== undefined ? false : everyMs),
      staleTime: freshMs,
    },
    queryClient,
  );
}

/** The overview with its figures. What waits comes with them, so that it is not asked for apart. */
export async function askFigures() {
  const overview = await consoleApi.call("Admin/GetOverview");
  setAnswer("Admin/GetOverview", overview, asked);
  return overview;
}
