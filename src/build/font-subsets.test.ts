import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fontSubsets, unicodeRangeOf, writeFontSubsets } from "./font-subsets.ts";

const oneLine = (css: string) => css.replaceAll(/\s+/g, " ");

test("consecutive letters become one range in any order", () => {
  expect(unicodeRangeOf("şŞğa")).toBe("U+0061, U+011F, U+015E-015F");
});

test("the style sheet declares exactly the letters of each subset", async () => {
  const css = oneLine(await readFile(join(import.meta.dirname, "../web/design/styles/fonts.css"), "utf8"));
  for (const { file, letters } of fontSubsets) {
    const [, range] = css.match(new RegExp(`${file}"\\) format\\("woff2"\\); unicode-range: ([^;]+);`)) ?? [];
    expect([file, range]).toEqual([file, unicodeRangeOf(letters)]);
  }
});

test("subsets are small fonts", async () => {
  const folder = await mkdtemp(join(tmpdir(), "fonts-"));
  try {
    await writeFontSubsets(folder);
    for (const { file } of fontSubsets) {
      expect((await readFile(join(folder, file))).toString("latin1", 0, 4)).toBe("wOF2");
      expect((await stat(join(folder, file))).size).toBeLessThan(8 * 1024);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});
