import type { Series } from "../../../contract/catalogue.ts";
import { ownUrl } from "../page/paths.ts";

/** Whether a title is one that the person has brought. */
export function isOwn({ combinedUrl }: Pick<Series, "combinedUrl">): boolean {
  return combinedUrl.startsWith(ownUrl(""));
}
