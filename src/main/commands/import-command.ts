import path from "node:path";
import { importDrafts } from "../../services/console/imports/import-drafts.ts";
import { importSubtitles } from "../../services/subtitles/import-subtitles.ts";
import type { StorageCommand } from "./command.ts";

export const importCommand: StorageCommand = {
  async run({ services, args, cwd, signal, report }) {
    const isForced = args.includes("--force");
    const isDraft = args.includes("--draft");
    const files = args.filter((arg) => arg !== "--force" && arg !== "--draft");
    if (files.length === 0) {
      report({ type: "failure", message: "Name the subtitle files or folders to import." });
      return 2;
    }
    let hasFailed = false;
    const paths = files.map((arg) => path.resolve(cwd, arg));
    const events = isDraft
      ? importDrafts(services, paths, signal, { cwd, isForced })
      : importSubtitles(services, paths, signal, { isForced });
    for await (const event of events) {
      if (event.type === "file" && event.status === "failed") hasFailed = true;
      report(event);
    }
    return hasFailed ? 1 : 0;
  },
};
