import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { PackageGroup, UsedPackage } from "../../web/features/articles/page-text.ts";
import { type DataSource, dataSources } from "./data-sources.ts";

/** The part of a package-lock.json (lockfileVersion 3) that is read. */
type LockedPackage = {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
};

type Manifest = {
  readonly license?: unknown;
  readonly homepage?: unknown;
  readonly repository?: unknown;
};

type Found = UsedPackage & { readonly isInstalled: boolean };

export const unknownLicence = "unknown";

/**
 * All production packages by the lock file and node_modules: word data, fonts, direct and indirect dependencies.
 * Platform-specific builds of a package are left out. A licence that cannot be found is `unknownLicence`.
 *
 * @param only "locked" is the same on every machine; "installed" leaves out packages that are not installed
 */
export function readPackages(root: string, only: "locked" | "installed"): PackageGroup[] {
  const lock: { packages: Record<string, LockedPackage> } = readJson(path.join(root, "package-lock.json"));
  const own: { dependencies?: object; optionalDependencies?: object } = readJson(path.join(root, "package.json"));
  const direct = new Set([...Object.keys(own.dependencies ?? {}), ...Object.keys(own.optionalDependencies ?? {})]);
  const found = Object.entries(lock.packages)
    .filter(([place, { dev }]) => place !== "" && dev !== true)
    .filter(([place, locked]) => direct.has(nameOf(place)) || !isForOneMachine(place, locked, lock.packages))
    .map(([place, locked]) => packageAt(root, place, locked))
    .filter(({ isInstalled }) => only === "locked" || isInstalled);
  const sources = dataSources.map((source) => dataOf(source, found));
  const packages = withoutDoubles(found.filter(({ name }) => !dataSources.some((source) => source.package === name)));
  const isFont = ({ name }: UsedPackage) => /^@(fontsource|expo-google-fonts)/.test(name);
  return [
    { kind: "data", packages: sources },
    { kind: "fonts", packages: packages.filter(isFont) },
    { kind: "direct", packages: packages.filter((one) => !isFont(one) && direct.has(one.name)) },
    { kind: "indirect", packages: packages.filter((one) => !isFont(one) && !direct.has(one.name)) },
  ];
}

function readJson<Value>(file: string): Value {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** The package name of a path such as node_modules/a/node_modules/@b/c. */
function nameOf(place: string): string {
  return place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
}

function isForOneMachine(place: string, locked: LockedPackage, all: Record<string, LockedPackage>): boolean {
  if (locked.os !== undefined || locked.cpu !== undefined) return true;
  const parent = place.slice(0, Math.max(0, place.lastIndexOf("/node_modules/")));
  const around = all[parent];
  return parent !== "" && around !== undefined && isForOneMachine(parent, around, all);
}

function packageAt(root: string, place: string, locked: LockedPackage): Found {
  const folder = path.join(root, place);
  const file = path.join(folder, "package.json");
  const isInstalled = existsSync(file);
  const manifest: Manifest = isInstalled ? readJson(file) : {};
  const url = homePageOf(manifest);
  return {
    name: nameOf(place),
    version: locked.version ?? "",
    licence: locked.license ?? (isInstalled ? licenceIn(folder, manifest) : unknownLicence),
    ...(url !== undefined && { url }),
    isInstalled,
  };
}

/** The licence of packages without that field, by their licence file. */
function licenceIn(folder: string, { license }: Manifest): string {
  if (typeof license === "string") return license;
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.|$)/i.test(name));
  const text = file === undefined ? "" : readFileSync(path.join(folder, file), "utf8").slice(0, 400);
  if (/\bMIT License\b/i.test(text) || /Permission is hereby granted, free of charge/.test(text)) return "MIT";
  return /Apache License\s+Version 2\.0/.test(text) ? "Apache-2.0" : unknownLicence;
}

function homePageOf({ homepage, repository }: Manifest): string | undefined {
  if (typeof homepage === "string" && /^https?:\/\//.test(homepage)) return homepage.replace(/^http:/, "https:");
  const stated = typeof repository === "string" ? repository : urlIn(repository);
  const repositoryUrl = stated
    ?.replace(/^git\+/, "")
    .replace(/^(git|ssh|http):\/\/(git@)?/, "https://")
    .replace(/^git@([^:]+):/, "https://$1/")
    .replace(/^(github:)?([\w.-]+\/[\w.-]+)$/, "https://github.com/$2")
    .replace(/\.git$/, "");
  return repositoryUrl?.startsWith("https://") ? repositoryUrl : undefined;
}

function urlIn(repository: unknown): string | undefined {
  if (typeof repository !== "object" || repository === null || !("url" in repository)) return undefined;
  return typeof repository.url === "string" ? repository.url : undefined;
}

function dataOf(source: DataSource, found: readonly Found[]): UsedPackage {
  const version = found.find(({ name }) => name === source.package)?.version ?? "";
  return {
    name: source.name,
    version: `${source.package} ${version}`.trim(),
    licence: source.licence,
    url: source.url,
  };
}

/** Sorted by name; several versions of a package are one entry. */
function withoutDoubles(found: readonly Found[]): UsedPackage[] {
  const byName = new Map<string, UsedPackage>();
  for (const { name, version, licence, url } of found) {
    const other = byName.get(name);
    const versions = new Set([...(other?.version.split(", ") ?? []), version]);
    const licences = new Set([...(other?.licence.split(", ") ?? []), licence]);
    byName.set(name, {
      name,
      version: [...versions].join(", "),
      licence: [...licences].join(", "),
      ...((url ?? other?.url) !== undefined && { url: url ?? other?.url }),
    });
  }
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

const id = "virtual:packages";

/** `virtual:packages`: what is installed in the project's root while it is built, as `PackageGroup`s. */
export function packagesPlugin(root: string) {
  return {
    name: "installed-packages",
    resolveId: { filter: { id: /^virtual:packages$/ }, handler: () => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:packages$/ },
      handler: () => `export default ${JSON.stringify(readPackages(root, "installed"))};`,
    },
  };
}
