import { useLoaderData } from "react-router";
import { newestFirst } from "../../catalogue/newest-first.ts";
import { m } from "../../i18n/generated/messages.js";
import { pageLoader } from "../../page/page-loader.ts";
import { pageMeta } from "../../page/page-meta.ts";
import { preparePosters } from "../../ui/poster/poster-drawer.ts";
import { cardTitlesOf } from "../../ui/title-card/title-card.tsx";
import { TitleList } from "../../ui/title-list/title-list.tsx";

const load = pageLoader("movies", async ({ catalogue, locale }) => {
  await preparePosters();
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
