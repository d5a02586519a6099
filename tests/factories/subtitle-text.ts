import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { seededRandom } from "../../src/domain/memory/seeded-random.ts";

const catalogue = path.resolve(import.meta.dirname, "../../content/catalogue");

/** Lines of our own dialogue, without times and numbers. */
function dialogueLines(): string[] {
  return globSync("**/*.srt", { cwd: catalogue })
    .sort()
    .flatMap((file) => readFileSync(path.join(catalogue, file), "utf8").split("\n"))
    .filter((line) => /[a-z]/.test(line) && !line.includes("-->"));
}

function timeOf(seconds: number): string {
  return `${new Date(seconds * 1000).toISOString().slice(11, 19)},000`;
}

let lines: string[] | undefined;

/** A subtitle file of about `words` words: lines of the sample catalogue in an order that the seed decides. */
export function subtitleText({ words = 4000, seed = 1 } = {}): string {
  lines ??= dialogueLines();
  const random = seededRandom(seed);
  const cues: string[] = [];
  let count = 0;
  while (count < words) {
    const line = lines[Math.floor(random() * lines.length)] ?? "";
    const start = cues.length * 2;
    cues.push(`${cues.length + 1}\n${timeOf(start)} --> ${timeOf(start + 2)}\n${line}\n`);
    count += line.split(" ").length;
  }
  return cues.join("\n");
}
