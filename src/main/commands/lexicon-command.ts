import path from "node:path";
import { meaningLanguages } from "../../domain/locale/locale.ts";
import { languageName } from "../../domain/locale/meaning-language.ts";
import { readLexiconStats } from "../../services/lexicon/lexicon-stats.ts";
import { analyseFiles } from "../../services/subtitles/analyse-files.ts";
import { lexiconCoverage } from "../../services/subtitles/lexicon-coverage.ts";

const shownMissing = 60;

function row(name: string, value: number | string): string {
  return `  ${name.padEnd(24)} ${String(value).padStart(7)}\n`;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

async function describeLexicon(): Promise<string> {
  const stats = await readLexiconStats();
  const parts = [...stats.byPartOfSpeech].sort(([, a], [, b]) => b - a);
  return [
    row("entries", stats.entries),
    row("headwords", stats.headwords),
    row("multiword headwords", stats.multiwords),
    ...Object.entries(stats.byLevel).map(([level, count]) => row(level, count)),
    ...parts.map(([partOfSpeech, count]) => row(partOfSpeech, count)),
    ...meaningLanguages.map((language) =>
      row(`with ${languageName(language, "en")} meanings`, stats.withMeanings[language]),
    ),
  ].join("");
}

/** `lexicon stats [FILE …]`: the lexicon in figures, and how much of the given subtitle files it describes. */
export async function lexiconCommand([verb, ...paths]: readonly string[]): Promise<number> {
  if (verb !== "stats") {
    process.stderr.write("The lexicon has one command: lexicon stats [FILE …]\n");
    return 2;
  }
  process.stdout.write(await describeLexicon());
  if (paths.length === 0) return 0;
  const { results, failures } = await analyseFiles(paths.map((file) => path.resolve(file)));
  for (const { file, error } of failures) process.stderr.write(`${file}: ${error.message}\n`);
  const { runningWords, items, missing } = lexiconCoverage(results);
  process.stdout.write(`Of ${results.length} files, what the lexicon describes:\n`);
  process.stdout.write(row("running words", percent(runningWords)) + row("distinct items", percent(items)));
  const listed = missing.slice(0, shownMissing).map(({ phrase, count }) => `${phrase} ${count}`);
  process.stdout.write(`Missing, most frequent first (${missing.length}): ${listed.join(", ") || "nothing"}\n`);
  return failures.length > 0 ? 1 : 0;
}
