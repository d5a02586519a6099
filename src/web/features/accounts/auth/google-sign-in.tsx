import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { m } from "../../../i18n/generated/messages.js";
import { isProblem } from "../../page/api-client.ts";
import { problemsOf } from "../../page/form/form-problems.ts";
import { pathOf } from "../../page/paths.ts";
import { useIsBrowser, useLocale, useSite } from "../../page/use-page.ts";
import { api } from "../session/api.ts";
import { type AuthState, authStateOf } from "../session/guards.ts";
import { keepGoogleToken, signIn } from "../session/session.ts";
import { userDataStore } from "../session/use-user-data.ts";
import styles from "./auth.module.css";

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

/** How far a sign-in with Google has come in this document. */
export type GoogleSignIn =
  | { readonly step: "none" }
  | { readonly step: "asking" }
  /** No account has this person's address: the token is kept for signing up. */
  | { readonly step: "unknown"; readonly token: string }
  | { readonly step: "failed"; readonly problem: string };

const failures: Readonly<Record<string, () => string>> = {
  "google.cancelled": m.google_cancelled,
  "google.expired": m.google_expired,
  "google.unavailable": m.google_unavailable,
};

/**
 * Takes what GoogleCallback put into the address's fragment, and the fragment out of the address at once: neither the
 * history nor a copied link shall hold a token.
 */
export function useGoogle(): GoogleSignIn & { readonly forget: () => void } {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [google, setGoogle] = useState<GoogleSignIn>({ step: "none" });
  const taken = useRef("");

  useEffect(() => {
    const told = new URLSearchParams(hash.slice(1));
    const token = told.get("token");
    const error = told.get("error");
    if ((token === null && error === null) || taken.current === hash) return;
    taken.current = hash;
    const auth: AuthState = authStateOf({ ...authStateOf(state), returnTo: told.get("returnTo") ?? undefined });
    navigate(pathname + search, { replace: true, state: auth });
    if (token === null) {
      setGoogle({ step: "failed", problem: (failures[error ?? ""] ?? m.google_failed)() });
      return;
    }
    if (userDataStore().get().token !== undefined) {
      // Who is signed in was asked to prove it: the page that asked goes on.
      keepGoogleToken(token);
      return;
    }
    setGoogle({ step: "asking" });
    api.call("Login/ConfirmGoogleAuth", { query: { token } }).then(signIn, (reason: unknown) => {
      if (isProblem<"Login/ConfirmGoogleAuth">(reason, "google.unknown_mail")) {
        setGoogle({ step: "unknown", token });
        navigate(`${pathname}?authLink=register`, { replace: true, state: auth });
      } else {
        setGoogle({ step: "failed", problem: problemsOf(reason, new Set()).form.join(" ") });
      }
    });
  }, [pathname, search, hash, state, navigate]);

  return { ...google, forget: () => setGoogle({ step: "none" }) };
}
