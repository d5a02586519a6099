import type { Api } from "../handle.ts";
import { registerAccess } from "./access-routes.ts";
import { registerBrought } from "./brought-routes.ts";
import { registerCoupons } from "./coupon-routes.ts";
import { registerDrafts } from "./draft-routes.ts";
import { registerHealth } from "./health-routes.ts";
import { registerImports } from "./import-routes.ts";
import { registerLexicon } from "./lexicon-routes.ts";
import { registerMessages } from "./message-routes.ts";
import { registerPayments } from "./payment-routes.ts";
import { registerPeople } from "./people-routes.ts";
import { registerPolls } from "./poll-routes.ts";
import { registerPrizes } from "./prize-routes.ts";
import { registerReports } from "./report-routes.ts";
import { registerTitles } from "./title-routes.ts";

/** The operator's console. */
export function registerConsole(api: Api): void {
  registerAccess(api);
  registerHealth(api);
  registerTitles(api);
  registerBrought(api);
  registerImports(api);
  registerDrafts(api);
  registerReports(api);
  registerPolls(api);
  registerMessages(api);
  registerPeople(api);
  registerCoupons(api);
  registerPayments(api);
  registerPrizes(api);
  registerLexicon(api);
}
