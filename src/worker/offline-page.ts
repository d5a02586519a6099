import type { Locale } from "../domain/locale/locale.ts";
import { type KeptItem, withKept } from "../web/features/offline/kept-database.ts";
import { escapeHtml } from "../web/features/page/escape-html.ts";
import { localeOfPath, pathOf } from "../web/features/page/paths.ts";
import { m } from "../web/i18n/generated/messages.js";
import style from "./offline-page.css?inline";

/** The chosen theme, as the site's own inline script does (design/theme.ts); and back as soon as the site can be reached. */
const script = `try{const d=JSON.parse(localStorage.getItem("isDark"));if(typeof d==="boolean")document.documentElement.dataset.theme=d?"dark":"light"}catch{}const back=()=>fetch("/icon.svg",{method:"HEAD",cache:"no-store"}).then(()=>location.reload(),()=>0);addEventListener("online",back);setInterval(back,5000)`;

/**
 * Instead of the browser's own error page: says that there is no connection and names what was kept for the road. It is
 * written here, so that it is there even where the browser has thrown away all that was stored.
 */
export async function offlinePage(path: string): Promise<Response> {
  const locale = localeOfPath(path);
  const kept = await withKept((database) => database.getAll("items")).catch(() => []);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return new Response(pageOf(locale, kept), {
    status: 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'; connect-src 'self'; base-uri 'none'; form-action 'none'`,
    },
  });
}

function pageOf(locale: Locale, kept: readonly KeptItem[]): string {
  const texts = { locale };
  const items = kept
    .toSorted((one, other) => other.at - one.at)
    .map(({ path, title }) => `<li><a href="${escapeHtml(path)}">${escapeHtml(title)}</a></li>`);
  const list =
    items.length === 0
      ? `<p>${m.road_offline_none({}, texts)}</p>`
      : `<h2>${m.road_heading({}, texts)}</h2><ul>${items.join("")}</ul>`;
  return `<!DOCTYPE html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${m.failure_offline_heading({}, texts)}</title>
<script>${script}</script><style>${style}</style></head>
<body><main><h1><span>${m.failure_offline_heading({}, texts)}</span></h1>
<p>${m.failure_offline_text({}, texts)}</p>
${list}
<p><a class="button" href="">${m.try_again({}, texts)}</a> <a href="${pathOf("review", locale)}">${m.review_title({}, texts)}</a></p></main></body>
</html>`;
}
