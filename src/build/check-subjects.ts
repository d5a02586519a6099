import { spawnSync } from "node:child_process";

const longest = 72;

/** The rule holds for commits from this moment on; the history before it stays as it is. */
const since = "2026-11-28T17:00:00Z";

/** Names every commit whose subject is longer than a log shows; a copy without its history has nothing to check. */
const log = spawnSync("git", ["log", `--since=${since}`, "--no-merges", "--format=%h %s"], { encoding: "utf8" });
const subjects = log.status === 0 ? log.stdout.split("\n").filter((line) => line !== "") : [];
for (const line of subjects) {
  const subject = line.slice(line.indexOf(" ") + 1);
  if (subject.length <= longest) continue;
  process.stdout.write(`${line}\n  a subject has at most ${longest} characters, this one ${subject.length}\n`);
  process.exitCode = 1;
}
