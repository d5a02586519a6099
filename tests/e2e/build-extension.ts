import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../factories/temporary-folder.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** Builds the extension for the site under test. @returns its folder */
export function buildExtension(url: string, browser: "chrome" | "firefox"): string {
  const built = temporaryFolder();
  execFileSync(process.execPath, [path.join(root, "node_modules/wxt/bin/wxt.mjs"), "build", "--browser", browser], {
    cwd: root,
    env: { ...process.env, WXT_SITE_URL: url, WXT_OUT_DIR: built },
    stdio: "pipe",
  });
  return path.join(built, `${browser}-mv3`);
}

/** What a person allows by a click is allowed by the manifest: tests cannot answer the browser's question. */
export function allowHosts(folder: string, origins: readonly string[]): void {
  const file = path.join(folder, "manifest.json");
  const manifest: { host_permissions: string[] } = JSON.parse(readFileSync(file, "utf8"));
  manifest.host_permissions.push(...origins.map((origin) => `${origin}/*`));
  writeFileSync(file, JSON.stringify(manifest));
}
