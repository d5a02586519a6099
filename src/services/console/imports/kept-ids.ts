import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import type { Services } from "../../services.ts";

/** The imports whose files are on this machine. */
export async function keptIds({ importsFolder }: Services): Promise<string[]> {
  if (!existsSync(importsFolder)) return [];
  return (await readdir(importsFolder, { withFileTypes: true }))
    .filter((each) => each.isDirectory())
    .map(({ name }) => name);
}
