import { useId } from "react";
import { type Locale, locales } from "../../../domain/locale/locale.ts";
import { Icon } from "../../design/icon.tsx";
import { switchTheme, useIsDark } from "../../design/theme.ts";
import { alternatesOf, localeOfPath, matchPath, pathOf } from "../../features/page/paths.ts";
import { m } from "../../i18n/generated/messages.js";
import styles from "./settings-menu.module.css";

const names: Readonly<Record<Locale, string>> = { tr: "Türkçe", en: "English", es: "Español" };

/** Language and theme: one stop by keyboard. A native popover, which opens without scripts too. */
export function SettingsMenu({ pathname }: { pathname: string }) {
  const id = useId();
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={id}>
        {localeOfPath(pathname).toUpperCase()}
        <span className="visually-hidden"> {m.header_settings()}</span>
        <Icon name="chevron" />
      </button>
      <div id={id} popover="auto" className={styles.menu}>
        <LocaleSwitcher pathname={pathname} />
        <ThemeToggle />
      </div>
    </>
  );
}

/**
 * Links to the same page in the other languages, with the address's query, which filters lists: added on the click,
 * since server HTML is the same for every query. They load documents, since scripts are in one language.
 */
function LocaleSwitcher({ pathname }: { pathname: string }) {
  const current = localeOfPath(pathname);
  const match = matchPath(pathname);
  const alternates = match === undefined ? [] : alternatesOf(match);
  return (
    <nav aria-label={m.locale_label()}>
      {locales.map((locale) => (
        <a
          key={locale}
          href={alternates.find((alternate) => alternate.locale === locale)?.path ?? pathOf("home", locale)}
          hrefLang={locale}
          lang={locale}
          aria-current={locale === current ? "true" : undefined}
          onClick={({ currentTarget }) => {
            currentTarget.search = window.location.search;
            rememberChoice(locale);
          }}
        >
          {names[locale]}
        </a>
      ))}
    </nav>
  );
}

function rememberChoice(locale: Locale): void {
  try {
    window.localStorage.setItem("DOLocale", locale);
  } catch {
    // Storage is forbidden: the choice is in the address alone.
  }
}

/** The styles show its tick, so that it is right before hydration. */
function ThemeToggle() {
  return (
    <button type="button" aria-pressed={useIsDark()} onClick={switchTheme}>
      {m.theme_dark()}
      <Icon name="check" />
    </button>
  );
}
