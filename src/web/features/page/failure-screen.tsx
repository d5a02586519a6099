import { Link } from "react-router";
import { m } from "../../i18n/generated/messages.js";
import styles from "./failure-screen.module.css";
import type { PageFailure } from "./page-loader.ts";
import { pathOf } from "./paths.ts";
import { useLocale } from "./use-page.ts";

const texts = {
  notFound: [m.not_found_sound, m.not_found_heading, m.not_found_text],
  unavailable: [m.failure_unavailable_sound, m.failure_unavailable_heading, m.failure_unavailable_text],
  timeout: [m.failure_timeout_sound, m.failure_timeout_heading, m.failure_timeout_text],
  offline: [m.failure_offline_sound, m.failure_offline_heading, m.failure_offline_text],
} satisfies Record<PageFailure, readonly [sound: () => string, heading: () => string, text: () => string]>;

/**
 * In the place of a page that cannot be shown: a film frame with the reason as its subtitle and a sound caption.
 * `retryHref` is the page's own path.
 */
export function FailureScreen({ failure, retryHref }: { failure: PageFailure; retryHref: string }) {
  const locale = useLocale();
  const [sound, heading, text] = texts[failure];
  return (
    <div className={styles.screen}>
      <div className={`always-dark ${styles.frame}`} data-failure={failure}>
        <p className={styles.sound} aria-hidden="true">
          <span className="caption">[{sound()}]</span>
        </p>
        <h1 tabIndex={-1}>
          <span className="caption">{heading()}</span>
        </h1>
      </div>
      <p>{text()}</p>
      <p className={styles.actions}>
        {failure !== "notFound" && (
          // Loads a document, since the page's scripts may be what failed.
          <a className="button" href={retryHref}>
            {m.try_again()}
          </a>
        )}
        <Link
          className="button"
          data-kind={failure === "notFound" ? undefined : "secondary"}
          to={pathOf("home", locale)}
        >
          {m.nav_home()}
        </Link>
        <Link className="button" data-kind="secondary" to={pathOf("series", locale)}>
          {m.nav_series()}
        </Link>
      </p>
      {failure === "notFound" && <Link to={pathOf("contact", locale)}>{m.not_found_contact()}</Link>}
    </div>
  );
}
