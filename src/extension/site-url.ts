/** The site that the extension belongs to, given to its build as WXT_SITE_URL. */
export const siteUrl: string = import.meta.env.WXT_SITE_URL ?? "http://127.0.0.1:3000";
