import { createHash } from "node:crypto";
import { encodePoster } from "../../../providers/pictures/encode-poster.ts";
import { lockTitle, savePoster, updateTitle } from "../../../storage/catalogue/manage-titles.ts";
import type { TitleField } from "../../../storage/catalogue/schema.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import type { Operator } from "../audit.ts";
import { publishing } from "../publishing.ts";

/**
 * Gives a title a poster, encoded anew.
 *
 * @returns its address on this site
 * @throws {Refusal} not_found; invalid with poster.invalid.
 */
export async function uploadPoster(services: Services, operator: Operator, id: number, file: Buffer): Promise<string> {
  const bytes = await encodePoster(file);
  if (bytes === undefined) throw new Refusal("invalid", [{ field: "file", code: "poster.invalid" }]);
  const hash = createHash("sha256").update(bytes).digest("hex");
  const posterUrl = `/api/Poster/${hash}`;
  return await publishing(services, operator, "UploadPoster", async (transaction) => {
    const title = await lockTitle(transaction, id);
    if (title === undefined) throw new Refusal("not_found");
    await savePoster(transaction, { hash, titleId: id, bytes, createdAt: services.now() });
    const edited = [...new Set<TitleField>([...title.edited, "posterUrl"])];
    await updateTitle(transaction, id, { posterUrl, edited });
    const before = { posterUrl: title.posterUrl };
    return { thing: `title:${id}`, before, after: { posterUrl }, result: posterUrl };
  });
}
