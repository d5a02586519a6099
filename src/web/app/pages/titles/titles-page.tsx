import { useMemo } from "react";
import { Link, useLoaderData } from "react-router";
import type { Movie, Series } from "../../../../contract/catalogue.ts";
import { EmptyState } from "../../../design/placeholder.tsx";
import { useUserData } from "../../../features/accounts/session/use-user-data.ts";
import {
  arrangeTitles,
  everyTitle,
  isSet,
  type TitleQuery,
  titleFilters,
  titlesAtATime,
} from "../../../features/catalogue/arrange-titles.ts";
import { newestFirst } from "../../../features/catalogue/find-title.ts";
import { loadPosterDrawer } from "../../../features/catalogue/poster/poster.tsx";
import { cardTitlesOf } from "../../../features/catalogue/titles/card-title.ts";
import { chosenText } from "../../../features/catalogue/titles/filter-texts.ts";
import type { CardTitle } from "../../../features/catalogue/titles/title-card.tsx";
import { TitleFilters, useTitleQuery } from "../../../features/catalogue/titles/title-filters.tsx";
import { late, useLoaded } from "../../../features/page/late.ts";
import { pageLoader } from "../../../features/page/page-loader.ts";
import { pageMeta } from "../../../features/page/page-meta.ts";
import { pathOf } from "../../../features/page/paths.ts";
import { useLocale } from "../../../features/page/use-page.ts";
import type { TitleShares } from "../../../features/progress/coverage/ask-coverage.ts";
import { meaningOfShares } from "../../../features/progress/coverage/share-text.ts";
import { useTitleShares } from "../../../features/progress/coverage/use-late-coverage.ts";
import { GenerateList } from "../../../features/progress/generate-list/generate-list.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { numberText } from "../../../i18n/texts.ts";
import { PersonalTitleCards } from "./personal-title-cards.tsx";
import styles from "./titles-page.module.css";

type TitlesId = "series" | "movies";

type TitlesData = {
  readonly id: TitlesId;
  /** Newest first. */
  readonly titles: readonly CardTitle[];
};

const ids = ["series", "movies"] as const;

const load = pageLoader<TitlesId, TitlesData>(ids, async ({ id, catalogue, locale }) => {
  await loadPosterDrawer();
  const { seriesList, movieList } = await catalogue.get();
  return { id, titles: cardTitlesOf(newestFirst<Series | Movie>(id === "series" ? seriesList : movieList), locale) };
});

export const loader = load;
export const clientLoader = load;

const texts = {
  series: {
    title: m.series_list_title,
    description: m.series_list_description,
    lead: m.series_list_lead,
    empty: m.series_list_empty,
  },
  movies: {
    title: m.movie_list_title,
    description: m.movie_list_description,
    lead: m.movie_list_lead,
    empty: m.movie_list_empty,
  },
};

export const meta = pageMeta<TitlesId, TitlesData>(ids, ({ id }) => ({
  title: texts[id].title(),
  description: texts[id].description(),
}));

const ownCards = late(() => import("./own-cards.tsx"));

/** A list with fewer titles has neither filters nor an order. */
const minFiltered = 4;

/** All series, or all films. */
export default function TitlesPage() {
  const { id, titles } = useLoaderData<typeof load>();
  const { title, lead, empty } = texts[id];
  const OwnCards = useLoaded(useUserData().token !== undefined, ownCards);
  return (
    <>
      <div className={styles.heading}>
        <h1 tabIndex={-1}>{title()}</h1>
        <p>{lead()}</p>
        <div className={styles.doors}>
          <Link className="button" data-kind="secondary" to={pathOf("bring", useLocale())} prefetch="intent">
            {m.bring_door()}
          </Link>
          <GenerateList />
        </div>
      </div>
      <div className={styles.own}>{OwnCards && <OwnCards kind={id} />}</div>
      {titles.length === 0 ? (
        <EmptyState heading={empty()} text={m.titles_empty()} />
      ) : (
        <FilteredTitles key={id} titles={titles} />
      )}
    </>
  );
}

function FilteredTitles({ titles }: { titles: readonly CardTitle[] }) {
  const locale = useLocale();
  const [query, setQuery] = useTitleQuery();
  const user = useUserData();
  const shares = useTitleShares();
  const shown = useMemo(() => arrangeTitles(titles, query, locale, shares), [titles, query, locale, shares]);
  return (
    <div className={styles.list}>
      {titles.length >= minFiltered && (
        <TitleFilters
          titles={titles}
          query={query}
          onChange={setQuery}
          shares={shares}
          meaning={meaningOfShares(user)}
        />
      )}
      <p className={styles.count} role="status">
        {shown.length === titles.length
          ? m.titles_shown_all({ count: titles.length })
          : m.titles_shown_some({ shown: shown.length, total: titles.length })}
      </p>
      {shown.length === 0 ? (
        <NoMatch titles={titles} query={query} onChange={setQuery} shares={shares} />
      ) : (
        <PersonalTitleCards titles={shown.slice(0, query.most)} headingLevel={2} />
      )}
      {shown.length > query.most && (
        <button
          type="button"
          className={`button ${styles.more}`}
          data-kind="secondary"
          onClick={() => setQuery({ ...query, most: query.most + titlesAtATime })}
        >
          {m.titles_more({ count: shown.length - query.most })}
        </button>
      )}
    </div>
  );
}

type NoMatchProps = {
  readonly titles: readonly CardTitle[];
  readonly query: TitleQuery;
  readonly onChange: (query: TitleQuery) => void;
  readonly shares: TitleShares;
};

/** Says that no title matches, and what there would be without each of the filters. */
function NoMatch({ titles, query, onChange, shares }: NoMatchProps) {
  const locale = useLocale();
  const ways = titleFilters
    .filter((filter) => isSet(query, filter, shares))
    .map((filter) => {
      const without = { ...query, [filter]: everyTitle[filter] };
      const count = arrangeTitles(titles, without, locale, shares).length;
      return { filter, without, count };
    })
    .filter(({ count }) => count > 0);
  return (
    <EmptyState heading={m.titles_no_match()} text={m.titles_no_match_text()}>
      <div className={styles.ways}>
        {ways.map(({ filter, without, count }) => (
          <button key={filter} type="button" className="button" data-kind="secondary" onClick={() => onChange(without)}>
            {m.titles_without({
              filter: chosenText(query, filter, titles[0]?.kind ?? "movie"),
              count: numberText(count),
            })}
          </button>
        ))}
        <button type="button" className="button" onClick={() => onChange({ ...everyTitle, sort: query.sort })}>
          {m.titles_clear_filters()}
        </button>
      </div>
    </EmptyState>
  );
}
