import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import model from "wink-eng-lite-web-model";
import winkNLP from "wink-nlp";
import { noGivenNames } from "../../src/domain/subtitles/words/names/name-counts.ts";
import { loadLexicon } from "../../src/services/lexicon/load-lexicon.ts";
import { createFileAnalysis } from "../../src/services/subtitles/file-analysis.ts";
import { readCues } from "../../src/services/subtitles/read-cues.ts";
import { startCli } from "../factories/run-cli.ts";
import { removeDataDir, temporaryDataDir } from "../factories/running-site.ts";
import { subtitleText } from "../factories/subtitle-text.ts";
import { median, residentMegabytes } from "./figures.ts";

const fileWords = 4000;
const files = 200;
const warmFiles = 100;

export type ImportFigures = {
  readonly filesPerSecond: number;
  readonly taggerFilesPerSecond: number;
  readonly ratio: number;
};

/** Files of 4,000 words a second on one core, as an import reads them, against tokenising and tagging the same text once. */
export async function benchPipeline(): Promise<ImportFigures> {
  const { dictionary } = await loadLexicon();
  const analysis = await createFileAnalysis();
  const tagger = winkNLP(model, ["sbd", "pos"]);
  const own: number[] = [];
  const raw: number[] = [];
  for (let seed = 0; seed < files; seed += 1) {
    const bytes = Buffer.from(subtitleText({ words: fileWords, seed }));
    const title = String(seed);
    const start = performance.now();
    await analysis.countNames(bytes, title, false);
    await analysis.analyse(bytes, title, noGivenNames, false);
    await analysis.forgetNames(title);
    const end = performance.now();
    const text = readCues(bytes, dictionary).cues.map((cue) => cue.text);
    const startRaw = performance.now();
    tagger.readDoc(text.join("\n")).tokens().out(tagger.its.pos);
    if (seed >= warmFiles) {
      own.push(end - start);
      raw.push(performance.now() - startRaw);
    }
  }
  const ownMs = median(own);
  const rawMs = median(raw);
  return { filesPerSecond: 1000 / ownMs, taggerFilesPerSecond: 1000 / rawMs, ratio: rawMs / ownMs };
}

export type WholeImport = {
  readonly files: number;
  readonly filesPerSecond: number;
  readonly earlyMb: number;
  readonly lateMb: number;
};

/** A whole import by the command line into a new embedded database, with its memory early and late. */
export async function benchWholeImport(count: number): Promise<WholeImport> {
  const dataDir = await temporaryDataDir();
  const folder = path.join(dataDir, "subtitles");
  for (let index = 0; index < count; index += 1) {
    const season = path.join(folder, `Show ${Math.floor(index / 100)}`);
    await mkdir(season, { recursive: true });
    const name = `S01E${String((index % 100) + 1).padStart(3, "0")}.srt`;
    await writeFile(path.join(season, name), subtitleText({ words: fileWords, seed: index }));
  }
  const child = startCli(["import", folder], { DATA_DIR: path.join(dataDir, "data") });
  let done = 0;
  let firstAt = 0;
  const memory: number[] = [];
  for await (const chunk of child.stdout ?? []) {
    done += String(chunk).split("\n+ ").length - (String(chunk).startsWith("+ ") ? 0 : 1);
    if (firstAt === 0 && done > 0) firstAt = performance.now();
    memory.push((await residentMegabytes(child.pid ?? 0)) ?? 0);
  }
  const seconds = (performance.now() - firstAt) / 1000;
  await removeDataDir(dataDir);
  const quarter = Math.floor(memory.length / 4);
  return {
    files: count,
    filesPerSecond: count / seconds,
    earlyMb: median(memory.slice(quarter, 2 * quarter)),
    lateMb: median(memory.slice(-quarter)),
  };
}
