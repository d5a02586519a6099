import { Link, NavLink } from "react-router";
import { m } from "../../i18n/generated/messages.js";
import { useSite } from "../../page/use-page.ts";
import { localeOfPath, pathOf } from "../../paths.ts";
import { LocaleSwitcher } from "../locale-switcher/locale-switcher.tsx";
import { ThemeToggle } from "../theme-toggle/theme-toggle.tsx";
import { TitleSearch } from "../title-search/title-search.tsx";
import styles from "./site-header.module.css";

export function SiteHeader({ pathname }: { pathname: string }) {
  const locale = localeOfPath(pathname);
  const home = pathOf("home", locale);
  return (
    <header className={styles.header}>
      <Link className={styles.logo} to={home} prefetch="intent">
        <svg className={styles.mark} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
          <rect x="1" y="4" width="30" height="24" rx="5" className={styles.screen} />
          <rect x="6" y="20" width="20" height="3.5" rx="1.75" className={styles.line} />
        </svg>
        {useSite()?.name}
      </Link>
      <nav className={styles.nav} aria-label={m.nav_label()}>
        <NavLink to={home} end prefetch="intent">
          {m.nav_home()}
        </NavLink>
        <NavLink to={pathOf("series", locale)} prefetch="intent">
          {m.nav_series()}
        </NavLink>
        <NavLink to={pathOf("movies", locale)} prefetch="intent">
          {m.nav_movies()}
        </NavLink>
      </nav>
      <TitleSearch key={pathname} locale={locale} />
      <ThemeToggle />
      <LocaleSwitcher pathname={pathname} />
    </header>
  );
}
