import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { api } from "../features/accounts/session/api.ts";
import { endSession, takeSessionEnd } from "../features/accounts/session/end-session.ts";
import { moveFrom } from "../features/accounts/session/guards.ts";
import { userDataStore, useUserData } from "../features/accounts/session/use-user-data.ts";
import { ApiError } from "../features/page/api-client.ts";
import { useIsBrowser } from "../features/page/use-page.ts";
import { loadKnown } from "../features/progress/known/send-known.ts";
import { loadOwnLists } from "../features/progress/lists/own-lists.ts";
import { loadPreferences } from "../features/quiz/follow-preferences.ts";

/** Keeps the session of this document: asks at its start whether it still holds, and leads who may not stay. */
export function SessionKeeper() {
  const { token } = useUserData();
  useRefresh(token);
  useLists(token);
  usePreferences(token);
  useGuards(token);
  return null;
}

/** An answer with an error, for the premium status or the score, ends the session; no answer at all, as without a connection, does not. */
function useRefresh(token: string | undefined): void {
  useEffect(() => {
    if (token === undefined) return;
    const isStillHere = () => userDataStore().get().token === token;
    const endAfter = (error: unknown) => {
      if (error instanceof ApiError && isStillHere()) endSession("expired");
    };
    api.call("User/GetPremiumStatusV2").then((status) => {
      if (isStillHere()) userDataStore().update(status);
    }, endAfter);
    api.call("Score/GetPointData").catch(endAfter);
  }, [token]);
}

/** What was marked and listed on other devices, at the start of each document; what could not be sent, when that is possible again. */
function useLists(token: string | undefined): void {
  useEffect(() => {
    if (token === undefined) return;
    const load = () => {
      loadKnown(token).catch(() => undefined);
      loadOwnLists().catch(() => undefined);
    };
    load();
    window.addEventListener("online", load);
    return () => window.removeEventListener("online", load);
  }, [token]);
}

/** How the person likes to play, as chosen on other devices; what could not be sent, when that is possible again. */
function usePreferences(token: string | undefined): void {
  useEffect(() => {
    if (token === undefined) return;
    const load = () => void loadPreferences().catch(() => undefined);
    load();
    window.addEventListener("online", load);
    return () => window.removeEventListener("online", load);
  }, [token]);
}

function useGuards(token: string | undefined): void {
  const isBrowser = useIsBrowser();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  useEffect(() => {
    // The document is drawn for nobody first, whoever is here.
    if (!isBrowser || token !== userDataStore().get().token) return;
    const isSignedIn = token !== undefined;
    const move = moveFrom({ pathname, search, hash, state }, isSignedIn, isSignedIn ? undefined : takeSessionEnd());
    if (move !== undefined) navigate(move.to, { replace: move.replace, state: move.state });
  }, [isBrowser, token, pathname, search, hash, state, navigate]);
}
