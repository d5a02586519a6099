import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { compile } from "@inlang/paraglide-js";

type TextOptions = Parameters<typeof compile>[0];

const noNotes = { emitReadme: false, emitPrettierIgnore: false };

/** How the site's texts are compiled, by the build and by `node src/build/compile-texts.ts` alike. */
export const textOptions = {
  ...noNotes,
  project: "./project.inlang",
  outdir: "./src/web/i18n/generated",
  // Server and browser set the locale themselves: by the address, and by the document's language.
  strategy: ["globalVariable", "baseLocale"],
} satisfies TextOptions;

/** The console's: one module per language, of which it loads the one that its operator has chosen. */
export const consoleTextOptions = {
  ...noNotes,
  project: "./src/web/i18n/console.inlang",
  outdir: "./src/web/i18n/generated-console",
  outputStructure: "locale-modules",
} satisfies TextOptions;

/** Compiling takes seconds, so it is left out where neither the sources nor what was made of them have changed. */
const stampFile = path.join(textOptions.outdir, ".compiled");
const sources = [
  "project.inlang/settings.json",
  "src/web/i18n/console.inlang/settings.json",
  "src/web/i18n/messages",
  "src/build/compile-texts.ts",
  "node_modules/@inlang/paraglide-js/package.json",
  "node_modules/@inlang/plugin-message-format/package.json",
];

async function filesOf(place: string): Promise<string[]> {
  if (path.extname(place) !== "") return [place];
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => file !== path.normalize(stampFile))
    .sort();
}

/** SHA-256 of the names and contents of the sources and of what was made of them. */
async function hashTexts(): Promise<string> {
  const places = [...sources, textOptions.outdir, consoleTextOptions.outdir];
  const files = (await Promise.all(places.map(filesOf))).flat();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash("sha256");
  for (const [at, file] of files.entries())
    hash.update(`${file}\0${contents[at]?.length}\0`).update(contents[at] ?? "");
  return hash.digest("hex");
}

async function isCompiled(): Promise<boolean> {
  try {
    return (await readFile(stampFile, "utf8")) === (await hashTexts());
  } catch {
    return false;
  }
}

if (import.meta.main && !(await isCompiled())) {
  const { compile } = await import("@inlang/paraglide-js");
  await compile(textOptions);
  await compile(consoleTextOptions);
  await writeFile(stampFile, await hashTexts());
}
