import type { Locale } from "../../../../domain/locale/locale.ts";
import { matchPath, pathOf } from "../../page/paths.ts";
import { type SessionEnd, sessionEnds } from "./end-session.ts";
import { guardedPages } from "./guarded-pages.ts";

/** What the page of signing in is told by the page that led to it. */
export type AuthState = {
  /** Where to go on when somebody has signed in; a path of this site. */
  readonly returnTo?: string;
  readonly sessionEnd?: SessionEnd;
};

type Place = {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
};

export type Move = { readonly to: string; readonly state?: AuthState; readonly replace: boolean };

/**
 * Where somebody must go who is at a place: undefined where they may stay.
 *
 * @param sessionEnd why the session has just ended, if it has
 */
export function moveFrom(place: Place, isSignedIn: boolean, sessionEnd: SessionEnd | undefined): Move | undefined {
  const match = matchPath(place.pathname);
  const guard = match && guardedPages[match.id];
  const locale: Locale = match?.locale ?? "tr";
  if (isSignedIn) {
    // What Google has sent is taken out of the address first.
    if (guard !== "signedOut" || /^#(token|error)=/.test(place.hash)) return undefined;
    return { to: authStateOf(place.state).returnTo ?? pathOf("account", locale), replace: true };
  }
  const isExpired = sessionEnd === "expired";
  if (guard !== "signedIn" && !isExpired) return undefined;
  const isWelcomeBack = sessionEnd === undefined || isExpired;
  return {
    to: `${pathOf("auth", locale)}?authLink=login`,
    state: {
      ...(isWelcomeBack && guard !== "signedOut" && { returnTo: place.pathname + place.search }),
      ...(sessionEnd !== undefined && { sessionEnd }),
    },
    replace: guard !== undefined,
  };
}

/** Reads a location's state, which the browser keeps and anything may have written. */
export function authStateOf(state: unknown): AuthState {
  if (typeof state !== "object" || state === null) return {};
  const { returnTo, sessionEnd }: { [Key in keyof AuthState]?: unknown } = state;
  return {
    // Two slashes would be another site.
    ...(typeof returnTo === "string" && /^\/(?![/\\])/.test(returnTo) && { returnTo }),
    ...(isSessionEnd(sessionEnd) && { sessionEnd }),
  };
}

function isSessionEnd(value: unknown): value is SessionEnd {
  return sessionEnds.some((end) => end === value);
}
