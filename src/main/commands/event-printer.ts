import { SingleBar } from "cli-progress";
import type { FileReport, Occurrences } from "../../services/subtitles/import-event.ts";
import type { CommandEvent } from "./command.ts";

const maxListed = 8;

function listed(label: string, words: readonly Occurrences[]): string {
  if (words.length === 0) return "";
  const more = words.length > maxListed ? ` and ${words.length - maxListed} more` : "";
  const shown = words.slice(0, maxListed).map(({ word }) => word);
  return `\n    ${label}: ${shown.join(", ")}${more}`;
}

function describeFile(report: FileReport): string {
  const { file, status, title, words, runningWords, unknown, names, problems } = report;
  const places = problems.map(({ line, message }) => `\n    ${line > 0 ? `line ${line}: ` : ""}${message}`).join("");
  if (status === "failed") return `✗ ${file}${places}`;
  if (status === "unchanged") return `= ${title}  (${file}): unchanged`;
  const figures = `${words} words in ${runningWords} running words`;
  const head = `${status === "replaced" ? "↻" : "+"} ${title}  (${file}): ${figures}`;
  return `${head}${listed("names dropped", names)}${listed("unknown", unknown)}${places}`;
}

/** Names of files and folders must not steer the terminal. */
function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, "\uFFFD");
}

type Output = NodeJS.WritableStream & { readonly isTTY?: boolean };

/** Prints a command's events: a progress bar on a terminal, a line per file, failures to stderr. */
export function createEventPrinter(out: Output, err: Output) {
  const bar = new SingleBar({
    format: "{bar} {value}/{total}  {stage}",
    stream: err,
    clearOnComplete: true,
    hideCursor: true,
    noTTYOutput: false,
  });
  let isDrawn = false;

  function say(output: Output, text: string): void {
    if (isDrawn) err.write("\r\u001B[K");
    output.write(`${withoutControls(text)}\n`);
  }

  return {
    print(event: CommandEvent): void {
      switch (event.type) {
        case "failure":
          say(err, event.message);
          break;
        case "done":
          say(out, event.message);
          break;
        case "start":
          if (event.files > 0 && err.isTTY) bar.start(event.files, 0, { stage: "reading" });
          isDrawn = err.isTTY === true;
          break;
        case "reading":
          bar.update(event.done, { stage: "reading names" });
          break;
        case "file":
          say(event.status === "failed" ? err : out, describeFile(event));
          bar.increment({ stage: event.title });
          break;
        case "end":
          say(out, event.isComplete ? `Done: ${event.changed} changed.` : "Stopped; give the command again to go on.");
      }
    },
    end(): void {
      if (isDrawn) bar.stop();
      isDrawn = false;
    },
  };
}
