import {
  type ImportedTitle,
  type ImportFile,
  type ImportJob,
  readImportedTitles,
  readImportFiles,
  readImportJob,
} from "../../../storage/console/imports.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";

export type ImportWithFiles = {
  readonly job: ImportJob;
  readonly files: readonly ImportFile[];
  readonly titles: readonly ImportedTitle[];
};

/** @throws {Refusal} not_found. */
export async function readImport({ database }: Services, id: string): Promise<ImportWithFiles> {
  const job = await readImportJob(database.db, id);
  if (job === undefined) throw new Refusal("not_found");
  const files = await readImportFiles(database.db, id);
  const titleIds = new Set(files.flatMap(({ titleId }) => titleId ?? []));
  return { job, files, titles: await readImportedTitles(database.db, [...titleIds]) };
}
