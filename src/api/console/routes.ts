import type { Api } from "../handle.ts";
import { registerAccess } from "./access-routes.ts";
import { registerEntries } from "./entry-routes.ts";
import { registerHealth } from "./health-routes.ts";
import { registerImports } from "./import-routes.ts";
import { registerInbox } from "./inbox-routes.ts";
import { registerPeople } from "./people-routes.ts";
import { registerPrizes } from "./prize-routes.ts";
import { registerPurchases } from "./purchase-routes.ts";
import { registerTitles } from "./title-routes.ts";

/** The operator's console. */
export function registerConsole(api: Api): void {
  registerAccess(api);
  registerHealth(api);
  registerTitles(api);
  registerImports(api);
  registerInbox(api);
  registerPeople(api);
  registerPurchases(api);
  registerPrizes(api);
  registerEntries(api);
}
