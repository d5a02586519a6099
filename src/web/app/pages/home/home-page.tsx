import { Link, useLoaderData } from "react-router";
import type { Locale } from "../../../../domain/locale/locale.ts";
import { loadPosterDrawer } from "../../../features/catalogue/poster/poster.tsx";
import { cardTitlesOf } from "../../../features/catalogue/titles/title-card.tsx";
import { pageLoader } from "../../../features/page/page-loader.ts";
import { pageMeta } from "../../../features/page/page-meta.ts";
import { pathOf } from "../../../features/page/paths.ts";
import { useLoaded } from "../../../features/page/use-loaded.ts";
import { useLocale, useSite } from "../../../features/page/use-page.ts";
import { m } from "../../../i18n/generated/messages.js";
import { StoreBadges } from "../../header/site-footer.tsx";
import { PersonalTitleCards } from "../titles/personal-title-cards.tsx";
import { CountUp } from "./count-up.tsx";
import styles from "./home-page.module.css";
import { Splash } from "./splash.tsx";

const newestShown = 6;

const load = pageLoader("home", async ({ catalogue, locale }) => {
  await loadPosterDrawer();
  const { seriesList, movieList } = await catalogue.get();
  // Ids rise in the order of creation, across series and films.
  const newest = [...seriesList, ...movieList].sort((a, b) => b.id - a.id).slice(0, newestShown);
  return {
    seriesCount: seriesList.length,
    movieCount: movieList.length,
    newest: cardTitlesOf(newest, locale),
  };
});

export const loader = load;
export const clientLoader = load;

export const meta = pageMeta<"home", Awaited<ReturnType<typeof load>>>("home", (_data, { locale }, site) => ({
  title: m.home_title(),
  description: m.home_description(),
  structuredData: [
    { "@type": "WebSite", name: site.name, url: site.publicUrl + pathOf("home", locale), inLanguage: locale },
  ],
}));

const steps = [
  [m.home_step_1_title, m.home_step_1_text],
  [m.home_step_2_title, m.home_step_2_text],
  [m.home_step_3_title, m.home_step_3_text],
  [m.home_step_4_title, m.home_step_4_text],
] as const;

/** Rejects where no words of the last days are stored, or storage is not allowed: then there is nothing to review. */
const loadReview = async () =>
  localStorage.getItem("recentWords") === null
    ? Promise.reject()
    : import("../../../features/quiz/recent/recent-review.tsx");

export default function HomePage() {
  const { seriesCount, movieCount, newest } = useLoaderData<typeof load>();
  const locale = useLocale();
  const Review = useLoaded(true, loadReview);
  const [latest] = newest;
  return (
    <>
      <Splash />
      <section aria-labelledby="steps">
        <h2 id="steps">{m.home_steps_heading()}</h2>
        <ol className={styles.steps}>
          {steps.map(([title, text]) => (
            <li key={title()}>
              <h3>{title()}</h3>
              <p>{text()}</p>
            </li>
          ))}
        </ol>
      </section>
      {latest && (
        <section className={styles.figuresBand} aria-labelledby="figures">
          <h2 id="figures">{m.home_figures_heading()}</h2>
          <dl className={styles.figures}>
            <div>
              <dt>{m.home_series_figure({ count: seriesCount })}</dt>
              <dd>
                <CountUp value={seriesCount} />
              </dd>
            </div>
            <div>
              <dt>{m.home_movies_figure({ count: movieCount })}</dt>
              <dd>
                <CountUp value={movieCount} />
              </dd>
            </div>
          </dl>
        </section>
      )}
      {latest && (
        <section aria-labelledby="newest">
          <h2 id="newest">{m.home_newest_heading()}</h2>
          <p className={styles.newest}>{m.home_newest_text({ name: latest.name })}</p>
          <PersonalTitleCards titles={newest} headingLevel={3} isRow />
        </section>
      )}
      <section className={styles.congratulations} aria-labelledby="congratulations">
        <h2 id="congratulations">{m.home_congratulations_heading()}</h2>
        <p>{m.home_congratulations_text()}</p>
        <p>
          <Link to={pathOf("series", locale)} prefetch="intent">
            {m.home_congratulations_way()}
          </Link>
        </p>
      </section>
      <MobileApps locale={locale} />
      {Review && <Review />}
    </>
  );
}

/** Links to the mobile apps: on the Turkish home page only, and where there are apps. */
export function MobileApps({ locale }: { locale: Locale }) {
  const links = useSite()?.storeLinks ?? {};
  if (locale !== "tr" || (links.ios === undefined && links.android === undefined)) return null;
  return (
    <section className={styles.apps} aria-labelledby="apps">
      <div>
        <h2 id="apps">{m.home_apps_heading()}</h2>
        <p>{m.home_apps_text()}</p>
      </div>
      <StoreBadges locale={locale} links={links} />
    </section>
  );
}
