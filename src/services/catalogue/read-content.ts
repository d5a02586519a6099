import type { Catalogue, TitleLevels } from "../../domain/catalogue/catalogue.ts";
import { countTitleLevels } from "../../storage/catalogue/count-levels.ts";
import { readContent as read } from "../../storage/catalogue/read-content.ts";
import type { Services } from "../services.ts";

/** The published catalogue with its version, both from one snapshot. */
export function readContent({ database }: Services): Promise<Catalogue> {
  return read(database.db);
}

/** Distinct headwords by level of a series or movie and its seasons; undefined where it is not published. */
export function countLevels({ database }: Services, titleId: number): Promise<TitleLevels | undefined> {
  return countTitleLevels(database.db, titleId);
}
