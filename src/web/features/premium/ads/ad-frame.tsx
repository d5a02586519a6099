import { m } from "../../../i18n/generated/messages.js";
import { useLocale } from "../../page/use-page.ts";
import styles from "./ads.module.css";

/** The advertisement, which can reach neither the page nor its own cookies, and is told the language and the consent. */
export function AdFrame({ origin }: { origin: string }) {
  const locale = useLocale();
  return (
    <>
      <p className={styles.label} aria-hidden="true">
        {m.ads_label()}
      </p>
      <iframe
        className={styles.frame}
        title={m.ads_label()}
        src={`${origin}/?${new URLSearchParams({ lang: locale, consent: "accepted" })}`}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
      />
    </>
  );
}
