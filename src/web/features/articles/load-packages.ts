import type { PackageGroup } from "./package-group.ts";

/** What the site is made with; a file of its own, which only its page asks for. */
export async function loadPackages(): Promise<readonly PackageGroup[]> {
  return (await import("virtual:packages")).default;
}
