import { Link, useLoaderData } from "react-router";
import { newestFirst } from "../../catalogue/find-title.ts";
import { m } from "../../i18n/generated/messages.js";
import { numberText } from "../../i18n/texts.ts";
import { pageLoader } from "../../page/page-loader.ts";
import { pageMeta } from "../../page/page-meta.ts";
import { useLocale } from "../../page/use-page.ts";
import { pathOf } from "../../paths.ts";
import { cardTitleOf, TitleCards } from "../../ui/title-card/title-card.tsx";
import styles from "./home.module.css";

const newestShown = 4;

const load = pageLoader("home", async ({ catalogue }) => {
  const { seriesList, movieList } = await catalogue.get();
  const newest = [...newestFirst(seriesList).slice(0, newestShown), ...newestFirst(movieList).slice(0, newestShown)];
  return {
    seriesCount: seriesList.length,
    movieCount: movieList.length,
    newest: newest.map(cardTitleOf),
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

export default function HomePage() {
  const { seriesCount, movieCount, newest } = useLoaderData<typeof load>();
  const locale = useLocale();
  return (
    <>
      <section className={styles.splash}>
        <h1 tabIndex={-1}>{m.home_heading()}</h1>
        <p className={styles.lead}>{m.home_lead()}</p>
        <p className={styles.ways}>
          <Link className="button" to={pathOf("series", locale)} prefetch="intent">
            {m.home_to_series()}
          </Link>
          <Link to={pathOf("movies", locale)} prefetch="intent">
            {m.home_to_movies()}
          </Link>
        </p>
      </section>
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
      <section aria-labelledby="figures">
        <h2 id="figures">{m.home_figures_heading()}</h2>
        <dl className={styles.figures}>
          <div>
            <dt>{m.home_series_figure({ count: seriesCount })}</dt>
            <dd>{numberText(seriesCount)}</dd>
          </div>
          <div>
            <dt>{m.home_movies_figure({ count: movieCount })}</dt>
            <dd>{numberText(movieCount)}</dd>
          </div>
        </dl>
      </section>
      {newest.length > 0 && (
        <section aria-labelledby="newest">
          <h2 id="newest">{m.home_newest_heading()}</h2>
          <TitleCards titles={newest} headingLevel={3} />
        </section>
      )}
    </>
  );
}
