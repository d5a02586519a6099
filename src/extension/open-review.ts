import { browser } from "wxt/browser";
import type { Locale } from "../domain/locale/locale.ts";
import { readAccount, startHandOver } from "./account.ts";
import { sitePaths, siteUrl } from "./site-url.ts";
import { synchronise } from "./sync.ts";

/** To the review of the site, which has the words by then; without an account first to the page that connects one. */
export async function openReview(locale: Locale): Promise<void> {
  if ((await readAccount()) === undefined) {
    await startHandOver(locale);
    return;
  }
  // A site that is away says so itself.
  await synchronise().catch(() => undefined);
  await browser.tabs.create({ url: siteUrl + sitePaths.review[locale] });
}
