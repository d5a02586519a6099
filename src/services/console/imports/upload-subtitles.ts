import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import path from "node:path";
import { insertImportJob } from "../../../storage/console/imports.ts";
import type { Services } from "../../services.ts";
import { audited, type Operator } from "../audit.ts";
import { keepUpload, type UploadPart } from "./keep-upload.ts";

/**
 * Takes uploaded files and leaves them to the worker. Nothing of an upload that was broken off or refused is kept.
 *
 * @returns the import's id
 * @throws {Refusal} as `keepUpload`.
 */
export async function uploadSubtitles(
  services: Services,
  operator: Operator,
  parts: AsyncIterable<UploadPart>,
): Promise<string> {
  const id = randomUUID();
  const folder = path.join(services.importsFolder, id);
  try {
    const files = await keepUpload(folder, parts);
    const { id: actorId, username: actor } = operator.user;
    await audited(services, operator, "UploadSubtitles", async (transaction) => {
      const createdAt = services.now();
      await insertImportJob(transaction, { id, state: "waiting", actorId, actor, createdAt, files });
      return { thing: `import:${id}`, after: { files }, result: undefined };
    });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return id;
}
