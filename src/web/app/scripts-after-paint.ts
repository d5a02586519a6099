import type { Locale } from "../../domain/locale/locale.ts";
import { inLanguage } from "../i18n/script-paths.ts";

/*
 * A page can be read before its scripts are there, so they are fetched when it has been painted: beside the styles and
 * the fonts they would only hold up the text. The server makes them wait, a few lines in the head start them.
 */

const preloads = /<link rel="modulepreload" href="(?<href>[^"]+)"\/>/g;
const moduleScript = /<script type="module" async="">(?<code>[\s\S]*?)<\/script>/;

/**
 * The document with its module script waiting for `startScripts`, and what that imports named on it: the files of the
 * document's language.
 */
export function withWaitingScripts(html: string, locale: Locale): string {
  const hrefs = [...html.matchAll(preloads)].map(({ groups }) => groups?.href).join(" ");
  return html.replaceAll(preloads, "").replace(moduleScript, (_script, code: string) => {
    const imports = inLanguage(hrefs, locale);
    return `<script type="text/plain" data-imports="${imports}">${inLanguage(code, locale)}</script>`;
  });
}

/** Its text stands in the head of every document: it uses nothing from outside itself but what every browser has. */
function startScripts(): void {
  function start(): void {
    const waiting = document.querySelector<HTMLScriptElement>("script[data-imports]");
    for (const href of waiting?.dataset.imports?.split(" ") ?? []) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    }
    const { textContent } = waiting ?? {};
    document.head.append(Object.assign(document.createElement("script"), { type: "module", textContent }));
  }
  document.addEventListener("DOMContentLoaded", () => {
    // What is hidden is not painted until somebody looks.
    if (document.hidden) start();
    else requestAnimationFrame(() => setTimeout(start));
  });
}

/** The inline script of the head that runs `startScripts`. */
export function afterPaintScript(): string {
  return `(${startScripts})();`;
}
