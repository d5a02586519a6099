import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { collectFiles } from "./collect-files.ts";

let root = "";

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "dizi-okulu-files-"));
});
afterEach(() => rm(root, { recursive: true }));

async function write(files: Record<string, string | object>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, typeof content === "string" ? content : JSON.stringify(content));
  }
}

async function collect(...names: string[]) {
  const { files, refused } = await collectFiles(names.map((name) => path.join(root, name)));
  return {
    found: files.map(({ path: file, identity }) => [path.relative(root, file), identity]),
    refused: refused.map(({ path: file, problem }) => [
      path.relative(root, file),
      problem.message.replaceAll(root, ""),
    ]),
    files,
  };
}

test("a folder gives its subtitle files in the order of their numbers, and nothing else", async () => {
  await write({
    "Show/S01E10.srt": "",
    "Show/S01E2.srt": "",
    "Show/notes.txt": "",
    "Show/Season 2/S02E01.vtt": "",
    "Show/._S01E03.srt": "",
  });
  const { found, refused } = await collect("Show");
  expect(found.map(([file]) => file)).toEqual(["Show/S01E2.srt", "Show/S01E10.srt", "Show/Season 2/S02E01.vtt"]);
  expect(found[2]?.[1]).toMatchObject({ kind: "series", name: "Show", season: 2, episode: 1 });
  expect(refused).toEqual([]);
});

test("title.json overrides the names, also for season folders", async () => {
  await write({
    "show/title.json": { name: "The Show", year: 1999, genres: ["drama"], showLines: true, names: ["Zed"] },
    "show/Season 1/S01E01.srt": "",
  });
  const { found, files } = await collect("show");
  expect(found[0]?.[1]).toMatchObject({ name: "The Show", year: 1999 });
  expect(files[0]?.settings).toMatchObject({ genres: ["drama"], showLines: true, names: ["Zed"], isPremium: false });
});

test("what cannot be imported is reported by its path, and the rest is still found", async () => {
  await write({
    "a/title.json": "{ name: }",
    "a/S01E01.srt": "",
    "b/title.json": { genre: "drama" },
    "b/S01E01.srt": "",
    "c/title.json": { kind: "series" },
    "c/Some Film.srt": "",
    "d/S01E01.srt": "",
    "empty/readme.md": "",
  });
  const { found, refused } = await collect("a", "b", "c", "d", "empty", "missing.srt");
  expect(found.map(([file]) => file)).toEqual(["d/S01E01.srt"]);
  const [json, schema, kind, empty, missing] = refused;
  expect(json).toEqual(["a/S01E01.srt", expect.stringContaining("not valid JSON: /a/title.json: ")]);
  expect(schema?.[1]).toContain('Unrecognized key: "genre"');
  expect(kind).toEqual([
    "c/Some Film.srt",
    "Its title.json says series, but its name has no season and episode such as S01E02.",
  ]);
  expect(empty).toEqual(["empty", "There is no subtitle file (.srt, .vtt, .sbv, .ass, .ssa) and no title pack in it."]);
  expect(missing).toEqual(["missing.srt", "There is no such file or folder."]);
});

test("of two files of one episode the first is taken, and a file given twice is taken once", async () => {
  await write({ "Show/S01E01.en.srt": "", "Show/S01E01.srt": "" });
  const { found, refused } = await collect("Show", "Show/S01E01.en.srt");
  expect(found.map(([file]) => file)).toEqual(["Show/S01E01.en.srt"]);
  expect(refused).toEqual([
    ["Show/S01E01.srt", "It is of the same episode or film as /Show/S01E01.en.srt; give only one of them."],
  ]);
});

test("the catalogue ends with well-known films: lists begin with what is imported last", async () => {
  const { packs } = await collectFiles([path.resolve(import.meta.dirname, "../../../content/catalogue")]);
  const last = packs.slice(-12).map((file) => path.basename(path.dirname(file)));
  expect(new Set(last)).toEqual(new Set(["well-known"]));
  expect(path.basename(packs.at(-1) ?? "")).toBe("12-night-of-the-living-dead.pack.json");
});
