import type { Locale } from "../../../domain/locale/locale.ts";
import { Icon } from "../../design/icon.tsx";
import type { StoreLinks } from "../../features/page/site-config.ts";
import { m } from "../../i18n/generated/messages.js";
import styles from "./site-footer.module.css";

const stores = [
  ["ios", "App Store", m.store_ios],
  ["android", "Google Play", m.store_android],
] as const;

/** Links to the mobile apps. The apps teach in Turkish and Spanish, so English pages have none. */
export default function StoreBadges({ locale, links }: { locale: Locale; links: StoreLinks }) {
  const shown = stores.filter(([store]) => links[store] !== undefined);
  if (locale === "en" || shown.length === 0) return null;
  return (
    <ul className={styles.badges}>
      {shown.map(([store, name, text]) => (
        <li key={store}>
          <a className={styles.badge} href={links[store]} rel="noopener">
            <Icon name="download" />
            <span>
              <small>{text()}</small> <b>{name}</b>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
