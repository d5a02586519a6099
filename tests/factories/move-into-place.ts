import { existsSync, renameSync, rmSync } from "node:fs";

/** Gives a finished folder its name; where another process was quicker, that one's stays and this one goes. */
export function moveIntoPlace(finished: string, folder: string): void {
  try {
    renameSync(finished, folder);
  } catch (error) {
    rmSync(finished, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}
