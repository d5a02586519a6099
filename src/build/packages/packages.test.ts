import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { noticeText } from "./notice.ts";
import { readPackages, unknownLicence } from "./read-packages.ts";

const root = path.resolve(import.meta.dirname, "../../..");
const groups = readPackages(root, "locked");
const packages = groups.flatMap((group) => group.packages);

test("every production package has a known licence", () => {
  expect(packages.filter(({ licence }) => licence === unknownLicence).map(({ name }) => name)).toEqual([]);
  expect(packages.length).toBeGreaterThan(100);
});

test("NOTICE is current; `node src/build/packages/notice.ts` writes it", () => {
  expect(readFileSync(path.join(root, "NOTICE"), "utf8")).toBe(noticeText(groups));
});

test("packages are grouped, once each, with their home pages", () => {
  const groupOf = (name: string) => groups.find((group) => group.packages.some((one) => one.name === name))?.kind;
  expect(groupOf("WordNet 3.1")).toBe("data");
  expect(groupOf("react")).toBe("direct");
  expect(groupOf("scheduler")).toBe("indirect");
  expect(groups.find(({ kind }) => kind === "fonts")?.packages.map(({ licence }) => licence)).toContain("OFL-1.1");
  expect(new Set(packages.map(({ name }) => name)).size).toBe(packages.length);
  expect(packages.find(({ name }) => name === "react")).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    licence: "MIT",
    url: "https://react.dev/",
  });
});

test("development and platform-specific packages are not listed", () => {
  const names = packages.map(({ name }) => name);
  for (const name of ["vitest", "@playwright/test", "@esbuild/linux-x64"]) expect(names).not.toContain(name);
});
