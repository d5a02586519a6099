import type { Catalogue, TitleKind, TitleLevels } from "../../domain/catalogue/catalogue.ts";
import type { TitleReader } from "../../domain/catalogue/title-rights.ts";
import { countTitleLevels } from "../../storage/catalogue/count-levels.ts";
import { findMovedTitle as findMoved } from "../../storage/catalogue/manage-titles.ts";
import { readContent as read } from "../../storage/catalogue/read-content.ts";
import { readRecent } from "../read-recent.ts";
import type { Services } from "../services.ts";

/** The published catalogue with its version, both from one snapshot. */
export function readContent(services: Services): Promise<Catalogue> {
  return readRecent(services, read);
}

/** Distinct headwords by level of a series or movie and its seasons; undefined where this reader has no such title. */
export function countLevels(
  { database }: Services,
  reader: TitleReader,
  titleId: number,
): Promise<TitleLevels | undefined> {
  return countTitleLevels(database.db, reader, titleId);
}

/** The present name in addresses of a title that had this one before it was renamed. */
export function findMovedTitle(
  { database }: Services,
  kind: TitleKind,
  combinedUrl: string,
): Promise<string | undefined> {
  return findMoved(database.db, kind, combinedUrl);
}
