import type { Locale } from "../../../../domain/locale/locale.ts";
import { matchPath, pathOf } from "../../page/paths.ts";
import { type SessionEnd, sessionEnds } from "./end-session.ts";
import { guardedPages } from "./guarded-pages.ts";

/** The navigation state that the sign-in page gets from the page that redirected to it. */
export type AuthState = {
  /** Where to go after signing in; a path of this site. */
  readonly returnTo?: string;
  readonly sessionEnd?: SessionEnd;
};

type PageLocation = {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
};

export type GuardRedirect = { readonly to: string; readonly state?: AuthState; readonly replace: boolean };

/**
 * Where to redirect a user; undefined where the page may be shown.
 *
 * @param sessionEnd why the session has just ended, if it has
 */
export function guardRedirect(
  location: PageLocation,
  isSignedIn: boolean,
  sessionEnd: SessionEnd | undefined,
): GuardRedirect | undefined {
  const match = matchPath(location.pathname);
  const guard = match && guardedPages[match.id];
  const locale: Locale = match?.locale ?? "tr";
  if (isSignedIn) {
    // The sign-in page removes Google's token from the URL first.
    if (guard !== "signedOut" || /^#(token|error)=/.test(location.hash)) return undefined;
    return { to: authStateOf(location.state).returnTo ?? pathOf("account", locale), replace: true };
  }
  const isExpired = sessionEnd === "expired";
  if (guard !== "signedIn" && !isExpired) return undefined;
  const mayReturn = sessionEnd === undefined || isExpired;
  return {
    to: `${pathOf("auth", locale)}?authLink=login`,
    state: {
      ...(mayReturn && guard !== "signedOut" && { returnTo: location.pathname + location.search }),
      ...(sessionEnd !== undefined && { sessionEnd }),
    },
    replace: guard !== undefined,
  };
}

/** Reads a location's state, which the browser stores and any script may have written. */
export function authStateOf(state: unknown): AuthState {
  if (typeof state !== "object" || state === null) return {};
  const { returnTo, sessionEnd }: { [Key in keyof AuthState]?: unknown } = state;
  return {
    // A second slash would make it another site.
    ...(typeof returnTo === "string" && /^\/(?![/\\])/.test(returnTo) && { returnTo }),
    ...(isSessionEnd(sessionEnd) && { sessionEnd }),
  };
}

function isSessionEnd(value: unknown): value is SessionEnd {
  return sessionEnds.some((end) => end === value);
}
