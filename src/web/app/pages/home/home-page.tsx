import { useRef } from "react";
import { Link, useLoaderData } from "react-router";
import { loadPosterDrawer } from "../../../features/catalogue/poster/poster.tsx";
import { late, useLoaded } from "../../../features/page/late.ts";
import { pageLoader } from "../../../features/page/page-loader.ts";
import { pageMeta } from "../../../features/page/page-meta.ts";
import { pathOf } from "../../../features/page/paths.ts";
import { useIsBrowser, useLocale, useSite } from "../../../features/page/use-page.ts";
import { useSeen } from "../../../features/page/use-seen.ts";
import { m } from "../../../i18n/generated/messages.js";
import { numberText } from "../../../i18n/texts.ts";
import { PersonalTitleCards } from "../titles/personal-title-cards.tsx";
import { FilmBand } from "./film-band.tsx";
import type { Figure } from "./home-content.ts";
import styles from "./home-page.module.css";
import { loadParts } from "./load-parts.ts";
import { Splash } from "./splash.tsx";

const load = pageLoader("home", async ({ client, catalogue, locale }) => {
  const [content, { homeFilms, homeLines, homeSections, newestTitles }] = await Promise.all([
    catalogue.get(),
    import("./home-content.ts"),
    loadPosterDrawer(),
  ]);
  const newest = newestTitles(content, locale);
  return {
    newest,
    lines: homeLines(),
    sections: homeSections(content, newest[0]?.name),
    films: await homeFilms(content, client, Date.now()),
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

const goOn = late(async () => (await loadParts()).loadContinue());

/** Somebody who was here before: others have nothing to go on with. */
function isBack(): boolean {
  const { session, returning } = document.documentElement.dataset;
  return session !== undefined || returning !== undefined;
}

export default function HomePage() {
  const { newest, lines, sections, films } = useLoaderData<typeof load>();
  const { congratulations, headings } = sections;
  const locale = useLocale();
  const { storeLinks } = useSite() ?? {};
  const Apps = useLoaded(locale === "tr" && (storeLinks?.ios ?? storeLinks?.android) !== undefined, apps);
  const Continue = useLoaded(useIsBrowser() && isBack(), goOn);
  return (
    <>
      <div className={styles.continue}>{Continue && <Continue />}</div>
      <Splash lines={lines} texts={sections.splash} />
      <FilmBand films={films} />
      <section aria-labelledby="steps">
        <h2 id="steps">{headings.steps}</h2>
        <ol className={styles.steps}>
          {sections.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      {sections.newest && <Figures figures={sections.figures} heading={headings.figures} />}
      {sections.newest && (
        <section aria-labelledby="newest">
          <h2 id="newest">{headings.newest}</h2>
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
      {Apps && <Apps texts={sections.apps} />}
    </>
  );
}

/** Links to the mobile apps: on the Turkish home page only, and where there are apps. */
const apps = late(async () => (await loadParts()).loadApps());

const moving = late(async () => (await loadParts()).loadMoving());

/** What the catalogue has, and what people did this week. What moves in it is loaded once it is seen. */
function Figures({ figures, heading }: { readonly figures: readonly Figure[]; readonly heading: string }) {
  const band = useRef<HTMLElement>(null);
  const isSeen = useSeen(band);
  const parts = useLoaded(isSeen, moving);
  return (
    <section ref={band} className={styles.figuresBand} aria-labelledby="figures">
      <h2 id="figures">{heading}</h2>
      <dl className={styles.figures}>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{parts ? <parts.CountUp value={value} /> : numberText(value)}</dd>
          </div>
        ))}
      </dl>
      {parts && <parts.Week />}
    </section>
  );
}
