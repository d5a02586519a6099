import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { api } from "../features/accounts/session/api.ts";
import { endSession, takeSessionEnd } from "../features/accounts/session/end-session.ts";
import { guardRedirect } from "../features/accounts/session/guards.ts";
import { personQuery, queryClient, refresh, useSync } from "../features/accounts/session/queries.ts";
import { untilAnswered } from "../features/accounts/session/until-answered.ts";
import { userDataStore, useUserData } from "../features/accounts/session/use-user-data.ts";
import { hasBrowserMemory } from "../features/memory/memory-mark.ts";
import { hasVisitorEpisode } from "../features/my-series/visitor-mark.ts";
import { ApiError } from "../features/page/api-client.ts";
import { useIsBrowser } from "../features/page/use-page.ts";
import { loadPremiumStatus } from "../features/premium/status/premium-status.ts";
import { loadKnown } from "../features/progress/known/sync-known.ts";
import { loadOwnLists } from "../features/progress/lists/own-lists.ts";
import { loadPreferences } from "../features/quiz/quiz-preferences.ts";

/**
 * Keeps the session of this document: checks at its start that it is still valid, redirects from pages that are not for
 * the user, and loads known words, lists and preferences that changed on other devices.
 */
export default function SessionKeeper() {
  useSync("User/GetPremiumStatusV2", followPremium, freshMs, followMs);
  useSync("WordList/GetKnownWords", loadKnown);
  useSync("WordList/GetUserLists", loadOwnLists);
  useSync("User/GetPreferences", loadPreferences);
  useSync("Memory/TakeOver", sendMemory);
  useSync("MySeries/Arrange", sendEpisode);
  useGuards();
  return null;
}

/** Premium that is bought or ends on another device reaches this tab within a minute. */
const followMs = 55_000;
const freshMs = 20_000;

/** What was learnt here before signing in, and answers given without a connection. Loaded only where there are some. */
async function sendMemory(): Promise<void> {
  if (!hasBrowserMemory()) return;
  const { sendWaiting } = await import("../features/memory/waiting.ts");
  await sendWaiting();
  await refresh("Memory/GetMemory");
}

/** What somebody had read here before signing in becomes their own. */
async function sendEpisode(): Promise<void> {
  if (!hasVisitorEpisode()) return;
  const { takeOverEpisode } = await import("../features/my-series/take-over-episode.ts");
  await takeOverEpisode();
}

let checkedToken: string | undefined;

/** Checks the session once in a document; later questions are about the premium status alone, and their failures wait. */
async function followPremium(token: string): Promise<void> {
  if (checkedToken === token) return await loadPremiumStatus();
  await checkSession(token);
  checkedToken = token;
}

/**
 * An error response for the premium status or the score ends the session. A missing response, as without a connection,
 * does not, nor does a server that answers again within two minutes.
 */
async function checkSession(token: string): Promise<void> {
  const isPresent = () => userDataStore().get().token === token;
  try {
    const points = personQuery(token, ["Score/GetPointData"], () => api.call("Score/GetPointData"));
    const [status] = await Promise.all([
      untilAnswered(() => api.call("User/GetPremiumStatusV2")),
      untilAnswered(() => queryClient.fetchQuery(points)),
    ]);
    if (isPresent()) userDataStore().update(status);
  } catch (error) {
    if (error instanceof ApiError && isPresent()) endSession("expired");
    throw error;
  }
}

function useGuards(): void {
  const { token } = useUserData();
  const isBrowser = useIsBrowser();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  useEffect(() => {
    // Before hydration ends the token is not known yet.
    if (!isBrowser || token !== userDataStore().get().token) return;
    const isSignedIn = token !== undefined;
    const redirect = guardRedirect(
      { pathname, search, hash, state },
      isSignedIn,
      isSignedIn ? undefined : takeSessionEnd(),
    );
    if (redirect !== undefined) void navigate(redirect.to, { replace: redirect.replace, state: redirect.state });
  }, [isBrowser, token, pathname, search, hash, state, navigate]);
}
