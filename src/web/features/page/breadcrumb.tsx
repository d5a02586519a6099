import { Link } from "react-router";
import { m } from "../../i18n/generated/messages.js";
import styles from "./breadcrumb.module.css";
import type { Crumb } from "./structured-data.ts";

/** The way to a page; the last crumb is the page itself. */
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
