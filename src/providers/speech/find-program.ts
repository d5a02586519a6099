import { accessSync, constants, statSync } from "node:fs";
import path from "node:path";

/** The executable file of a program on a PATH; undefined where there is none. */
export function findProgram(name: string, searchPath: string | undefined): string | undefined {
  return (searchPath ?? "")
    .split(path.delimiter)
    .filter((folder) => path.isAbsolute(folder))
    .map((folder) => path.join(folder, name))
    .find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
