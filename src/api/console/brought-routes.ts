import { publishBrought } from "../../services/console/brought/publish-brought.ts";
import { readBrought } from "../../services/console/brought/read-brought.ts";
import type { Api } from "../handle.ts";
import { operatorOf } from "./operator.ts";
import { pageQueryOf, presentPage } from "./paging.ts";
import { presentTitle } from "./title-routes.ts";

type Wanted = Awaited<ReturnType<typeof readBrought>>["rows"][number];

function presentWanted({ names, wishes, seasons, ...title }: Wanted) {
  return {
    ...title,
    names: [...names],
    wishes: [...wishes],
    seasons: seasons.map((season) => ({ ...season, episodes: [...season.episodes], missing: [...season.missing] })),
  };
}

/** What learners have brought. */
export function registerBrought({ handle, services }: Api): void {
  handle("Admin/GetBrought", async ({ query }) =>
    presentPage(await readBrought(services, query.search, pageQueryOf(query)), presentWanted),
  );

  handle("Admin/PublishBrought", async ({ body, ...context }) =>
    presentTitle(await publishBrought(services, operatorOf(context), body)),
  );
}
