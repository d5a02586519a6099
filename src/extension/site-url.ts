/** The site that the extension belongs to, as it was built. */
export const siteUrl: string = import.meta.env.WXT_SITE_URL ?? "http://127.0.0.1:3000";

/** Addresses of the site, whose table the extension does not have; a test compares them. */
export const sitePaths = {
  account: { tr: "/hesabim", en: "/en/account", es: "/es/account" },
  review: { tr: "/tekrar", en: "/en/review", es: "/es/review" },
} as const;
