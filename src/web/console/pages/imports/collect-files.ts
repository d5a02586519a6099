import { isPackName, isSubtitleName } from "../../../../domain/catalogue/subtitle-path.ts";
import { mostDropped, type PathFile } from "../../../features/page/dropped-files.ts";

const isWanted = (path: string) =>
  isSubtitleName(path) || isPackName(path) || /\.zip$/i.test(path) || /(^|\/)title\.json$/.test(path);

/** What is sent of the files, and how many are left out: pictures, notes and the like. */
export function sortOut(files: readonly PathFile[]): {
  readonly wanted: readonly PathFile[];
  readonly skipped: number;
} {
  const wanted = files.filter(({ path }) => isWanted(path));
  return { wanted, skipped: files.length - wanted.length };
}

export const uploadLimits = { bytes: 100 * 1024 * 1024, files: mostDropped } as const;
