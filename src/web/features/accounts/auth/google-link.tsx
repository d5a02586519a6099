import { useLocation } from "react-router";
import { m } from "../../../i18n/generated/messages.js";
import { pathOf } from "../../page/paths.ts";
import { useIsBrowser, useLocale, useSite } from "../../page/use-page.ts";
import { authStateOf } from "../session/guards.ts";
import styles from "./google.module.css";

/** The way to Google, where the operator has set it up; it leads back to the page that one wanted. */
export function GoogleLink() {
  const locale = useLocale();
  const { state } = useLocation();
  const isBrowser = useIsBrowser();
  if (!useSite()?.hasGoogle) return null;
  const returnTo = (isBrowser && authStateOf(state).returnTo) || pathOf("account", locale);
  return (
    <div className={styles.way}>
      <p className={styles.or}>
        <span>{m.auth_or()}</span>
      </p>
      {/* A document load: the API answers with the way to Google. */}
      <a
        className="button"
        data-kind="secondary"
        href={`/api/Login/StartGoogle?returnTo=${encodeURIComponent(returnTo)}`}
      >
        {m.google_continue()}
      </a>
    </div>
  );
}
