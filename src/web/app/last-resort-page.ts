import type { Locale } from "../../domain/locale/locale.ts";
import { escapeHtml } from "../features/page/escape-html.ts";
import { pathOf } from "../features/page/paths.ts";
import type { SiteConfig } from "../features/page/site-config.ts";
import { m } from "../i18n/generated/messages.js";
import { beforePaintScript } from "./inline-scripts.ts";
import style from "./last-resort.css?inline";

/** The page that is sent when not even the error screen could be rendered: it loads no other file. */
export function lastResortPage(locale: Locale, site: SiteConfig, nonce: string): string {
  const texts = { locale };
  return `<!DOCTYPE html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${m.failure_title({}, texts)} · ${escapeHtml(site.name)}</title>
<script nonce="${nonce}">${beforePaintScript()}</script><style nonce="${nonce}">${style}</style></head>
<body><main><h1><span>${m.failure_unavailable_heading({}, texts)}</span></h1>
<p>${m.failure_unavailable_text({}, texts)}</p>
<p><a class="button" href="">${m.try_again({}, texts)}</a> <a href="${pathOf("home", locale)}">${escapeHtml(site.name)}</a></p></main></body>
</html>`;
}
