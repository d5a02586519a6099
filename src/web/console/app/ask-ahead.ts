import { queryClient } from "../../features/accounts/session/queries.ts";
import { userDataStore } from "../../features/accounts/session/use-user-data.ts";
import { pathOf } from "../../features/page/paths.ts";
import { waitingQuery } from "../parts/use-waiting.ts";
import { consolePageAt } from "../paths.ts";
import { latePages } from "./frame/late-pages.ts";

/**
 * Asks what the console waits for at first, and loads the file of the page at the address, beside the call that asks the
 * role: each after the other would be three round trips.
 */
export function askAhead(pathname: string): void {
  void queryClient.prefetchQuery(waitingQuery(userDataStore().get().token));
  const rest = pathname.slice(pathOf("console", "tr").length).replace(/^\/|\/$/g, "");
  const page = consolePageAt(rest);
  // One that cannot be loaded is told of where it is shown.
  if (page !== undefined) latePages[page].load().catch(() => undefined);
}
