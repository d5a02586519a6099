import type { Plugin } from "vite";

/**
 * Patches how Vite fetches ahead what a part loaded late will import. Its own way also loads stylesheets of the part, of
 * which there are none (`cssCodeSplit`), and every first load has it. Goes when Vite leaves that out.
 */
export function preloadedScripts(): Plugin {
  const named = "__vitePreload";
  let isReplaced = false;
  return {
    name: "preloaded-scripts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildEnd(error) {
      if (!error && !isReplaced) this.error("Vite loads scripts ahead differently now: see preloaded-scripts.ts");
    },
    transform: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler(code) {
        isReplaced ||= code.includes(`export const ${named} = function preload(baseModule, deps, importerUrl)`);
        return { code: `const seen = new Set(); export const ${named} = ${preload};`, map: null };
      },
    },
  };
}

/** In the browser: `files` are the paths of scripts from the root; the browser fetches each once. */
const preload = `(load, files = []) => {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = "/" + file;
    document.head.append(link);
  }
  return load();
}`;
