import { useLoaderData } from "react-router";
import type { Locale } from "../../../domain/locale/locale.ts";
import { m } from "../../i18n/generated/messages.js";
import { loadWordList, type WordListData } from "../lexicon/word-list-data.ts";
import { breadcrumbData, type Crumb } from "../page/breadcrumb.tsx";
import type { StructuredData } from "../page/page-head.ts";
import { pageLoader } from "../page/page-loader.ts";
import { pageMeta } from "../page/page-meta.ts";
import { pathOf } from "../page/paths.ts";
import type { SiteConfig } from "../page/site-config.ts";
import { useLocale, useSite } from "../page/use-page.ts";
import { WordListSection } from "../words/word-list/word-list-section.tsx";
import { ArticleScene, OtherArticles } from "./article-card.tsx";
import { fillText } from "./fill-placeholders.ts";
import { loadArticleCards, loadText } from "./load-text.ts";
import { LongForm } from "./long-form.tsx";
import { type ArticleCard, type ArticleId, articleIds, type PageText } from "./page-text.ts";

type ArticleData = {
  readonly id: ArticleId;
  readonly text: PageText;
  /** The lexicon's words, where the article shows them. */
  readonly list: WordListData | null;
  readonly others: readonly ArticleCard[];
};

const load = pageLoader<ArticleId, ArticleData>(articleIds, async ({ id, locale, client }) => {
  const [text, cards] = await Promise.all([loadText(id, locale), loadArticleCards(locale)]);
  if (text === undefined) return undefined;
  const level = text.blocks.find((block) => block.kind === "words")?.level;
  return {
    id,
    text,
    list: level === undefined ? null : await loadWordList({ client, locale }, { kind: "level", id: level }),
    others: cards.filter((card) => card.id !== id),
  };
});

export const loader = load;
export const clientLoader = load;

export const meta = pageMeta<ArticleId, ArticleData>(articleIds, ({ id, text }, { locale }, site) => ({
  title: fillText(text.title, site),
  description: fillText(text.description, site),
  openGraphType: "article",
  structuredData: [
    articleData(id, { ...text, heading: fillText(text.heading, site) }, locale, site),
    breadcrumbData(site, crumbsOf(id, text, locale, site)),
  ],
}));

function crumbsOf(id: ArticleId, text: PageText, locale: Locale, site: SiteConfig): Crumb[] {
  return [
    { name: m.nav_home(), path: pathOf("home", locale) },
    { name: m.blog_title(), path: pathOf("blog", locale) },
    { name: fillText(text.title, site), path: pathOf(id, locale) },
  ];
}

function articleData(id: ArticleId, text: PageText, locale: Locale, site: SiteConfig): StructuredData {
  const publisher = { "@type": "Organization", name: site.name, url: site.publicUrl };
  return {
    "@type": "Article",
    headline: text.heading,
    description: text.description,
    inLanguage: locale,
    ...(text.published !== undefined && { datePublished: text.published }),
    ...(text.updated !== undefined && { dateModified: text.updated }),
    mainEntityOfPage: site.publicUrl + pathOf(id, locale),
    image: `${site.publicUrl}/share.png`,
    author: publisher,
    publisher,
  };
}

export default function ArticlePage() {
  const { id, text, list, others } = useLoaderData<typeof load>();
  const locale = useLocale();
  const site = useSite();
  if (site === undefined) return null;
  return (
    <LongForm
      text={text}
      site={site}
      crumbs={crumbsOf(id, text, locale, site)}
      hasMinutes
      picture={<ArticleScene id={id} />}
      renderBlock={({ kind }) =>
        kind === "words" &&
        list !== null && <WordListSection list={list} caption={fillText(text.heading, site)} hasHeading={false} />
      }
    >
      <OtherArticles cards={others} site={site} />
    </LongForm>
  );
}
