import type { TitleLevels } from "../../domain/catalogue/catalogue.ts";
import { countTitleLevels } from "../../storage/catalogue/count-levels.ts";
import type { Services } from "../services.ts";

/** Distinct headwords by level of a series or movie and its seasons; undefined where it is not published. */
export function countLevels({ database }: Services, titleId: number): Promise<TitleLevels | undefined> {
  return countTitleLevels(database.db, titleId);
}
