import { Link } from "react-router";
import { Scene } from "../../design/scene.tsx";
import { dayText } from "../../i18n/dates.ts";
import { m } from "../../i18n/generated/messages.js";
import { pathOf } from "../page/paths.ts";
import type { SiteConfig } from "../page/site-config.ts";
import { useLocale } from "../page/use-page.ts";
import styles from "./article-card.module.css";
import { fillText } from "./fill-placeholders.ts";
import { type ArticleCard, type ArticleId, articleIds } from "./page-text.ts";

/** The subtitle in the picture of an article. */
const lines: Readonly<Record<ArticleId, string>> = {
  blogGuide: "Wait. What did she just say?",
  blogWordsA1: "Hello. Two coffees, please.",
  blogEasySeries: "Take it easy. We have all evening.",
  blogWords5000: "You talk a lot, you know that?",
  blogAcademicWords: "Let us consider the evidence.",
};

/** The picture of an article: the same on every page. */
export function ArticleScene({ id }: { id: ArticleId }) {
  return <Scene line={lines[id]} variant={articleIds.indexOf(id)} />;
}

type ArticleCardsProps = {
  readonly cards: readonly ArticleCard[];
  readonly site: SiteConfig;
  readonly headingLevel: "h2" | "h3";
};

export function ArticleCards({ cards, site, headingLevel: Heading }: ArticleCardsProps) {
  const locale = useLocale();
  return (
    <ul className={styles.cards}>
      {cards.map(({ id, title, lead, description, published, minutes }) => (
        <li key={id} className={styles.card}>
          <ArticleScene id={id} />
          <Heading className={styles.title}>
            <Link to={pathOf(id, locale)} prefetch="intent">
              {fillText(title, site)}
            </Link>
          </Heading>
          <p>{fillText(lead ?? description, site)}</p>
          <p className={styles.facts}>
            {published !== undefined && <time dateTime={published}>{dayText(published)}</time>}
            <span>{m.text_minutes({ count: minutes })}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Links from an article to the others; nothing where there are none. */
export function OtherArticles({ cards, site }: Pick<ArticleCardsProps, "cards" | "site">) {
  if (cards.length === 0) return null;
  return (
    <section className={styles.others} aria-labelledby="other-articles">
      <h2 id="other-articles">{m.article_others()}</h2>
      <ArticleCards cards={cards} site={site} headingLevel="h3" />
    </section>
  );
}
