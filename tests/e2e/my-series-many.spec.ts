import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { numberedSubtitle } from "../factories/brought-series.ts";
import { member, written } from "./brought.ts";
import { openSignedIn } from "./people.ts";
import { expect, openPage, test } from "./site-test.ts";
import { textIn } from "./texts.ts";

// The documents of titles that somebody has brought are 404 for everybody; a connection that is cut.
test.use({ expectedErrors: /status of 404|ERR_FAILED/ });

const text = (key: string, values?: Record<string, string | number>) => textIn("tr", key, values);
const button = (within: Page | Locator, name: string | RegExp) => within.getByRole("button", { name });

const nameOf = (at: number) => `Season ${Math.floor(at / 10) + 1}/${String((at % 10) + 1).padStart(2, "0")}.srt`;

test("three hundred files are sent again after a lost connection, read beside another upload, and arranged", async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(480_000);
  const all = Array.from({ length: 300 }, (_, at) => at);
  const root = await written(
    Object.fromEntries(all.map((at) => [`The Quiet Pier/${nameOf(at)}`, numberedSubtitle(at)])),
  );
  await openSignedIn(page, pathOf("bring", "tr"), await member(request, true));
  const main = page.getByRole("main");
  await expect(main.getByText(/1\.500/)).toBeVisible();
  let sent = 0;
  await page.route("**/api/MySeries/Upload", (route) => {
    sent += 1;
    return sent === 1 ? route.abort() : route.continue();
  });
  await main.getByLabel(text("bring_choose_folder")).setInputFiles(path.join(root, "The Quiet Pier"));
  await expect(main.getByText(text("bring_cut_off"))).toBeVisible();
  await expect(page).toHaveURL(/[?&]upload=/);
  expect(sent).toBe(2);
  const progress = main.getByRole("progressbar");
  await expect(progress).toHaveAttribute("max", "300");

  // An episode does not wait for thirty seasons, nor does the reading for this document.
  const other = await context.newPage();
  await openPage(other, pathOf("bring", "tr"));
  const buffer = Buffer.from(numberedSubtitle(555));
  const files = other.getByRole("main").getByLabel(text("bring_choose_files"));
  await files.setInputFiles([{ name: "Low Tide S01E01.srt", mimeType: "text/plain", buffer }]);
  const arrangeOther = button(other.getByRole("main"), text("bring_arrange"));
  await expect(arrangeOther).toHaveAttribute("aria-busy", "false");
  await arrangeOther.click();
  await expect(other).toHaveURL(/\/low-tide\/1\/1$/);
  await other.close();
  await page.reload();
  await expect(progress).toHaveAttribute("value", "300", { timeout: 300_000 });

  await expect(main.getByText(text("bring_clear"))).toBeVisible();
  await expect(main.getByLabel(text("bring_name"))).toHaveValue("The Quiet Pier");
  const arrange = button(main, text("bring_arrange"));
  await expect(arrange).toHaveAttribute("aria-busy", "false");
  await arrange.click();
  await expect(page).toHaveURL(/\/the-quiet-pier\/1\/1$/);
  await openPage(page, `${pathOf("account", "tr")}?page=series`);
  await expect(main.getByText("300 bölüm", { exact: true })).toBeVisible();
});

test("what is beyond the limits is said before anything is sent", async ({ page, request }) => {
  await openSignedIn(page, pathOf("bring", "tr"), await member(request));
  const main = page.getByRole("main");
  await expect(main.getByText(/60 dosya/)).toBeVisible();
  let sent = 0;
  await page.route("**/api/MySeries/Upload", (route) => {
    sent += 1;
    return route.continue();
  });
  const files = Array.from({ length: 31 }, (_, at) => ({
    name: `A S01E${at + 1}.srt`,
    mimeType: "text/plain",
    buffer: Buffer.from(numberedSubtitle(at)),
  }));
  const choose = main.getByLabel(text("bring_choose_files"));
  await choose.setInputFiles(files);
  await expect(main.getByRole("alert")).toHaveText(text("bring_beyond_episodes", { count: 31, limit: 30 }));
  await choose.setInputFiles(
    files.flatMap((file) => Array.from({ length: 10 }, (_, at) => ({ ...file, name: `${at} ${file.name}` }))),
  );
  await expect(main.getByRole("alert")).toHaveText(text("bring_many", { limit: 300 }));
  expect(sent).toBe(0);
});
