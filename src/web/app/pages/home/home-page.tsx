import { useRef } from "react";
import { Link, useLoaderData } from "react-router";
import type { Locale } from "../../../../domain/locale/locale.ts";
import { loadPosterDrawer } from "../../../features/catalogue/poster/poster.tsx";
import { cardTitlesOf } from "../../../features/catalogue/titles/title-card.tsx";
import { hasBrowserMemory } from "../../../features/memory/memory-mark.ts";
import { late, useLoaded } from "../../../features/page/late.ts";
import { pageLoader } from "../../../features/page/page-loader.ts";
import { pageMeta } from "../../../features/page/page-meta.ts";
import { pathOf } from "../../../features/page/paths.ts";
import { useIsBrowser, useLocale, useSite } from "../../../features/page/use-page.ts";
import { useSeen } from "../../../features/page/use-seen.ts";
import { m } from "../../../i18n/generated/messages.js";
import { numberText } from "../../../i18n/texts.ts";
import { StoreBadges } from "../../header/site-footer.tsx";
import { PersonalTitleCards } from "../titles/personal-title-cards.tsx";
import { FilmBand } from "./film-band.tsx";
import type { Figure } from "./home-content.ts";
import styles from "./home-page.module.css";
import { Splash } from "./splash.tsx";

const newestShown = 6;

const load = pageLoader("home", async ({ client, catalogue, locale }) => {
  const [content, { homeFilm, homeLines, homeSections }] = await Promise.all([
    catalogue.get(),
    import("./home-content.ts"),
    loadPosterDrawer(),
  ]);
  const { seriesList, movieList } = content;
  // Ids rise in the order of creation, across series and films.
  const newest = [...seriesList, ...movieList].sort((a, b) => b.id - a.id).slice(0, newestShown);
  return {
    newest: cardTitlesOf(newest, locale),
    lines: homeLines(),
    sections: homeSections(seriesList.length, movieList.length, newest[0]?.name),
    film: await homeFilm(content, client),
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

const review = late(() => import("../../../features/quiz/recent/recent-review.tsx"));

export default function HomePage() {
  const { newest, lines, sections, film } = useLoaderData<typeof load>();
  const { congratulations } = sections;
  const locale = useLocale();
  const Review = useLoaded(useIsBrowser() && hasBrowserMemory(), review);
  return (
    <>
      <Splash lines={lines} />
      {film && <FilmBand film={film} />}
      <section aria-labelledby="steps">
        <h2 id="steps">{m.home_steps_heading()}</h2>
        <ol className={styles.steps}>
          {sections.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      {sections.newest && <Figures figures={sections.figures} />}
      {sections.newest && (
        <section aria-labelledby="newest">
          <h2 id="newest">{m.home_newest_heading()}</h2>
          <p className={styles.newest}>{sections.newest}</p>
          <PersonalTitleCards titles={newest} headingLevel={3} isRow />
        </section>
      )}
      <section className={styles.congratulations} aria-labelledby="congratulations">
        <h2 id="congratulations">{congratulations.heading}</h2>
        <p>{congratulations.text}</p>
        <p>
          <Link to={pathOf("series", locale)} prefetch="intent">
            {congratulations.way}
          </Link>
        </p>
      </section>
      <MobileApps locale={locale} />
      {Review && <Review />}
    </>
  );
}

const countUp = late(() => import("./count-up.tsx"));
const week = late(() => import("./week.tsx"));

/** What the catalogue has, and what people did this week. What moves in it is loaded once it is seen. */
function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  const band = useRef<HTMLElement>(null);
  const isSeen = useSeen(band);
  const CountUp = useLoaded(isSeen, countUp);
  const Week = useLoaded(isSeen, week);
  return (
    <section ref={band} className={styles.figuresBand} aria-labelledby="figures">
      <h2 id="figures">{m.home_figures_heading()}</h2>
      <dl className={styles.figures}>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{CountUp ? <CountUp value={value} /> : numberText(value)}</dd>
          </div>
        ))}
      </dl>
      {Week && <Week />}
    </section>
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
