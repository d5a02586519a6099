import { useLocale, useSite } from "../../../features/page/use-page.ts";
import StoreBadges from "../../header/store-badges.tsx";
import type { AppTexts } from "./home-content.ts";
import styles from "./home-page.module.css";

export default function MobileApps({ texts }: { readonly texts: AppTexts }) {
  const links = useSite()?.storeLinks ?? {};
  return (
    <section className={styles.apps} aria-labelledby="apps">
      <div>
        <h2 id="apps">{texts.heading}</h2>
        <p>{texts.text}</p>
      </div>
      <StoreBadges locale={useLocale()} links={links} />
    </section>
  );
}
