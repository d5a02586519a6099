import path from "node:path";
import { parseArgs } from "node:util";
import { exportAllPacks, exportPack } from "../../services/catalogue/export-pack.ts";
import type { CommandCall, StorageCommand } from "./command.ts";

const usage = `Give it as: export-pack "TITLE" > FILE.pack.json
        or: export-pack --all FOLDER`;

function readArgs(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { all: { type: "string" } }, allowPositionals: true });
  } catch {
    return undefined;
  }
}

async function exportOne({ services, report }: CommandCall, called: string): Promise<number> {
  const exported = await exportPack(services, called);
  if ("pack" in exported) {
    report({ type: "done", message: exported.pack.trimEnd() });
    return 0;
  }
  const { candidates } = exported;
  const message =
    candidates.length === 0
      ? `No published title is called “${called}”.`
      : `Several titles are called “${called}”; name one of them: ${candidates.join(", ")}`;
  report({ type: "failure", message });
  return 1;
}

async function exportAll({ services, cwd, signal, report }: CommandCall, folder: string): Promise<number> {
  let count = 0;
  for await (const file of exportAllPacks(services, path.resolve(cwd, folder), signal)) {
    count += 1;
    report({ type: "done", message: file });
  }
  report({ type: "done", message: `Done: ${count} written.` });
  return signal.aborted ? 1 : 0;
}

export const exportPackCommand: StorageCommand = {
  async run(call) {
    const given = readArgs(call.args);
    const [called, ...others] = given?.positionals ?? [];
    const folder = given?.values.all;
    if (folder !== undefined && called === undefined) return await exportAll(call, folder);
    if (folder === undefined && called !== undefined && others.length === 0) return await exportOne(call, called);
    call.report({ type: "failure", message: usage });
    return 2;
  },
};
