import { createContext, useLayoutEffect } from "react";
import type { Locale } from "../../domain/locale/locale.ts";
import { applyTheme } from "../design/theme.ts";
import { markAuthLink } from "../features/accounts/auth/mark-auth-link.ts";
import { userDataStore } from "../features/accounts/session/use-user-data.ts";
import { markAds } from "../features/premium/ads/mark-ads.ts";
import { inLanguage } from "../i18n/script-paths.ts";

/*
 * The inline scripts in every document's head. They are the texts of functions, so each of these uses nothing from
 * outside itself but what every browser has; and they are the same for all users, so that their hashes in the
 * security policy are too.
 */

/** The mark of our own inline scripts, which the security policy allows; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);

type StoredUser = {
  readonly token?: unknown;
  readonly isPremium?: unknown;
  readonly knownLevel?: number;
  readonly knownList?: { readonly length?: number };
};

/**
 * Says on the root whether a user is signed in, and with premium: the header shows its links by that. And whether
 * any known words are stored, with the level where there is one: the figures about them take up space on a page.
 */
function markUser(user: StoredUser | null): void {
  const { dataset } = document.documentElement;
  if (user?.token) dataset.session = user.isPremium ? "premium" : "free";
  else delete dataset.session;
  if (user?.knownLevel || user?.knownList?.length) dataset.known = `${user.knownLevel || ""}`;
  else delete dataset.known;
}

/** Keeps on the root what `markUser` said, through changes and when React replaces the root element. */
export function useRootUser(): void {
  useLayoutEffect(() => {
    const store = userDataStore();
    const mark = () => markUser(store.get());
    mark();
    // Not by useUserData: until hydration it says that nobody is signed in, and that would be painted.
    return store.subscribe(mark);
  }, []);
}

/** Says whether this browser remembers words, an earlier release's too: for who comes back, the home page begins with what to go on with. */
function markReturning(memory: string | null): void {
  if (memory !== null) document.documentElement.dataset.returning = "1";
}

/** Sets on the root what the first paint depends on: the theme, the user, whether a visitor comes back, the form that the sign-in page shows, the choice about advertisements. */
export function beforePaintScript(): string {
  return `(${applyTheme})();(${markAuthLink})(location.search);try{(${markUser})(JSON.parse(localStorage.getItem("userData")))}catch{}try{(${markReturning})(localStorage.getItem("memory")??localStorage.getItem("recentWords"))}catch{}try{(${markAds})(JSON.parse(localStorage.getItem("adConsent")))}catch{}`;
}

const preloads = /<link rel="modulepreload"[^>]* href="(?<href>[^"]+)"[^>]*\/>/g;
const moduleScript = /<script(?<nonce> nonce="\w+") type="module" async="">(?<code>[\s\S]*?)<\/script>/;

/**
 * The document with its module script deferred until `startScripts` runs it, and with what that script imports named
 * on it: the files of the document's language. A page can be read before it is hydrated, and scripts fetched beside
 * the styles and the fonts would only delay the first paint.
 */
export function withDeferredScripts(html: string, locale: Locale): string {
  const hrefs = [...html.matchAll(preloads)].map(({ groups }) => groups?.href).join(" ");
  return html.replaceAll(preloads, "").replace(moduleScript, (_script, nonce: string, code: string) => {
    const imports = inLanguage(hrefs, locale);
    return `<script${nonce} type="text/plain" data-imports="${imports}">${inLanguage(code, locale)}</script>`;
  });
}

function startScripts(): void {
  function start(): void {
    const deferred = document.querySelector<HTMLScriptElement>("script[data-imports]");
    for (const href of deferred?.dataset.imports?.split(" ") ?? []) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    }
    const { textContent } = deferred ?? {};
    document.head.append(Object.assign(document.createElement("script"), { type: "module", textContent }));
  }
  document.addEventListener("DOMContentLoaded", () => {
    // A hidden tab is not painted until it is shown.
    if (document.hidden) start();
    else requestAnimationFrame(() => setTimeout(start));
  });
}

/** Starts the deferred module script once the document has been painted. */
export function afterPaintScript(): string {
  return `(${startScripts})();`;
}
