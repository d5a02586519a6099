import { Link } from "react-router";
import { m } from "../../i18n/generated/messages.js";
import styles from "./breadcrumb.module.css";
import type { StructuredData } from "./page-head.ts";
import type { SiteConfig } from "./site-config.ts";

export type Crumb = { readonly name: string; readonly path: string };

/** The page and what is above it; what is above that is a page further, and in the bar. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className={styles.breadcrumb} aria-label={m.breadcrumb_label()}>
      <ol>
        {crumbs.slice(-2).map(({ name, path }) => (
          <li key={path}>
            {path === crumbs.at(-1)?.path ? <span aria-current="page">{name}</span> : <Link to={path}>{name}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** All of them, for search engines. */
export function breadcrumbData(site: SiteConfig, crumbs: readonly Crumb[]): StructuredData {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: site.publicUrl + path,
    })),
  };
}
