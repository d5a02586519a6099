import { Link } from "react-router";
import { m } from "../../i18n/generated/messages.js";
import styles from "./breadcrumb.module.css";
import type { StructuredData } from "./page-head.ts";
import type { SiteConfig } from "./site-config.ts";

export type Crumb = { readonly name: string; readonly path: string };

/** The breadcrumb of a page; the last crumb is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className={styles.breadcrumb} aria-label={m.breadcrumb_label()}>
      <ol>
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index === crumbs.length - 1 ? <span aria-current="page">{name}</span> : <Link to={path}>{name}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The same for search engines. */
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
