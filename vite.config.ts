import { globSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, normalizePath, type Plugin } from "vite";
import { textsPlugin } from "./src/build/articles/texts-plugin.ts";
import { consoleTextOptions, textOptions } from "./src/build/compile-texts.ts";
import { consoleStyles } from "./src/build/console-styles.ts";
import { writeFontSubsets } from "./src/build/font-subsets.ts";
import { languageFiles, writeLanguageFiles } from "./src/build/language-files.ts";
import { packagesPlugin } from "./src/build/packages/read-packages.ts";
import { buildWorker, roadFiles } from "./src/build/road-files.ts";
import { failedRouteModules } from "./src/build/vendor-patches/failed-route-modules.ts";
import { preloadedScripts } from "./src/build/vendor-patches/preloaded-scripts.ts";

const web = normalizePath(join(import.meta.dirname, "src/web/"));

/** Matches the modules of src/web whose paths start with one of these. */
function inWeb(...starts: readonly string[]): (id: string) => boolean {
  const unmatched = starts.find((start) => globSync(`${start}*`, { cwd: web }).length === 0);
  if (unmatched !== undefined) throw new Error(`No file in src/web starts with ${unmatched}`);
  return (id) => starts.some((start) => id.startsWith(web + start));
}

/** Modules that are needed together are one file each; without this they would be some twenty small files. */
const chunks = [
  // Zod, and the setting it needs before the first schema is made: only forms load them.
  { name: "schemas", test: /node_modules\/zod\/|features\/page\/form\/without-eval/, priority: 4 },
  {
    name: "vendor",
    test: /\/node_modules\/(?!fastest-levenshtein|idb|ts-fsrs|temporal-polyfill|@simplewebauthn|@tanstack|libphonenumber-js|uqr)/,
    priority: 3,
  },
  // What every page loads.
  {
    name: "frame",
    test: inWeb(
      "app/header/mobile",
      "app/header/settings",
      "app/header/site",
      "app/navigation",
      "features/accounts/session/guarded-pages",
      "features/accounts/session/use-user-data",
      "features/accounts/session/user-data",
      "features/catalogue/browser-sources",
      "features/catalogue/catalogue-source",
      "features/catalogue/title-path",
      "features/catalogue/title-search",
      "features/page/api-",
      "features/page/failure-screen",
      "features/page/page-",
      "features/page/paths",
      "features/page/use-page",
      "features/page/use-seen",
      "features/premium/ads/ad-slot",
    ),
    priority: 2,
  },
  {
    name: "cards",
    test: inWeb(
      "app/pages/home/home-page.module",
      "app/pages/titles/personal-title-cards",
      "features/catalogue/poster/poster.",
      "features/catalogue/titles/title-card",
      "features/lexicon/level-tag",
      "features/progress/known/level-question",
    ),
    priority: 2,
  },
  // Pages of titles; what only their list needs, such as its filters, is in a file of its own.
  {
    name: "titles",
    test: inWeb(
      "app/pages/titles/related-titles",
      "design/button",
      "design/field",
      "design/placeholder",
      "features/catalogue/find-title",
      "features/catalogue/genre-texts",
      "features/catalogue/structured-data",
      "features/catalogue/titles/card-title",
      "features/catalogue/titles/companion-link",
      "features/catalogue/titles/season-nav",
      "features/catalogue/titles/title-header",
      "features/catalogue/titles/title-level",
      "features/catalogue/titles/title-likeness",
      "features/catalogue/titles/watch-link",
      "features/lexicon/level-",
      "features/lexicon/word-list-data",
      "features/page/breadcrumb",
      "features/progress/coverage/share-text",
      "features/progress/generate-list/generate-list.",
    ),
    priority: 1,
  },
  // Loaded for users who are signed in or have known words. A group takes the imports of its modules along, so no module
  // of ours that imports the queries is in one.
  { name: "queries", test: /\/node_modules\/@tanstack/, priority: 1 },
  { name: "words", test: inWeb("features/words/tonight/tonight.tsx", "features/words/word-list/"), priority: 0 },
];

const road = roadFiles();

const forProduction = { "process.env.NODE_ENV": '"production"' };

const loadedLate =
  /title-share|filter-keeper|late-parts|store-badges|search-extras|selection-actions|change-actions|empty-table|draw-poster|session-keeper|-dialog|meaning-report|unlocked-list|recent-review|remember|waiting|own-film-share|home-content|\/words-|week-|count-up|search-offers|title-results|advertisement|late-start|keep-button/;

/** What no page is without need not be named where a part is loaded. */
const inEveryPage = /\/(rolldown-runtime|vendor|frame)-/;

export default defineConfig(({ command }) => ({
  publicDir: "src/web/app/public",
  plugins: [
    paraglideVitePlugin(textOptions),
    paraglideVitePlugin(consoleTextOptions),
    textsPlugin(join(import.meta.dirname, "content")),
    packagesPlugin(import.meta.dirname),
    {
      name: "font-subsets",
      buildStart: () => writeFontSubsets(join(import.meta.dirname, "src/web/design/styles/generated")),
    },
    reactRouter(),
    failedRouteModules(),
    preloadedScripts(),
    languageFiles(),
    consoleStyles(),
    road.plugin,
    servedFiles(),
  ],
  // One stylesheet: it is small, and the pages share most of it.
  build: {
    target: "es2023",
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    // Of these most are loaded already, or they are loaded by few; their names would be in every first load.
    modulePreload: {
      resolveDependencies: (file, needed) =>
        loadedLate.test(file) ? [] : needed.filter((name) => !inEveryPage.test(name)),
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
      },
    },
    ssr: {
      build: {
        rolldownOptions: { input: "./src/web/app/server.ts" },
        // The server's split stylesheets are dropped; a single one would be published beside the browser's.
        cssCodeSplit: true,
      },
      // One bundle with React's production build, whatever NODE_ENV the server runs with.
      ...(command === "build" && {
        resolve: { noExternal: true as const },
        define: forProduction,
      }),
    },
  },
}));

/** Writes the scripts of each language, the service worker, and brotli and gzip files beside each static file. */
function servedFiles(): Plugin {
  return {
    name: "served-files",
    apply: "build",
    buildApp: {
      order: "post",
      async handler(builder) {
        const folder = builder.environments.client?.config.build.outDir ?? "build/client";
        writeLanguageFiles(join(folder, "assets"));
        road.write(join(folder, "assets"));
        await buildWorker(import.meta.dirname, folder, forProduction);
        for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile() || !/\.(js|css|svg|json|txt)$/.test(entry.name)) continue;
          const file = join(entry.parentPath, entry.name);
          const bytes = readFileSync(file);
          const brotli = {
            params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
          };
          writeFileSync(`${file}.br`, brotliCompressSync(bytes, brotli));
          writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
        }
      },
    },
  };
}
