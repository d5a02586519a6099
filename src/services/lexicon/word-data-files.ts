import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";

const projectRoot = path.resolve(import.meta.dirname, "../../..");

/** The folder of the compiled free word data; generated from packages, never committed. */
const wordDataFolder = path.join(projectRoot, "build/word-data");

/** Incremented when the format changes, so that files of an old one are not read. */
const formatVersion = 1;

const formsFile = path.join(wordDataFolder, `forms-${formatVersion}.tsv`);
const definitionsFile = path.join(wordDataFolder, `definitions-${formatVersion}.tsv`);

/** By a rename: neither a killed nor a concurrent process leaves a partial file. */
async function writeAtomically(file: string, text: string): Promise<void> {
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, text, "utf8");
  await rename(temporary, file);
}

async function compileFiles(): Promise<void> {
  // Its packages take longer to load than the compiled files.
  const { compileWordData } = await import("./compile-word-data.ts");
  const { forms, definitions } = await compileWordData();
  await mkdir(wordDataFolder, { recursive: true });
  await writeAtomically(definitionsFile, definitions);
  await writeAtomically(formsFile, forms);
}

async function readOrCompile(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
    await compileFiles();
    return readFile(file);
  }
}

/** The compiled word data, compiled first (2 s) where it is missing. */
export async function readWordDataFiles(): Promise<{ forms: Buffer; definitions: Buffer }> {
  const forms = await readOrCompile(formsFile);
  return { forms, definitions: await readOrCompile(definitionsFile) };
}
