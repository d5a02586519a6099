import { userDataStore } from "../features/accounts/session/use-user-data.ts";
import type { SearchExtras } from "../features/catalogue/title-results.tsx";
import { hasVisitorEpisode } from "../features/my-series/visitor-mark.ts";
import { late } from "../features/page/late.ts";

/** What the search of the header has of areas that its results know nothing of. */
const searchExtras: SearchExtras = {
  offers: late(() => import("./search-offers.tsx")),
  async loadWithOwn() {
    const { token } = userDataStore().get();
    if (token === undefined) {
      if (!hasVisitorEpisode()) return undefined;
      return await (await import("../features/my-series/visitor-calls.ts")).loadWithVisitors();
    }
    const content = await (await import("../features/progress/own-titles.ts")).loadWithOwn();
    // Whoever is there by now sees none of another person's.
    return userDataStore().get().token === token ? content : undefined;
  },
};

export default searchExtras;
