import path from "node:path";
import { nameOfLevel } from "../../domain/lexicon/level.ts";
import { analyseFiles, type FileResult } from "../../services/subtitles/analyse-files.ts";
import { UnusableFileError } from "../../services/subtitles/file-problem.ts";

const shownItems = 40;

/** What --json prints of a file: `tokens` are its running words of all kinds, `cues` those that could be read. */
function present({ file, words, headwords, problems, cueCount }: FileResult) {
  const { items, runningWords, ...others } = words;
  const described = items.map((item, index) => {
    const headword = headwords[index];
    return { id: headword?.id, ...item, level: headword && nameOfLevel(headword.level), source: headword?.source };
  });
  return { file, items: described, tokens: runningWords, cues: cueCount, problems, ...others };
}

function describe(result: FileResult): string {
  const { file, items, names, unknown, tokens, cues, problems } = present(result);
  const byCount = items.toSorted((a, b) => b.count - a.count);
  const lines = byCount
    .slice(0, shownItems)
    .map(
      ({ count, phrase, partOfSpeech, level }) =>
        `  ${String(count).padStart(4)}  ${level}  ${phrase} (${partOfSpeech})`,
    );
  const more = items.length > shownItems ? [`        and ${items.length - shownItems} more; --json shows all`] : [];
  return [
    `${file}: ${items.length} words in ${tokens} running words, ${cues} cues`,
    ...lines,
    ...more,
    `  names dropped: ${names.map(({ name }) => name).join(", ") || "none"}`,
    `  unknown: ${unknown.map(({ word }) => word).join(", ") || "none"}`,
    ...problems.map(({ line, message }) => `  line ${line}: ${message}`),
    "",
  ].join("\n");
}

/** Shows what an import would find, without a database. One file gives one JSON object, several an array. */
export async function analyseCommand(args: readonly string[]): Promise<number> {
  const isJson = args.includes("--json");
  const files = args.filter((arg) => arg !== "--json" && arg !== "--force").map((file) => path.resolve(file));
  if (files.length === 0) {
    process.stderr.write("Name the subtitle files to analyse.\n");
    return 2;
  }
  const { results, failures } = await analyseFiles(files, args.includes("--force"));
  for (const { file, error } of failures) {
    const place = error instanceof UnusableFileError && error.problem.line > 0 ? `line ${error.problem.line}: ` : "";
    process.stderr.write(`${file}: ${place}${error.message}\n`);
  }
  if (isJson) {
    const shown = results.map(present);
    process.stdout.write(`${JSON.stringify(files.length === 1 ? (shown[0] ?? null) : shown)}\n`);
  } else process.stdout.write(results.map(describe).join("\n"));
  return failures.length > 0 ? 1 : 0;
}
