import { useLoaderData } from "react-router";
import { newestFirst } from "../../catalogue/newest-first.ts";
import { m } from "../../i18n/generated/messages.js";
import { pageLoader } from "../../page/page-loader.ts";
import { pageMeta } from "../../page/page-meta.ts";
import { preparePosters } from "../../ui/poster/poster-drawer.ts";
import { cardTitlesOf } from "../../ui/title-card/title-card.tsx";
import { TitleList } from "../../ui/title-list/title-list.tsx";

const load = pageLoader("series", async ({ catalogue, locale }) => {
  await preparePosters();
  return cardTitlesOf(newestFirst((await catalogue.get()).seriesList), locale);
});

export const loader = load;
export const clientLoader = load;

export const meta = pageMeta("series", () => ({
  title: m.series_list_title(),
  description: m.series_list_description(),
}));

export default function SeriesListPage() {
  const titles = useLoaderData<typeof load>();
  return (
    <TitleList
      titles={titles}
      heading={m.series_list_title()}
      lead={m.series_list_lead()}
      emptyText={m.series_list_empty()}
    />
  );
}
