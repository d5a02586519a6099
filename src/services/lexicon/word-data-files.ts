import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";

const projectRoot = path.resolve(import.meta.dirname, "../../..");

/** Where the compiled free word data lies; made from packages, never committed. */
const wordDataFolder = path.join(projectRoot, "build/word-data");

/** Rises whenever the compiled form changes, so that an old one is not read. */
const formatVersion = 1;

const formsFile = path.join(wordDataFolder, `forms-${formatVersion}.tsv`);
const definitionsFile = path.join(wordDataFolder, `definitions-${formatVersion}.tsv`);

/** A rename is atomic: a process that is killed, or a second one, never leaves half a file to be read. */
async function writeWhole(file: string, text: string): Promise<void> {
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, text, "utf8");
  await rename(temporary, file);
}

async function compileFiles(): Promise<void> {
  // Its packages alone take longer to load than what it compiles.
  const { compileWordData } = await import("./compile-word-data.ts");
  const { forms, definitions } = await compileWordData();
  await mkdir(wordDataFolder, { recursive: true });
  await writeWhole(definitionsFile, definitions);
  await writeWhole(formsFile, forms);
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
