import { useQuery } from "@tanstack/react-query";
import { api } from "../accounts/session/api.ts";
import { personQuery, queryClient } from "../accounts/session/queries.ts";
import { useUserData } from "../accounts/session/use-user-data.ts";
import { useLocale } from "../page/use-page.ts";
import { type DueNow, dueNow } from "./due-now.ts";

/** What waits to be reviewed: of a member as the server knows it, of a visitor as this browser does. */
export function useDueNow(): { readonly data: DueNow | undefined; readonly isError: boolean } {
  const { token } = useUserData();
  const locale = useLocale();
  const ofVisitor = token === undefined ? locale : undefined;
  return useQuery(
    personQuery(token, ["Memory/GetMemory", "due", ofVisitor], () =>
      ofVisitor === undefined ? askDue() : dueNow(ofVisitor),
    ),
    queryClient,
  );
}

async function askDue(): Promise<DueNow> {
  const { dueByDay, today, hard } = await api.call("Memory/GetMemory");
  return { due: dueByDay[0]?.due ?? 0, fresh: today.fresh, hard: hard.length };
}
