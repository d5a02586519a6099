import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { locales } from "../domain/locale/locale.ts";

/*
 * What the browser needs to go without a connection: a list of the scripts of the pages that can be kept for the road, and
 * the service worker. Both are made after the scripts have their languages.
 */

/** The pages that are kept, and those that lead to them. */
const roadPages =
  /\/(?:root|entry\.client|episode-page|movie-page|companion-page|list-page|quiz-page|review-page|own-title-page|not-found-page)\.tsx(?:\?|$)/;
/** Parts of them that need the server, and whatever only these load. */
const needsServer =
  /\/(?:export-dialog|selection-pdf-dialog|pdf-dialog|generate-dialog|share-dialog|title-share|share-card-dialog|meaning-report|advertisement|wish-title|owner-tools|reorder-words|add-to-list-dialog|script-panel|search-offers|take-over-episode)\.tsx?$/;

type Chunk = {
  readonly modules: readonly string[];
  readonly imports: readonly string[];
  readonly later: readonly string[];
};

/** Notes which script loads which while the browser's build is made. */
export function roadFiles(): { readonly plugin: Plugin; write(assets: string): void } {
  const chunks = new Map<string, Chunk>();
  const plugin: Plugin = {
    name: "road-files",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        const { moduleIds: modules, facadeModuleId, imports, dynamicImports: later } = chunk;
        chunks.set(chunk.fileName, { modules: [...modules, facadeModuleId ?? ""], imports, later });
      }
    },
  };

  /** All scripts that the pages may load. */
  function needed(): readonly string[] {
    const found = new Set<string>();
    const add = (file: string) => {
      const chunk = chunks.get(file);
      if (chunk === undefined || found.has(file)) return;
      found.add(file);
      for (const next of chunk.imports) add(next);
      for (const next of chunk.later) if (!isLeftOut(next)) add(next);
    };
    const isLeftOut = (file: string) => {
      const modules = chunks.get(file)?.modules ?? [];
      return (
        modules.some((id) => needsServer.test(id)) || !modules.some((id) => /\/(?:web|domain|node_modules)\//.test(id))
      );
    };
    for (const [file, { modules }] of chunks) if (modules.some((id) => roadPages.test(id))) add(file);
    return [...found];
  }

  return {
    plugin,
    write(assets) {
      const scripts = needed().map((file) => file.replace(/^assets\//, ""));
      for (const locale of locales) {
        const manifest = readdirSync(join(assets, locale)).find((name) => /^manifest-\w+\.js$/.test(name));
        if (manifest === undefined) throw new Error("The build has no table of routes");
        const files = [...scripts, manifest].map((name) => `/assets/${locale}/${name}`);
        writeFileSync(
          join(assets, locale, `road-${versionIn(join(assets, locale, manifest))}.js`),
          `export default ${JSON.stringify(files)};`,
        );
      }
    },
  };
}

function versionIn(manifest: string): string {
  const version = /"version":"(?<version>\w+)"/.exec(readFileSync(manifest, "utf8"))?.groups?.version;
  if (version === undefined) throw new Error("The table of routes names no release");
  return version;
}

/** Builds the service worker as one file. Each release has another: a browser then takes it up, and what it says is of it. */
export async function buildWorker(root: string, folder: string, define: Record<string, string>): Promise<void> {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: "warn",
    define,
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: "es2023",
      rolldownOptions: {
        input: join(root, "src/worker/service-worker.ts"),
        output: { format: "iife", entryFileNames: "service-worker.js" },
      },
    },
  });
  const [manifest] = readdirSync(join(folder, "assets/tr")).filter((name) => /^manifest-\w+\.js$/.test(name));
  const file = join(folder, "service-worker.js");
  const version = versionIn(join(folder, "assets/tr", manifest ?? ""));
  writeFileSync(file, `/* {"version":"${version}"} */\n${readFileSync(file, "utf8")}`);
}
