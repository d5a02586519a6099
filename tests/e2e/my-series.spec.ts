import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { subtitleText } from "../factories/subtitle-text.ts";
import { expectAccessible, expectToFit, narrowest } from "./accessibility.ts";
import { countTaps, tapsOn, tapUntil } from "./hands.ts";
import { makePremiumCode } from "./operators.ts";
import { openSignedIn, signUp } from "./people.ts";
import { expect, test } from "./site-test.ts";
import { patternIn, textIn } from "./texts.ts";

// The documents of one's own titles are 404 for everybody; uploads that the API refuses.
test.use({ expectedErrors: /status of (404|409|413)/ });

const button = (within: Page | Locator, name: string | RegExp) => within.getByRole("button", { name });

type Files = Readonly<Record<string, string | Buffer>>;

/** Writes files, some in folders, and answers the folder that they are in. */
async function written(files: Files): Promise<string> {
  const root = test.info().outputPath(randomUUID());
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return root;
}

const numbers = Array.from({ length: 10 }, (_, index) => index + 1);

/** Ten small episodes of our own words. */
const season = (name: string): Files =>
  Object.fromEntries(
    numbers.map((number) => [
      `${name}/S01E${String(number).padStart(2, "0")}.srt`,
      subtitleText({ words: 200, seed: number }),
    ]),
  );

async function member(request: APIRequestContext, isPremium = false): Promise<object> {
  const { userData } = await signUp(request);
  if (isPremium) {
    const headers = { authorization: `Bearer ${userData.token}` };
    const data = { code: await makePremiumCode(request, 1) };
    expect((await request.post("/api/Premium/RedeemCode", { headers, data })).ok()).toBe(true);
  }
  return { ...userData, knownList: [] };
}

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: narrowest });

  test("a member comes from ten files to the first answered question by seven taps", async ({ page, request }) => {
    const root = await written(season("The Quiet Pier"));
    await openSignedIn(page, pathOf("home", "tr"), await member(request));
    await countTaps(page);
    const main = page.getByRole("main");
    const door = main.getByRole("link", { name: textIn("tr", "bring_door") });
    const arrange = button(main, textIn("tr", "bring_arrange"));
    const level = button(main, /^A2/);
    const start = button(main, patternIn("tr", "tonight_start"));
    const ask = button(main, textIn("tr", "teach_ask"));
    const choice = button(main, /^1 /);
    await tapUntil(door, page.getByRole("heading", { name: textIn("tr", "bring_drop_heading") }));
    await expectAccessible(page, "bringing");
    await expectToFit(page);
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      main.getByText(textIn("tr", "bring_choose_folder")).tap(),
    ]);
    await chooser.setFiles(path.join(root, "The Quiet Pier"));
    await expect(main.getByText(textIn("tr", "bring_clear"))).toBeVisible();
    await expect(arrange).toHaveAttribute("aria-busy", "false");
    await expectAccessible(page, "arranging");
    await expectToFit(page);
    await tapUntil(arrange, level);
    await expect(page).toHaveURL(/\/dizi\/benim\/the-quiet-pier\/1\/1$/);
    await tapUntil(level, start);
    await tapUntil(start, ask);
    await tapUntil(ask, choice);
    await tapUntil(choice, page.getByRole("article"));
    // The tap on a label is a click of its input too.
    expect(await tapsOn(page)).toBe(7 + 1);
  });
});
