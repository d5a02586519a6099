import type { Plugin } from "vite";

/** Stands in a script for the address of the stylesheet. */
const placeholder = "__CONSOLE_STYLES__";

/**
 * Writes the CSS modules of the console into a stylesheet of their own, which `load-console.ts` adds to the page. Vite
 * makes one stylesheet of all modules, which every page loads, or one for each script.
 */
export function consoleStyles(): Plugin {
  const sheets = new Map<string, string>();
  return {
    name: "console-styles",
    apply: "build",
    // After Vite has named the classes, and before it collects the styles.
    transform: {
      filter: { id: /\/src\/web\/console\/.*\.module\.css$/ },
      handler(css, id) {
        sheets.set(id, css);
        return { code: "", map: null };
      },
    },
    renderChunk(code) {
      if (!code.includes(placeholder)) return null;
      const source = [...sheets]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([, css]) => withoutNotes(css))
        .join("");
      const file = this.emitFile({ type: "asset", name: "console.css", source });
      return { code: code.replace(placeholder, `/${this.getFileName(file)}`), map: null };
    },
  };
}

function withoutNotes(css: string): string {
  return css.replace(/\/\*.*?\*\//gs, "").replace(/\s*\n\s*/g, "\n");
}
