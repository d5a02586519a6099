import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { subtitle } from "../factories/brought-series.ts";
import { subtitleText } from "../factories/subtitle-text.ts";
import { zipFile } from "../factories/zip-file.ts";
import { expectAccessible, expectToFit, narrowest } from "./accessibility.ts";
import { member, season, written } from "./brought.ts";
import { countTaps, pressOn, tapsOn, tapUntil } from "./hands.ts";
import { openSignedIn } from "./people.ts";
import { expect, openPage, test } from "./site-test.ts";
import { patternIn, textIn } from "./texts.ts";

// The documents of titles that somebody has brought are 404 for everybody; uploads that the API refuses; a connection that is cut.
test.use({ expectedErrors: /status of (404|413)|ERR_FAILED/ });

const button = (within: Page | Locator, name: string | RegExp) => within.getByRole("button", { name });

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

test("a premium member goes the whole way by keyboard, in English, and keeps the series in order", async ({
  page,
  request,
}) => {
  const root = await written({ ...season("The Quiet Pier"), "S01E03.srt": subtitleText({ words: 200, seed: 33 }) });
  const user = await member(request, true);
  await openSignedIn(page, pathOf("series", "en"), user);
  const main = page.getByRole("main");
  await pressOn(page, main.getByRole("link", { name: textIn("en", "bring_door") }));
  await expect(main.getByText(/1,500/)).toBeVisible();
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    pressOn(page, main.getByLabel(textIn("en", "bring_choose_folder"))),
  ]);
  await chooser.setFiles(path.join(root, "The Quiet Pier"));
  await expect(main.getByLabel(textIn("en", "bring_name"))).toHaveValue("The Quiet Pier");
  const arrange = button(main, textIn("en", "bring_arrange"));
  await expect(arrange).toHaveAttribute("aria-busy", "false");
  await pressOn(page, arrange);
  await expect(page).toHaveURL("/en/tv-series/mine/the-quiet-pier/1/1");
  expect(await page.title()).toContain("The Quiet Pier");
  await pressOn(page, button(main, /^A2/));
  await pressOn(page, button(main, patternIn("en", "tonight_start")));
  await pressOn(page, button(main, textIn("en", "teach_ask")));
  await expect(button(main, /^1 /)).toBeVisible();
  await page.keyboard.press("1");
  await expect(page.getByRole("article")).toBeVisible();

  // The document of its page is nobody's; in the owner's browser it is the page, also after a reload.
  const place = "/en/tv-series/mine/the-quiet-pier";
  expect((await request.get(place)).status()).toBe(404);
  await openPage(page, place);
  await expect(page.getByRole("heading", { level: 1, name: "The Quiet Pier" })).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expect(main.getByRole("link", { name: /10/ }).first()).toBeVisible();
  await openPage(page, `${place}/1/2/follow-along`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("The Quiet Pier");
  await openPage(page, pathOf("series", "en"));
  const own = main.getByRole("region", { name: textIn("en", "own_heading") });
  await expect(own.getByText(textIn("en", "own_mark"))).toBeVisible();

  // Replaced, renamed, an episode less, and gone.
  await openPage(page, `${pathOf("account", "en")}?page=series`);
  await main.getByText(textIn("en", "bring_rows"), { exact: true }).click();
  const third = textIn("en", "episode_full_name", { season: 1, episode: 3 });
  await expectAccessible(page, "my series");
  await main.getByRole("link", { name: textIn("en", "own_replace_of", { title: third }) }).click();
  await main.getByLabel(textIn("en", "bring_choose_files")).setInputFiles(path.join(root, "S01E03.srt"));
  await expect(main.getByText(textIn("en", "bring_replaces"))).toBeVisible();
  await expect(arrange).toHaveAttribute("aria-busy", "false");
  await arrange.click();
  await expect(page).toHaveURL(`${place}/1/3`);
  await openPage(page, `${pathOf("account", "en")}?page=series`);
  await button(main, textIn("en", "own_rename_of", { title: "The Quiet Pier" })).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(textIn("en", "bring_name")).fill("The Loud Pier");
  await button(dialog, textIn("en", "own_rename_action")).click();
  await expect(main.getByRole("link", { name: "The Loud Pier", exact: true })).toHaveAttribute(
    "href",
    "/en/tv-series/mine/the-loud-pier",
  );
  await main.getByText(textIn("en", "bring_rows"), { exact: true }).click();
  await button(main, textIn("en", "own_remove_of", { title: third })).click();
  await button(dialog, textIn("en", "own_remove")).click();
  await expect(main.getByRole("link", { name: textIn("en", "own_replace_of", { title: third }) })).toHaveCount(0);
  await button(main, textIn("en", "own_delete_of", { title: "The Loud Pier" })).click();
  await button(dialog, textIn("en", "own_delete")).click();
  await expect(main.getByRole("heading", { name: textIn("en", "own_empty_heading") })).toBeVisible();
});

test("wrong files get their words, unclear names are asked, a lost connection goes on, in Spanish", async ({
  page,
  request,
}) => {
  const turkish = subtitle(...Array.from({ length: 30 }, () => "Bu akşam eve geç geleceğim, beni bekleme sakın."));
  const [first, second, third] = [1, 2, 3].map((seed) => subtitleText({ words: 150, seed }));
  const root = await written({
    "a.srt": first ?? "",
    "b.srt": second ?? "",
    "copy of a.srt": first ?? "",
    "Harbour S01E01.srt": third ?? "",
    "cover.jpg": "not a picture",
    "turco.srt": turkish,
    "page.srt": "<html>",
    "bomb.zip": zipFile({ "S01E01.srt": Buffer.alloc(6 * 1024 * 1024) }),
  });
  const at = (...names: string[]) => names.map((name) => path.join(root, name));
  const user = await member(request);
  await openSignedIn(page, pathOf("bring", "es"), user);
  const main = page.getByRole("main");
  const files = main.getByLabel(textIn("es", "bring_choose_files"));
  await files.setInputFiles(at("cover.jpg"));
  await expect(main.getByRole("alert")).toHaveText(textIn("es", "bring_none"));
  await files.setInputFiles(at("bomb.zip"));
  await expect(main.getByRole("alert")).toHaveText(textIn("es", "bring_refused_large"));

  let watched = 0;
  await page.route("**/api/MySeries/Watch*", (route) => {
    watched += 1;
    return watched === 1 ? route.abort() : route.continue();
  });
  await files.setInputFiles(at("a.srt", "b.srt", "copy of a.srt", "Harbour S01E01.srt", "turco.srt", "page.srt"));
  await expect(main.getByText(textIn("es", "bring_unclear"))).toBeVisible();
  const arrange = button(main, textIn("es", "bring_arrange"));
  await expect(arrange).toHaveAttribute("aria-busy", "false");
  expect(watched).toBeGreaterThan(1);
  const failed = main.getByRole("region", { name: patternIn("es", "bring_failed") });
  await expect(failed.getByRole("listitem").filter({ hasText: "turco.srt" })).toContainText("no está en inglés");
  await expect(failed.getByRole("listitem").filter({ hasText: "page.srt" })).toContainText(
    textIn("es", "file_problem_not_a_subtitle"),
  );
  await expect(main.getByText(textIn("es", "bring_same", { name: "a.srt" }))).toBeVisible();
  await expect(main.getByRole("checkbox", { name: "copy of a.srt" })).not.toBeChecked();
  await expectAccessible(page, "asking");

  // Nothing is made while something is asked.
  await main.getByLabel(textIn("es", "bring_name")).fill("El puerto");
  await arrange.click();
  const season = main.getByLabel(textIn("es", "bring_season_of", { name: "a.srt" }));
  await expect(season).toBeFocused();
  await main.getByLabel(textIn("es", "bring_episode_of", { name: "b.srt" })).fill("1");
  await main.getByLabel(textIn("es", "bring_season_of", { name: "b.srt" })).fill("1");
  await expect(main.getByText(textIn("es", "field_problem_brought_double"))).toBeVisible();
  await main.getByLabel(textIn("es", "bring_episode_of", { name: "b.srt" })).fill("");
  await button(main, textIn("es", "bring_number")).click();
  await expect(main.getByText(textIn("es", "bring_clear"))).toBeVisible();
  await arrange.click();
  const place = "/es/tv-series/mine/el-puerto";
  await expect(page).toHaveURL(`${place}/1/1`);

  // Of another person, and of nobody, it is not there.
  await openSignedIn(page, place, await member(request));
  await expect(page.getByRole("heading", { level: 1, name: textIn("es", "not_found_heading") })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem("userData"));
  await openPage(page, place);
  await expect(page.getByRole("heading", { level: 1, name: textIn("es", "not_found_heading") })).toBeVisible();
});
