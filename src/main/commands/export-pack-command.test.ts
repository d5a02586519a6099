import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publishEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { temporaryFolder } from "../../../tests/factories/temporary-folder.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { exportPackCommand } from "./export-pack-command.ts";

let api: TestApp;
const cwd = temporaryFolder();

beforeAll(async () => {
  api = await createTestApp();
  const { db } = api.database;
  const remade = { kind: "movie", name: "Remade", combinedUrl: "remade" } as const;
  await publishEpisode(db, { title: { ...remade, year: 1931 } });
  await publishEpisode(db, { title: { ...remade, year: 1974 } });
  await publishEpisode(db, { title: { name: "Remade", combinedUrl: "remade", year: 1980 } });
});
afterAll(() => api.close());

async function give(...args: string[]) {
  const told: string[] = [];
  const { signal } = new AbortController();
  const report = (event: object) => void told.push("message" in event ? String(event.message) : "");
  const code = await exportPackCommand.run({ services: api.services, args, cwd, signal, report });
  return { code, told };
}

test("a title is named with its year or by its address where others are called the same", async () => {
  const { code, told } = await give("remade");
  expect([code, told]).toEqual([
    1,
    ["Several titles are called “remade”; name one of them: movie/remade, movie/remade-2, series/remade"],
  ]);
  for (const called of ["Remade (1974)", "movie/remade-2"]) {
    const pack = await give(called);
    expect(JSON.parse(pack.told.join("")).title).toMatchObject({ kind: "movie", year: 1974 });
  }
  expect(await give("Nothing")).toEqual({ code: 1, told: ["No published title is called “Nothing”."] });
});

test("all titles are written, each into a file of its own", async () => {
  const { code, told } = await give("--all", "packs");
  const files = ["remade-movie", "remade-2", "remade-series"].map((name) =>
    path.join(cwd, "packs", `${name}.pack.json`),
  );
  expect([code, told]).toEqual([0, [...files, "Done: 3 written."]]);
  expect(files.map((file) => JSON.parse(readFileSync(file, "utf8")).title.year)).toEqual([1931, 1974, 1980]);
});

test.each([[[]], [["--al", "packs"]], [["a", "b"]], [["a", "--all", "b"]]])("%j is not understood", async (args) => {
  expect((await give(...args)).code).toBe(2);
  expect(existsSync(path.join(cwd, "b"))).toBe(false);
});
