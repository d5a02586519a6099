import { compile } from "@inlang/paraglide-js";

/** How the texts are compiled, by the build and by `node src/build/compile-texts.ts` alike. */
export const textOptions = {
  project: "./project.inlang",
  outdir: "./src/web/i18n/generated",
  // Server and browser set the locale themselves: by the address, and by the document's language.
  strategy: ["globalVariable", "baseLocale"],
  emitReadme: false,
  emitPrettierIgnore: false,
} satisfies Parameters<typeof compile>[0];

if (import.meta.main) await compile(textOptions);
