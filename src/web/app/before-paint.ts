import { useLayoutEffect } from "react";
import { applyTheme } from "../design/theme.ts";
import { markAuthLink } from "../features/accounts/auth/mark-auth-link.ts";
import { userDataStore } from "../features/accounts/session/use-user-data.ts";

type StoredUser = {
  readonly token?: unknown;
  readonly isPremium?: unknown;
  readonly knownLevel?: unknown;
  readonly knownList?: { readonly length?: number };
};

/**
 * Says on the root whether a user is signed in, and with premium: the header shows its links by that. And whether
 * any known words are stored: the figures about them take up space on a page. Its text is part of the inline script,
 * so it uses nothing from outside itself but what every browser has.
 */
function markUser(user: StoredUser | null): void {
  const { dataset } = document.documentElement;
  if (user?.token) dataset.session = user.isPremium ? "premium" : "free";
  else delete dataset.session;
  if (user?.knownLevel || user?.knownList?.length) dataset.known = "";
  else delete dataset.known;
}

/**
 * The inline script in every document's head, for what must be known before the first paint. It is the text of these
 * functions, the same for all users, so that its hash in the security policy is too.
 */
export const beforePaintScript = `(${applyTheme})();(${markAuthLink})(location.search);try{(${markUser})(JSON.parse(localStorage.getItem("userData")))}catch{}`;

/** Keeps on the root what the script said of the user, through changes and when React replaces the root element. */
export function useRootUser(): void {
  useLayoutEffect(() => {
    const store = userDataStore();
    const mark = () => markUser(store.get());
    mark();
    // Not by useUserData: until hydration it says that nobody is signed in, and that would be painted.
    return store.subscribe(mark);
  }, []);
}
