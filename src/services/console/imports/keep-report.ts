import path from "node:path";
import { saveImportFile } from "../../../storage/console/imports.ts";
import type { Services } from "../../services.ts";
import type { FileReport } from "../../subtitles/import-event.ts";

/** Keeps what became of a file of an import; `folder` is what the files are told from. */
export async function keepReport(
  { database }: Services,
  jobId: string,
  folder: string,
  { file, titleId, ...report }: FileReport,
): Promise<void> {
  // Where the upload is kept is of no use to the operator.
  const inUpload = (text: string) => text.replaceAll(`${folder}${path.sep}`, "");
  const problems = report.problems.map(({ detail, message, ...problem }) => ({
    ...problem,
    detail: inUpload(detail),
    message: inUpload(message),
  }));
  const place = path.relative(folder, file).replaceAll("\\", "/");
  await saveImportFile(database.db, { jobId, path: place, report: { ...report, problems }, titleId });
}
