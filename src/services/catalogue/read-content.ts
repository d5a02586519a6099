import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import { readContent as read } from "../../storage/catalogue/read-content.ts";
import type { Services } from "../services.ts";

/** The published catalogue with its version, both as of one moment. */
export function readContent({ database }: Services): Promise<Catalogue> {
  return read(database.db);
}
