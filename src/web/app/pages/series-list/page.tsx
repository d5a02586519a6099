import { useLoaderData } from "react-router";
import { newestFirst } from "../../../features/catalogue/find-title.ts";
import { loadPosterDrawer } from "../../../features/catalogue/poster/poster.tsx";
import { cardTitlesOf } from "../../../features/catalogue/titles/title-card.tsx";
import { pageLoader } from "../../../features/page/page-loader.ts";
import { pageMeta } from "../../../features/page/page-meta.ts";
import { m } from "../../../i18n/generated/messages.js";
import { TitleList } from "../titles/title-list.tsx";

const load = pageLoader("series", async ({ catalogue, locale }) => {
  await loadPosterDrawer();
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
