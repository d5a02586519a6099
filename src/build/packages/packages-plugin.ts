import { readPackages } from "./read-packages.ts";

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
