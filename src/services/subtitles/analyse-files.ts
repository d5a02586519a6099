import { collectFiles, titleKeyOf } from "./collect-files.ts";
import { type AnalysedFile, createFileAnalysis } from "./file-analysis.ts";
import { UnusableFileError } from "./file-problem.ts";
import { readSubtitleFile } from "./read-cues.ts";

export type FileResult = AnalysedFile & { readonly file: string };

export type FailedFile = { readonly file: string; readonly error: Error };

/**
 * Analyses subtitle files as one import would, the names counted over the files of each title. Saves nothing.
 *
 * @param isForced takes files that seem not to be in English
 */
export async function analyseFiles(
  paths: readonly string[],
  isForced = false,
): Promise<{ results: FileResult[]; failures: FailedFile[] }> {
  const { countNames, analyse } = await createFileAnalysis();
  const { files, refused } = await collectFiles(paths);
  const failures: FailedFile[] = refused.map(({ path, problem }) => ({
    file: path,
    error: new UnusableFileError(problem),
  }));
  const readable: typeof files = [];
  for (const file of files) {
    try {
      await countNames(await readSubtitleFile(file.path), titleKeyOf(file.identity), isForced);
      readable.push(file);
    } catch (error) {
      failures.push({ file: file.path, error: error instanceof Error ? error : new Error(String(error)) });
    }
  }
  const results: FileResult[] = [];
  for (const { path, identity, settings } of readable) {
    results.push({
      file: path,
      ...(await analyse(
        await readSubtitleFile(path),
        titleKeyOf(identity),
        { listed: settings.names, decided: [] },
        isForced,
      )),
    });
  }
  return { results, failures };
}
