import path from "node:path";
import { importSubtitles } from "../../services/subtitles/import-subtitles.ts";
import type { StorageCommand } from "./command.ts";

export const importCommand: StorageCommand = {
  async run({ services, args, cwd, signal, report }) {
    if (args.length === 0) {
      report({ type: "failure", message: "Name the subtitle files or folders to import." });
      return 2;
    }
    let hasFailed = false;
    const paths = args.map((arg) => path.resolve(cwd, arg));
    for await (const event of importSubtitles(services, paths, signal)) {
      if (event.type === "file" && event.status === "failed") hasFailed = true;
      report(event);
    }
    return hasFailed ? 1 : 0;
  },
};
