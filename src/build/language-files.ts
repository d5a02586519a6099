import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Plugin, parseAst } from "vite";
import { type Locale, locales } from "../domain/locale/locale.ts";
import { inLanguage } from "../web/i18n/script-paths.ts";

/*
 * A document is in one language, and so are its scripts: the browser's build is written once per language, with the
 * texts of that language only. This saves about 4 KB of every first load, 8 KB on word pages.
 */

/** Marks in the built scripts the choice of a text by language; an undeclared name, which minifiers keep. */
const choice = "__textOf__";

const compiledChoice =
  /\(\((?:inputs|inputs = \{\}), options = \{\}\) => \{\s*const locale = [^\n]*\s*if \(locale === "en"\) return (\w+)\(inputs\)\s*if \(locale === "es"\) return (\w+)\(inputs\)\s*return (\w+)\(inputs\)\s*\}\)/;

/** A built script with the texts of one language and the paths of the other scripts in that language. */
export function scriptInLanguage(code: string, locale: Locale): string {
  let script = "";
  let end = 0;
  for (const call of choicesIn(parseAst(code))) {
    const text = call.arguments[locales.indexOf(locale)];
    if (text === undefined) throw new Error(`A text of the scripts has nothing in ${locale}`);
    script += `${code.slice(end, call.start)}(${code.slice(text.start, text.end)})`;
    end = call.end;
  }
  return inLanguage(withRoutesOf(locale, script + code.slice(end)), locale);
}

const manifestScript = /^(?<start>window\.__reactRouterManifest=)(?<json>\{.*\});$/s;

type Route = { readonly imports: readonly string[] };

type RouteManifest = { readonly entry: Route; readonly routes: Readonly<Record<string, Route>> };

/** Pages whose files are fetched ahead, when a link to them gets the focus or the pointer. */
const prefetchedPages: ReadonlySet<string> = new Set([
  "home",
  "series",
  "movies",
  "seriesDetail",
  "movieDetail",
  "episode",
]);

/**
 * The router's table of routes without the pages of other languages, whose links load a document; and without the names
 * of files that are loaded already, or with their page. Every first load has this table.
 */
function withRoutesOf(locale: Locale, code: string): string {
  const { start, json } = manifestScript.exec(code)?.groups ?? {};
  if (start === undefined || json === undefined) return code;
  const manifest: RouteManifest = JSON.parse(json);
  const loaded = new Set([...manifest.entry.imports, ...(manifest.routes.root?.imports ?? [])]);
  const isOther = (id: string) => locales.some((other) => other !== locale && id.startsWith(`${other}.`));
  const importsOf = (id: string, imports: readonly string[]) =>
    prefetchedPages.has(id.slice(id.indexOf(".") + 1)) ? imports.filter((file) => !loaded.has(file)) : [];
  const routes = Object.entries(manifest.routes)
    .filter(([id]) => !isOther(id))
    .map(([id, route]) => [id, id === "root" ? route : { ...route, imports: importsOf(id, route.imports) }] as const)
    .map(([id, route]) => [
      id,
      Object.fromEntries(Object.entries(route).filter(([name, value]) => !isLeftOut(name, value))),
    ]);
  return `${start}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`;
}

/** What the router takes an absent field for, or reads in development alone. */
function isLeftOut(name: string, value: unknown): boolean {
  return name === "hasDefaultExport" || value === false || (Array.isArray(value) && value.length === 0);
}

type Place = { readonly start: number; readonly end: number };
type Call = Place & { readonly arguments: readonly Place[] };

function* choicesIn(node: unknown): Generator<Call> {
  if (Array.isArray(node)) {
    for (const part of node) yield* choicesIn(part);
  } else if (isCallOfChoice(node)) yield node;
  else if (typeof node === "object" && node !== null) yield* choicesIn(Object.values(node));
}

function isCallOfChoice(node: unknown): node is Call {
  if (typeof node !== "object" || node === null || !("callee" in node)) return false;
  const { callee } = node;
  return typeof callee === "object" && callee !== null && "name" in callee && callee.name === choice;
}

/** Builds the browser's scripts with a marked choice of texts, and with a smaller runtime than the compiler's. */
export function languageFiles(): Plugin {
  return {
    name: "language-files",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: {
      filter: { id: /\/runtime\.js$/ },
      handler(source, importer) {
        const isOfTexts = source.includes("generated/") || importer?.includes("/i18n/generated/");
        return isOfTexts ? join(import.meta.dirname, "../web/i18n/browser-runtime.ts") : null;
      },
    },
    transform: {
      filter: { id: /\/i18n\/generated\/messages\/(?!_index\.js)[^/]+\.js$/ },
      handler(code) {
        if (!compiledChoice.test(code)) this.error("The compiled texts look otherwise now: see language-files.ts");
        const chosen = code.replace(compiledChoice, `/* @__PURE__ */ ${choice}($3, $1, $2)`);
        return { code: chosen.replace(/^import \{ getLocale, .*$/m, ""), map: null };
      },
    },
  };
}

/** After the build: writes each script into a folder per language and removes the original. */
export function writeLanguageFiles(assets: string): void {
  for (const locale of locales) mkdirSync(join(assets, locale), { recursive: true });
  for (const name of readdirSync(assets).filter((entry) => entry.endsWith(".js"))) {
    const code = readFileSync(join(assets, name), "utf8");
    for (const locale of locales) writeFileSync(join(assets, locale, name), scriptInLanguage(code, locale));
    rmSync(join(assets, name));
  }
}
