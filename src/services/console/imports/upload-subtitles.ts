import { randomUUID } from "node:crypto";
import path from "node:path";
import { isPackName, isSubtitleName } from "../../../domain/catalogue/subtitle-path.ts";
import { insertImportJob } from "../../../storage/console/imports.ts";
import type { Services } from "../../services.ts";
import { keepUpload, type UploadLimits, type UploadPart } from "../../subtitles/keep-upload.ts";
import { audited, type Operator } from "../audit.ts";
import { keepArriving } from "./kept-files.ts";

const megabyte = 1024 * 1024;

const limits: UploadLimits = {
  bytes: 100 * megabyte,
  unpackedBytes: 300 * megabyte,
  files: 10_000,
  // Far above the size of any subtitle or title pack.
  bytesOfFile: 20 * megabyte,
  isImportable: (name) => isSubtitleName(name) || isPackName(name),
  isKept: (name) => path.posix.basename(name) === "title.json",
};

/**
 * Takes uploaded files and leaves them to the worker, which keeps what it finds as drafts. Nothing of an upload that was
 * broken off or refused is kept.
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
  const { id: actorId, username: actor } = operator.user;
  await keepArriving(
    services,
    id,
    (folder) => keepUpload(folder, parts, limits),
    ({ length: files }, keep) =>
      audited(services, operator, "UploadSubtitles", async (transaction) => {
        const createdAt = services.now();
        await insertImportJob(transaction, { id, state: "waiting", actorId, actor, createdAt, files, isDraft: true });
        await keep(transaction);
        return { thing: `import:${id}`, after: { files }, result: undefined };
      }),
  );
  return id;
}
