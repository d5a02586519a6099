import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "../../tests/factories/temporary-folder.ts";
import { keepAssets } from "./kept-assets.ts";

let client: string;
let store: string;

beforeEach(() => {
  client = temporaryFolder();
  store = path.join(temporaryFolder(), "assets");
});

const day = (number: number) => new Date(Date.UTC(2026, 10, number));

async function build(files: Readonly<Record<string, string>>): Promise<void> {
  await rm(path.join(client, "assets"), { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(client, "assets", name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

async function kept(): Promise<string[]> {
  const entries = await readdir(store, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith(".kept-"))
    .map(({ name }) => name)
    .sort();
}

test("the assets of earlier builds stay beside those of this one", async () => {
  await build({ "tr/home-a1.js": "one", "root-b1.css": "two" });
  await keepAssets(client, store, day(1));
  await build({ "tr/home-a2.js": "three", "root-b1.css": "two" });
  await keepAssets(client, store, day(2));
  expect(await kept()).toEqual(["home-a1.js", "home-a2.js", "root-b1.css"]);
  expect(await readFile(path.join(store, "tr/home-a1.js"), "utf8")).toBe("one");
});

test("what no process has had for 30 days is removed, not what an old release still has", async () => {
  await build({ "gone-1.js": "", "shared-1.js": "" });
  await keepAssets(client, store, day(1));
  await build({ "shared-1.js": "", "new-1.js": "" });
  await keepAssets(client, store, day(31));
  expect(await kept()).toEqual(["gone-1.js", "new-1.js", "shared-1.js"]);
  await keepAssets(client, store, day(32));
  expect(await kept()).toEqual(["new-1.js", "shared-1.js"]);
});

test("a start soon after another of the same build copies nothing, one of another build does", async () => {
  await build({ "home-1.js": "one" });
  await keepAssets(client, store, new Date(Date.UTC(2026, 10, 1)));
  await rm(path.join(store, "home-1.js"));
  await keepAssets(client, store, new Date(Date.UTC(2026, 10, 1, 11)));
  expect(await kept()).toEqual([]);
  await keepAssets(client, store, new Date(Date.UTC(2026, 10, 1, 13)));
  expect(await kept()).toEqual(["home-1.js"]);
  await build({ "home-2.js": "two" });
  await keepAssets(client, store, new Date(Date.UTC(2026, 10, 1, 14)));
  expect(await kept()).toEqual(["home-1.js", "home-2.js"]);
});

test("two processes that start at once keep the same files", async () => {
  await build(Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`tr/part-${index}.js`, String(index)])));
  await Promise.all([keepAssets(client, store, day(1)), keepAssets(client, store, day(1))]);
  expect((await kept()).filter((name) => !name.endsWith(".partial"))).toHaveLength(50);
});
