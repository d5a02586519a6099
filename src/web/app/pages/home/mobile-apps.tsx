import type { Locale } from "../../../../domain/locale/locale.ts";
import { useSite } from "../../../features/page/use-page.ts";
import { m } from "../../../i18n/generated/messages.js";
import { StoreBadges } from "../../header/site-footer.tsx";
import styles from "./mobile-apps.module.css";

/** The ways to the mobile apps: on the Turkish home page only, and where there are apps. */
export function MobileApps({ locale }: { locale: Locale }) {
  const links = useSite()?.storeLinks ?? {};
  if (locale !== "tr" || (links.ios === undefined && links.android === undefined)) return null;
  return (
    <section className={styles.apps} aria-labelledby="apps">
      <div>
        <h2 id="apps">{m.home_apps_heading()}</h2>
        <p>{m.home_apps_text()}</p>
      </div>
      <StoreBadges locale={locale} links={links} />
    </section>
  );
}
