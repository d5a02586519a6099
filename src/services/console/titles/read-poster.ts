import { readPoster as read } from "../../../storage/catalogue/manage-titles.ts";
import type { Services } from "../../services.ts";

/** A WebP picture by its hash. */
export function readPoster({ database }: Services, hash: string): Promise<Buffer | undefined> {
  return read(database.db, hash);
}
