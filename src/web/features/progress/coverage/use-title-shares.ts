import { useSyncExternalStore } from "react";
import { userDataStore } from "../../accounts/session/use-user-data.ts";
import { askCoverage } from "./ask-coverage.ts";
import { createTitleShares, noShares, type TitleShares } from "./title-shares.ts";

/** Those of this document: kept from page to page. */
const titleShares = createTitleShares({ store: userDataStore, ask: askCoverage });

/** How much of each title the person understands; empty until that is known, and where nothing is. */
export function useTitleShares(): TitleShares {
  return useSyncExternalStore(titleShares.subscribe, titleShares.get, () => noShares);
}
