import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import type { Services } from "../services.ts";

/** Where the files of an upload wait to be read. */
export function folderOf({ broughtFolder }: Pick<Services, "broughtFolder">, uploadId: string): string {
  return path.join(broughtFolder, uploadId);
}

/** The uploads whose files are on this machine. */
export async function keptUploads({ broughtFolder }: Pick<Services, "broughtFolder">): Promise<string[]> {
  if (!existsSync(broughtFolder)) return [];
  const entries = await readdir(broughtFolder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}
