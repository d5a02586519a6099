import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { moveIntoPlace } from "../factories/move-into-place.ts";

export type Browser = {
  readonly executablePath: string;
  readonly args: string[];
  /** The whole environment of the browser's process. */
  readonly env: Record<string, string>;
};

const args = [
  "--no-sandbox",
  // Pages are drawn by the processor anyway: without a process that passes every frame on, tests take a tenth less CPU.
  "--in-process-gpu",
  // Without the others the browser asks its maker's servers for updates; tests need no network.
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/**
 * The browser of the tests: `CHROMIUM_PATH`, or the one that comes as the package @sparticuz/chromium, which brings
 * its own libraries and is unpacked once for each version into the system's folder for temporary files.
 */
export function chromium(): Browser {
  const inherited = Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  const own = process.env.CHROMIUM_PATH;
  if (own !== undefined && own !== "") return { executablePath: own, args, env: inherited };
  const folder = unpacked();
  return {
    executablePath: path.join(folder, "chromium"),
    args,
    env: {
      ...inherited,
      LD_LIBRARY_PATH: path.join(folder, "al2023/lib"),
      FONTCONFIG_FILE: path.join(folder, "fonts.conf"),
    },
  };
}

function unpacked(): string {
  const entry = import.meta.resolve("@sparticuz/chromium");
  const { version }: { version: string } = JSON.parse(
    readFileSync(fileURLToPath(new URL("../package.json", entry)), "utf8"),
  );
  const folder = path.join(tmpdir(), `chromium-${version}`);
  if (existsSync(folder)) return folder;
  // The package unpacks where TMPDIR says and changes its own process's environment: hence a process for it alone,
  // and a folder that gets its name when it is complete.
  const staging = mkdtempSync(`${folder}-`);
  const unpack = `import chromium from ${JSON.stringify(entry)}; await chromium.executablePath();`;
  execFileSync(process.execPath, ["--input-type=module", "--eval", unpack], {
    env: { ...process.env, TMPDIR: staging, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x" },
  });
  writeFileSync(path.join(staging, "fonts.conf"), fontsConfig(folder));
  moveIntoPlace(staging, folder);
  return folder;
}

/** The machine's fonts, where it has any, and the package's; without a single font the browser ends at once. */
function fontsConfig(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;
}
