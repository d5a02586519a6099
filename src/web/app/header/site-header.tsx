import { Link, NavLink } from "react-router";
import type { Locale } from "../../../domain/locale/locale.ts";
import { Icon } from "../../design/icon.tsx";
import { TitleSearch } from "../../features/catalogue/title-search.tsx";
import { late } from "../../features/page/late.ts";
import { localeOfPath, pathOf } from "../../features/page/paths.ts";
import { useSite } from "../../features/page/use-page.ts";
import { m } from "../../i18n/generated/messages.js";
import { MobileMenu } from "./mobile-menu.tsx";
import { SettingsMenu } from "./settings-menu.tsx";
import styles from "./site-header.module.css";

/** One's own titles, and what is offered where none is found. */
const extras = late(() => import("../search-extras.ts"));

const pages = [
  ["home", m.nav_home],
  ["series", m.nav_series],
  ["movies", m.nav_movies],
  ["bring", m.bring_door],
] as const;

/** The menu of narrow screens has room for what wide ones have in the footer alone. */
const menuPages = [
  ...pages,
  ["levelTest", m.level_test_crumb],
  ["howItWorks", m.footer_how_it_works],
  ["blog", m.footer_blog],
] as const;

export function SiteHeader({ pathname }: { pathname: string }) {
  const locale = localeOfPath(pathname);
  return (
    <header className={styles.header}>
      {/* "Home" beside it, or in the menu, is the stop by keyboard. */}
      <Link className={styles.logo} tabIndex={-1} to={pathOf("home", locale)} prefetch="intent">
        <svg className={styles.mark} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
          <rect x="1" y="4" width="30" height="24" rx="5" className={styles.screen} />
          <rect x="6" y="20" width="20" height="3.5" rx="1.75" className={styles.line} />
        </svg>
        {useSite()?.name}
      </Link>
      <MainNav pages={pages} locale={locale} />
      <TitleSearch key={pathname} locale={locale} extras={extras} />
      <div className={styles.tools}>
        <div className={styles.wide}>
          <SessionLinks locale={locale} />
        </div>
        <AccountLink locale={locale} />
        <SettingsMenu pathname={pathname} />
        <MobileMenu>
          <MainNav pages={menuPages} locale={locale} />
          <SessionLinks locale={locale} />
        </MobileMenu>
      </div>
    </header>
  );
}

type MainNavProps = { readonly pages: readonly (typeof menuPages)[number][]; readonly locale: Locale };

function MainNav({ pages: shown, locale }: MainNavProps) {
  return (
    <nav className={styles.nav} aria-label={m.nav_label()}>
      {shown.map(([id, text]) => (
        <NavLink key={id} to={pathOf(id, locale)} end={id === "home"} prefetch="intent">
          {text()}
        </NavLink>
      ))}
    </nav>
  );
}

/** In the bar of every width; it leads to signing in too. */
function AccountLink({ locale }: { locale: Locale }) {
  return (
    <Link className="icon-button" to={pathOf("account", locale)}>
      <Icon name="person" />
      <span className="visually-hidden">{m.session_account()}</span>
    </Link>
  );
}

/**
 * Links to an upgrade, and to sign in and up. Server HTML is the same for all users and has them all; the
 * styles show those that fit the session on the root element, so that hydration moves nothing.
 */
function SessionLinks({ locale }: { locale: Locale }) {
  return (
    <div className={styles.links}>
      <Link className={`button ${styles.upgrade}`} data-kind="secondary" to={pathOf("premium", locale)}>
        <Icon name="star" />
        {m.session_upgrade()}
      </Link>
      <Link className={`button ${styles.signIn}`} data-kind="secondary" to={`${pathOf("auth", locale)}?authLink=login`}>
        {m.auth_login_action()}
      </Link>
      <Link
        className={`button ${styles.signUp}`}
        data-kind="secondary"
        to={`${pathOf("auth", locale)}?authLink=register`}
      >
        {m.session_sign_up()}
      </Link>
    </div>
  );
}
