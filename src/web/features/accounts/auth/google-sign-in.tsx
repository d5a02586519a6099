import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { m } from "../../../i18n/generated/messages.js";
import { problemsOf } from "../../page/form/form-problems.ts";
import { matchPath, pathOf } from "../../page/paths.ts";
import { isProblem } from "../../page/told-problem.ts";
import { useIsBrowser, useLocale, useSite } from "../../page/use-page.ts";
import { api } from "../session/api.ts";
import { type AuthState, authStateOf } from "../session/guards.ts";
import { setGoogleToken, signIn, unknownGoogle } from "../session/session.ts";
import { userDataStore } from "../session/use-user-data.ts";
import styles from "./auth.module.css";

/** Starts the sign-in with Google, where the operator has configured it; it returns to the requested page. */
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

/** The state of a sign-in with Google in this document. */
export type GoogleSignIn =
  | { readonly step: "none" }
  | { readonly step: "asking" }
  /** No account has this address: the token is kept for signing up. */
  | { readonly step: "unknown"; readonly token: string }
  | { readonly step: "failed"; readonly problem: string };

const failures: Readonly<Record<string, () => string>> = {
  "google.cancelled": m.google_cancelled,
  "google.expired": m.google_expired,
  "google.unavailable": m.google_unavailable,
};

/**
 * Reads what GoogleCallback put into the URL fragment, and removes the fragment at once: neither the history nor a copied
 * link may contain a token.
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
    if (token === null && error === null && taken.current === "") {
      // Nothing is told but what was kept before a reload.
      const kept = unknownGoogle.get();
      taken.current = "kept";
      if (kept !== null) setGoogle({ step: "unknown", token: kept });
      return;
    }
    if ((token === null && error === null) || taken.current === hash) return;
    taken.current = hash;
    const returnTo = told.get("returnTo") ?? undefined;
    // The account is where everybody gets to, and no page that was asked for.
    const isAsked = returnTo !== undefined && matchPath(returnTo)?.id !== "account";
    const auth: AuthState = authStateOf({ ...authStateOf(state), returnTo: isAsked ? returnTo : undefined });
    void navigate(pathname + search, { replace: true, state: auth });
    if (token === null) {
      setGoogle({ step: "failed", problem: (failures[error ?? ""] ?? m.google_failed)() });
      return;
    }
    if (userDataStore().get().token !== undefined) {
      // A signed-in user was asked to authenticate again; the page that asked continues.
      setGoogleToken(token);
      return;
    }
    setGoogle({ step: "asking" });
    api.call("Login/ConfirmGoogleAuth", { query: { token } }).then(signIn, (reason: unknown) => {
      if (isProblem<"Login/ConfirmGoogleAuth">(reason, "google.unknown_mail")) {
        unknownGoogle.set(token);
        setGoogle({ step: "unknown", token });
        void navigate(`${pathname}?authLink=register`, { replace: true, state: auth });
      } else {
        setGoogle({ step: "failed", problem: problemsOf(reason, new Set()).form.join(" ") });
      }
    });
  }, [pathname, search, hash, state, navigate]);

  function forget() {
    unknownGoogle.set(null);
    setGoogle({ step: "none" });
  }

  return { ...google, forget };
}
