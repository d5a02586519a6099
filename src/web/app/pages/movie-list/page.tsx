import { useLoaderData } from "react-router";
import { newestFirst } from "../../../features/catalogue/find-title.ts";
import { loadPosterDrawer } from "../../../features/catalogue/poster/poster.tsx";
import { cardTitlesOf } from "../../../features/catalogue/titles/title-card.tsx";
import { pageLoader } from "../../../features/page/page-loader.ts";
import { pageMeta } from "../../../features/page/page-meta.ts";
import { m } from "../../../i18n/generated/messages.js";
import { TitleList } from "../titles/title-list.tsx";

const load = pageLoader("movies", async ({ catalogue, locale }) => {
  await loadPosterDrawer();
  return cardTitlesOf(newestFirst((await catalogue.get()).movieList), locale);
});

export const loader = load;
export const clientLoader = load;

export const meta = pageMeta("movies", () => ({
  title: m.movie_list_title(),
  description: m.movie_list_description(),
}));

export default function MovieListPage() {
  const titles = useLoaderData<typeof load>();
  return (
    <TitleList
      titles={titles}
      heading={m.movie_list_title()}
      lead={m.movie_list_lead()}
      emptyText={m.movie_list_empty()}
    />
  );
}
