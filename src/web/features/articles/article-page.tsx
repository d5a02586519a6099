import { useLoaderData } from "react-router";
import type { EasyTitle } from "../../../contract/catalogue.ts";
import type { SiteListName } from "../../../domain/lexicon/site-list.ts";
import type { Locale } from "../../../domain/locale/locale.ts";
import { m } from "../../i18n/generated/messages.js";
import { loadWordList, type WordListData, wordsIn } from "../lexicon/word-list-data.ts";
import type { ApiClient } from "../page/api-client.ts";
import { breadcrumbData, type Crumb } from "../page/breadcrumb.tsx";
import type { StructuredData } from "../page/page-head.ts";
import { pageLoader } from "../page/page-loader.ts";
import { pageMeta } from "../page/page-meta.ts";
import { pathOf } from "../page/paths.ts";
import type { SiteConfig } from "../page/site-config.ts";
import { useLocale, useSite } from "../page/use-page.ts";
import { WordListSection } from "../words/word-list/word-list-section.tsx";
import { ArticleScene, OtherArticles } from "./article-card.tsx";
import { EasyTitles } from "./easy-titles.tsx";
import { fillText } from "./fill-placeholders.ts";
import { ListParts, phraseSeparator } from "./list-parts.tsx";
import { loadArticleCards, loadText } from "./load-text.ts";
import { LongForm } from "./long-form.tsx";
import { type ArticleCard, type ArticleId, articleIds, type PageText, type TextBlock } from "./page-text.ts";
import { type SpeechFigures, SpeechShare } from "./speech-share.tsx";

type ArticleData = {
  readonly id: ArticleId;
  readonly text: PageText;
  /** The lexicon's words, where the article shows them. */
  readonly list: WordListData | null;
  /** A list of the site, where the article shows it or its figures. */
  readonly siteList: SiteListData | null;
  /** The first words of its list, for search engines. */
  readonly terms: readonly string[];
  readonly easyTitles: readonly EasyTitle[];
  readonly others: readonly ArticleCard[];
};

type SiteListData = SpeechFigures & {
  readonly list: SiteListName;
  readonly parts: readonly string[];
};

/** Search engines are told of what a list consists, not all of it. */
const termsTold = 50;

const load = pageLoader<ArticleId, ArticleData>(articleIds, async ({ id, locale, client }) => {
  const [text, cards] = await Promise.all([loadText(id, locale), loadArticleCards(locale)]);
  if (text === undefined) return undefined;
  const level = text.blocks.find((block) => block.kind === "words")?.level;
  const siteList = text.blocks.find((block) => block.kind === "parts")?.list;
  const hasTitles = text.blocks.some(({ kind }) => kind === "easyTitles");
  const list = level === undefined ? null : await loadWordList({ client, locale }, { kind: "level", id: level });
  const ofSite = siteList === undefined ? null : await loadSiteList(client, siteList);
  const phrases = list === null ? ofSite?.parts[0]?.split(phraseSeparator) : wordsIn(list)?.map(({ phrase }) => phrase);
  return {
    id,
    text,
    list,
    siteList: ofSite,
    terms: phrases?.slice(0, termsTold) ?? [],
    easyTitles: hasTitles ? await client.call("Home/GetEasyTitles") : [],
    others: cards.filter((card) => card.id !== id),
  };
});

async function loadSiteList(client: ApiClient, list: SiteListName): Promise<SiteListData> {
  const { parts, speech } = await client.call("WordList/GetSiteList", { query: { list } });
  return {
    list,
    parts: parts.map(({ phrases }) => phrases.join(phraseSeparator)),
    spokenWords: parts.map(({ spokenWords }) => spokenWords),
    speech,
  };
}

export const loader = load;
export const clientLoader = load;

export const meta = pageMeta<ArticleId, ArticleData>(articleIds, ({ id, text, terms }, { locale }, site) => ({
  title: fillText(text.title, site),
  description: fillText(text.description, site),
  openGraphType: "article",
  structuredData: [
    articleData(id, { ...text, heading: fillText(text.heading, site) }, locale, site),
    ...(terms.length > 0 ? [termSetData(id, fillText(text.heading, site), terms, locale, site)] : []),
    breadcrumbData(site, crumbsOf(id, text, locale, site)),
  ],
}));

function termSetData(
  id: ArticleId,
  name: string,
  terms: readonly string[],
  locale: Locale,
  site: SiteConfig,
): StructuredData {
  const url = site.publicUrl + pathOf(id, locale);
  return {
    "@type": "DefinedTermSet",
    name,
    url,
    inLanguage: "en",
    hasDefinedTerm: terms.map((term) => ({ "@type": "DefinedTerm", name: term, inDefinedTermSet: url })),
  };
}

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
  const article = useLoaderData<typeof load>();
  const { id, text, others } = article;
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
      renderBlock={(block) => <ArticleBlock block={block} article={article} title={fillText(text.heading, site)} />}
    >
      <OtherArticles cards={others} site={site} />
    </LongForm>
  );
}

type ArticleBlockProps = {
  readonly block: TextBlock;
  readonly article: ArticleData;
  /** The article's heading, by which its list is named. */
  readonly title: string;
};

function ArticleBlock({ block, article: { id, list, siteList, easyTitles }, title }: ArticleBlockProps) {
  const locale = useLocale();
  switch (block.kind) {
    case "words":
      return list && <WordListSection list={list} caption={title} hasHeading={false} />;
    case "parts":
      // The key changes with the page, so that no part of another list or language stays open.
      return siteList && <ListParts key={`${id} ${locale}`} list={block.list} parts={siteList.parts} title={title} />;
    case "speech":
      return siteList && <SpeechShare list={block.list} figures={siteList} />;
    case "easyTitles":
      return <EasyTitles titles={easyTitles} />;
    default:
      return null;
  }
}
