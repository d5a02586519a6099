import { useLoaderData } from "react-router";
import type { Locale } from "../../../domain/locale/locale.ts";
import { m } from "../../i18n/generated/messages.js";
import { Breadcrumb, breadcrumbData, type Crumb } from "../page/breadcrumb.tsx";
import { pageLoader } from "../page/page-loader.ts";
import { pageMeta } from "../page/page-meta.ts";
import { pathOf } from "../page/paths.ts";
import { useLocale, useSite } from "../page/use-page.ts";
import { ArticleCards } from "./article-card.tsx";
import styles from "./blog-page.module.css";
import { loadArticleCards } from "./load-text.ts";
import type { ArticleCard } from "./page-text.ts";

const load = pageLoader<"blog", readonly ArticleCard[]>("blog", ({ locale }) => loadArticleCards(locale));

export const loader = load;
export const clientLoader = load;

export const meta = pageMeta<"blog", readonly ArticleCard[]>("blog", (_cards, { locale }, site) => ({
  title: m.blog_title(),
  description: m.blog_description({ name: site.name }),
  structuredData: [breadcrumbData(site, crumbsOf(locale))],
}));

function crumbsOf(locale: Locale): Crumb[] {
  return [
    { name: m.nav_home(), path: pathOf("home", locale) },
    { name: m.blog_title(), path: pathOf("blog", locale) },
  ];
}

export default function BlogPage() {
  const cards = useLoaderData<typeof load>();
  const locale = useLocale();
  const site = useSite();
  if (site === undefined) return null;
  return (
    <>
      <Breadcrumb crumbs={crumbsOf(locale)} />
      <div className={styles.head}>
        <h1 tabIndex={-1}>{m.blog_heading()}</h1>
        <p>{m.blog_lead()}</p>
      </div>
      <ArticleCards cards={cards} site={site} headingLevel="h2" />
    </>
  );
}
