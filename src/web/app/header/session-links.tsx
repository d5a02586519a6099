import { Link } from "react-router";
import type { Locale } from "../../../domain/locale/locale.ts";
import { Icon } from "../../design/icon.tsx";
import { pageExists, pathOf } from "../../features/page/paths.ts";
import { m } from "../../i18n/generated/messages.js";
import styles from "./session-links.module.css";

/**
 * The ways to the account (by signing in, for visitors), an upgrade, a first sign-up. All are in the document, which is the same for everyone; the
 * styles show those that fit what the root says of the session, so that nothing moves when the browser takes over.
 */
export function SessionLinks({ locale }: { locale: Locale }) {
  return (
    <div className={styles.links}>
      {pageExists("premium") && (
        <Link className={`button ${styles.upgrade}`} data-kind="secondary" to={pathOf("premium", locale)}>
          <Icon name="star" />
          {m.session_upgrade()}
        </Link>
      )}
      {pageExists("account") && (
        <Link
          className={`icon-button ${styles.account}`}
          to={pathOf("account", locale)}
          aria-label={m.session_account()}
        >
          <Icon name="person" />
          <span aria-hidden="true">{m.session_account()}</span>
        </Link>
      )}
      {pageExists("auth") && (
        <Link
          className={`button ${styles.signUp}`}
          data-kind="secondary"
          to={`${pathOf("auth", locale)}?authLink=register`}
        >
          {m.session_sign_up()}
        </Link>
      )}
    </div>
  );
}
