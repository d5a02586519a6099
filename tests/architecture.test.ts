import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "..");
const sources = globSync(["src/**/*.{ts,tsx,css}", "tests/**/*.{ts,tsx}"], { cwd: root })
  .filter((file) => !file.includes("/generated/") && !file.includes("/migrations/"))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));

/** Areas in their order: a later one may use an earlier one, never the reverse. */
const areas: readonly (readonly string[])[] = [
  ["locale"],
  ["mail", "jobs", "publication"],
  ["lexicon"],
  ["catalogue"],
  ["subtitles"],
  ["accounts"],
  ["premium"],
  ["progress"],
  ["quiz"],
  ["memory"],
  ["polls"],
  ["contact"],
  ["articles"],
  ["console"],
];

function areaRank(file: string): number | undefined {
  const [, , area] = file.split("/");
  const rank = areas.findIndex((names) => names.includes(area ?? ""));
  return rank === -1 ? undefined : rank;
}

function importsOf({ file, text }: { file: string; text: string }): string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?"(\.[^"]+)"/g)].map((match) =>
    path.posix.join(path.posix.dirname(file), match[1] ?? ""),
  );
}

test("an area never uses a later one", () => {
  const wrong = sources
    .filter(({ file }) => /^src\/(domain|storage|services|api)\//.test(file) && !file.includes(".test."))
    .flatMap((source) => {
      const own = areaRank(source.file);
      if (own === undefined) return [];
      return importsOf(source)
        .filter((target) => target.startsWith("src/") && (areaRank(target) ?? 0) > own)
        .map((target) => `${source.file} uses ${target}`);
    });
  expect(wrong).toEqual([]);
});

test("the domain has neither clock nor chance nor process", () => {
  const impure = /\b(Date\.now|new Date\(\)|Math\.random|performance\.now|setTimeout|process\.|crypto\.)/;
  const wrong = sources.filter(
    ({ file, text }) => file.startsWith("src/domain/") && !file.endsWith(".test.ts") && impure.test(text),
  );
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test("only main reads the environment", () => {
  const wrong = sources.filter(
    ({ file, text }) =>
      /^src\/(?!main\/)/.test(file) &&
      !file.includes(".test.") &&
      text.replace(/\/\*.*?\*\//gs, "").includes("process.env"),
  );
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test("no file is over 400 lines, nearly all are under 250, half under 70", () => {
  const lengths = sources
    .filter(({ file }) => file.startsWith("src/"))
    .map(({ file, text }) => ({ file, lines: text.split("\n").length }))
    .sort((a, b) => a.lines - b.lines);
  expect(lengths.filter(({ lines }) => lines > 400)).toEqual([]);
  expect(lengths[Math.floor(lengths.length * 0.95)]?.lines).toBeLessThan(250);
  expect(lengths[Math.floor(lengths.length / 2)]?.lines).toBeLessThan(70);
});

test("every file is named in kebab-case", () => {
  const wrong = sources.filter(({ file }) => !/^[a-z0-9.-]+$/.test(path.basename(file)));
  expect(wrong.map(({ file }) => file)).toEqual([]);
});
