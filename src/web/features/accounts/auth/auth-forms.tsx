import { type ReactNode, useLayoutEffect } from "react";
import { Link, useLocation } from "react-router";
import { Notice } from "../../../design/notice.tsx";
import { SceneAside } from "../../../design/scene.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { pathOf } from "../../page/paths.ts";
import { useIsBrowser, useLocale } from "../../page/use-page.ts";
import { PasskeySignIn } from "../passkeys/passkey-sign-in.tsx";
import type { SessionEnd } from "../session/end-session.ts";
import { authStateOf } from "../session/guards.ts";
import styles from "./auth.module.css";
import { GoogleRegisterForm } from "./google-register-form.tsx";
import { GoogleLink, useGoogle } from "./google-sign-in.tsx";
import { LoginForm } from "./login-form.tsx";
import { markAuthLink } from "./mark-auth-link.ts";
import { RegisterForm } from "./register-form.tsx";

const endTexts = {
  expired: m.auth_end_expired,
  loggedOut: m.auth_end_logged_out,
  loggedOutEverywhere: m.auth_end_everywhere,
  deleted: m.auth_end_deleted,
  passwordReset: m.auth_end_password_reset,
} satisfies Record<SessionEnd, () => string>;

const tabs = [
  ["login", m.auth_login_tab],
  ["register", m.auth_register_tab],
] as const;

/**
 * Signing in and signing up. Both forms are in the HTML, which is identical for every query; the styles show the one that
 * the root element names, and what was typed into one is kept while the other is shown.
 *
 * @param aside in place of what an account is good for
 */
export function AuthForms({ aside }: { readonly aside?: ReactNode }) {
  const { search } = useLocation();
  // There is nothing left to go on with.
  const isDeleted = useAuthState().sessionEnd === "deleted";
  const google = useGoogle();
  useLayoutEffect(() => markAuthLink(search), [search]);
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <Tabs />
        <EndNotice />
        <section className={styles.login} aria-labelledby="login">
          <h1 id="login" tabIndex={-1}>
            {isDeleted ? m.auth_login_tab() : m.auth_login_heading()}
          </h1>
          {google.step === "failed" && (
            <Notice kind="error">
              <p>{google.problem}</p>
            </Notice>
          )}
          {google.step === "asking" && <p role="status">{m.google_asking()}</p>}
          <LoginForm />
          <PasskeySignIn />
          <GoogleLink />
        </section>
        <section className={styles.register} aria-labelledby="register">
          <h1 id="register" tabIndex={-1}>
            {m.auth_register_heading()}
          </h1>
          {google.step === "unknown" ? (
            <GoogleRegisterForm token={google.token} onForget={google.forget} />
          ) : (
            <>
              <RegisterForm />
              <GoogleLink />
            </>
          )}
        </section>
      </div>
      {aside ?? (
        <SceneAside
          label={m.auth_reasons_heading()}
          lines={[m.auth_reason_1(), m.auth_reason_2(), m.auth_reason_3()]}
        />
      )}
    </div>
  );
}

function Tabs() {
  const locale = useLocale();
  const { search, state } = useLocation();
  const isBrowser = useIsBrowser();
  const current = isBrowser && new URLSearchParams(search).get("authLink") === "register" ? "register" : "login";
  return (
    <nav className={styles.tabs} aria-label={m.auth_title()}>
      {tabs.map(([id, text]) => (
        <Link
          key={id}
          to={`${pathOf("auth", locale)}?authLink=${id}`}
          state={state}
          replace
          preventScrollReset
          data-tab={id}
          aria-current={id === current ? "page" : undefined}
        >
          {text()}
        </Link>
      ))}
    </nav>
  );
}

function useAuthState() {
  const { state } = useLocation();
  return authStateOf(useIsBrowser() ? state : null);
}

/** Why the user was redirected to signing in, if that is so. */
function EndNotice() {
  const { sessionEnd, returnTo } = useAuthState();
  const text = sessionEnd !== undefined ? endTexts[sessionEnd]() : returnTo !== undefined ? m.auth_needed() : undefined;
  return (
    <div role="status">
      {text !== undefined && (
        <Notice kind={sessionEnd === "passwordReset" ? "success" : "info"}>
          <p>{text}</p>
        </Notice>
      )}
    </div>
  );
}
