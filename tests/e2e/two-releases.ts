import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import path from "node:path";
import { startSite } from "../factories/running-site.ts";
import { temporaryFolder } from "../factories/temporary-folder.ts";

/*
 * Two releases behind one address: the site of the test run, and a second process of a copy of it in which every
 * script and style has another name, as after a change of what all of them import. Both keep their assets in one folder.
 */

const root = path.resolve(import.meta.dirname, "../..");
const hashed = /[\w.-]+-([\w-]{8})(?=\.(?:js|css)\b)/g;

export type TwoReleases = {
  readonly origin: string;
  /** What each release calls itself. */
  readonly names: readonly [old: string, next: string];
  /** Which release answers a request, by the number of the request: 0 the old one, 1 the new one. */
  route: (path: string, number: number) => 0 | 1;
  /** Requests of assets that were not found. */
  readonly missing: string[];
  close(): Promise<void>;
};

export async function startTwoReleases(oldOrigin: string, oldDataDir: string): Promise<TwoReleases> {
  const missing: string[] = [];
  let number = 0;
  const proxy = createServer((incoming, outgoing) => {
    const target = incoming.url ?? "/";
    const origin = [oldOrigin, nextOrigin][releases.route(target, number)];
    number += 1;
    forward(new URL(target, origin), incoming, outgoing, (status) => {
      if (target.startsWith("/assets/") && status !== 200) missing.push(target);
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const address = proxy.address();
  if (address === null || typeof address === "string") throw new Error("the proxy has no port");
  const origin = `http://127.0.0.1:${address.port}`;
  const project = otherRelease();
  const env = {
    NODE_ENV: "production",
    PUBLIC_URL: origin,
    ASSETS_DIR: path.join(oldDataDir, "assets"),
    SAMPLE_CATALOGUE: "false",
  };
  const site = await startSite(temporaryFolder(), env, project);
  const nextOrigin = site.origin;
  const releases: TwoReleases = {
    origin,
    names: [await releaseOf(oldOrigin), await releaseOf(nextOrigin)],
    route: () => 0,
    missing,
    async close() {
      proxy.closeAllConnections();
      proxy.close();
      await site.stop();
      for (const folder of [project, site.dataDir]) rmSync(folder, { recursive: true, force: true });
    },
  };
  return releases;
}

async function releaseOf(origin: string): Promise<string> {
  const { headers } = await fetch(`${origin}/api/Home/GetContentVersion`);
  return /desc="(.*)"/.exec(headers.get("server-timing") ?? "")?.[1] ?? "";
}

function forward(url: URL, from: IncomingMessage, to: ServerResponse, onStatus: (status: number) => void): void {
  // The site closes connections that are idle for some seconds.
  const outgoing = request(url, { agent: false, method: from.method ?? "GET", headers: from.headers }, (answer) => {
    const { statusCode = 502, headers } = answer;
    onStatus(statusCode);
    to.writeHead(statusCode, headers);
    answer.pipe(to);
  });
  outgoing.on("error", () => to.destroy());
  from.pipe(outgoing);
}

/** A copy of the project with the build's scripts and styles renamed; its packages are the same. */
function otherRelease(): string {
  const project = temporaryFolder();
  for (const name of ["src", "content", "build", "package.json"]) {
    cpSync(path.join(root, name), path.join(project, name), { recursive: true });
  }
  symlinkSync(path.join(root, "node_modules"), path.join(project, "node_modules"));
  for (const entry of readdirSync(path.join(project, "build"), { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || file.includes("word-data")) continue;
    // The compressed copies of what is rewritten.
    if (/\.(br|gz)$/.test(entry.name)) rmSync(file);
    else if (/\.(js|css)$/.test(entry.name)) rewrite(file);
  }
  return project;
}

const renamed = (text: string) =>
  text.replace(hashed, (name, hash: string) => name.slice(0, -8) + [...hash].reverse().join(""));

function rewrite(file: string): void {
  const text = renamed(readFileSync(file, "utf8"));
  const versioned = text.replace(/("version": ?")(\w{8})"/, (_all, start: string, version: string) => {
    return `${start}${[...version].reverse().join("")}"`;
  });
  rmSync(file);
  const isServer = file.includes(`${path.sep}server${path.sep}`) && !file.includes("assets");
  writeFileSync(isServer ? file : path.join(path.dirname(file), renamed(path.basename(file))), versioned);
}
