/*
 * What must be known before the first paint. The text of these functions is the script in every document's head, so
 * each stands alone: it uses nothing from outside itself but what every browser has.
 */

/** Puts the theme on the root: the choice in `isDark`, or without one the system's. */
export function applyTheme(): void {
  let isDark: unknown;
  try {
    isDark = JSON.parse(localStorage.getItem("isDark") ?? "null");
  } catch {
    // Forbidden or unreadable: the system's.
  }
  const isChosen = typeof isDark === "boolean";
  const theme = (isChosen ? isDark : matchMedia("(prefers-color-scheme: dark)").matches) ? "dark" : "light";
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    const own = meta.dataset.theme;
    meta.media = isChosen ? (own === theme ? "all" : "not all") : `(prefers-color-scheme: ${own})`;
  }
}

type Person = {
  readonly token?: unknown;
  readonly isPremium?: unknown;
  readonly knownLevel?: unknown;
  readonly knownList?: { readonly length?: number };
};

/**
 * Says on the root whether somebody is signed in, and with premium: the header shows its links by that. And whether
 * something is known of their words: what a page says of it takes more room then.
 */
export function markPerson(person: Person | null): void {
  const { dataset } = document.documentElement;
  if (person?.token) dataset.session = person.isPremium ? "premium" : "free";
  else delete dataset.session;
  if (person?.knownLevel || person?.knownList?.length) dataset.known = "";
  else delete dataset.known;
}

/** Says on the root which of the two the page of signing in shows, by the query of its address. */
export function markAuthLink(search: string): void {
  const { dataset } = document.documentElement;
  if (/[?&]authLink=register(&|$)/.test(search)) dataset.authLink = "register";
  else delete dataset.authLink;
}

/** The inline script: the same for everyone, so that its hash is too. */
export const beforePaintScript = `(${applyTheme})();(${markAuthLink})(location.search);try{(${markPerson})(JSON.parse(localStorage.getItem("userData")))}catch{}`;
