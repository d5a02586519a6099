import { type Locale, locales } from "../../../domain/locale/locale.ts";
import { alternatesOf, localeOfPath, matchPath, pathOf } from "../../features/page/paths.ts";
import { m } from "../../i18n/generated/messages.js";
import styles from "./locale-switcher.module.css";

const names: Readonly<Record<Locale, string>> = { tr: "Türkçe", en: "English", es: "Español" };

/**
 * Links to the same page in the other languages, with the address's query, which filters lists: added on the click,
 * since server HTML is the same for every query. They load documents, since scripts are in one language.
 */
export function LocaleSwitcher({ pathname }: { pathname: string }) {
  const current = localeOfPath(pathname);
  const match = matchPath(pathname);
  const alternates = match === undefined ? [] : alternatesOf(match);
  return (
    <nav className={styles.switcher} aria-label={m.locale_label()}>
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
          {locale.toUpperCase()}
          <span className="visually-hidden"> {names[locale]}</span>
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
