import type { Page } from "@playwright/test";
import { themeColors } from "../../src/web/design/theme.ts";
import { expect, openPage, openSettings, test } from "./site-test.ts";
import { textIn } from "./texts.ts";

const toggleName = textIn("tr", "theme_dark");

/** The page's colours in the order in which they were painted, each once. */
async function watchColours(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const colours: string[] = [];
    Object.assign(window, { paintedColours: colours });
    function look() {
      const colour = document.body ? getComputedStyle(document.body).backgroundColor : undefined;
      if (colour !== undefined && colours.at(-1) !== colour) colours.push(colour);
      requestAnimationFrame(look);
    }
    requestAnimationFrame(look);
  });
  return async () => {
    const painted = await page.evaluate(() => (window as unknown as { paintedColours: string[] }).paintedColours);
    return painted.map((colour) => {
      const figures = colour.match(/\d+/g)?.map((figure) => Number(figure).toString(16).padStart(2, "0"));
      return `#${figures?.join("")}`;
    });
  };
}

async function frameColours(page: Page): Promise<string[]> {
  const shown = page.locator("meta[name=theme-color]");
  const contents = await shown.evaluateAll((metas) =>
    metas.flatMap((meta) => {
      const media = meta.getAttribute("media") ?? "";
      return matchMedia(media).matches ? [meta.getAttribute("content") ?? ""] : [];
    }),
  );
  return contents;
}

test("the theme is the system's until one chooses, and follows it", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const painted = await watchColours(page);
  await openPage(page, "/");
  await expect.poll(painted).toEqual([themeColors.dark]);
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(painted).toEqual([themeColors.dark, themeColors.light]);
  await openSettings(page, "tr");
  await expect(page.getByRole("button", { name: toggleName })).toHaveAttribute("aria-pressed", "false");
  expect(await page.evaluate(() => localStorage.getItem("isDark"))).toBeNull();
});

test("a choice is kept, and no other colour is ever painted", async ({ page }) => {
  const painted = await watchColours(page);
  await openPage(page, "/");
  await expect.poll(() => frameColours(page)).toEqual([themeColors.light]);
  const toggle = page.getByRole("button", { name: toggleName });
  await openSettings(page, "tr");
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("isDark"))).toBe("true");
  await expect.poll(() => frameColours(page)).toEqual([themeColors.dark]);

  await page.reload();
  await openSettings(page, "tr");
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  await expect.poll(painted).toEqual([themeColors.dark]);
  await openPage(page, "/en/movies");
  await expect.poll(painted).toEqual([themeColors.dark]);
  await expect.poll(() => frameColours(page)).toEqual([themeColors.dark]);

  await openSettings(page, "en");
  await page.getByRole("button", { name: textIn("en", "theme_dark") }).click();
  await page.reload();
  await page.waitForLoadState("load");
  await expect.poll(painted).toEqual([themeColors.light]);
});

test.describe("where scripts cannot be fetched", () => {
  test.use({ expectedErrors: /Failed to load resource|Failed to fetch|Error loading route module|ErrorResponse/ });

  test("a choice holds all the same", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("isDark", "true"));
    await page.route("**/assets/**/*.js", (route) => route.abort());
    const painted = await watchColours(page);
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(painted).toEqual([themeColors.dark]);
  });

  test("an error screen keeps the theme", async ({ page }) => {
    await openPage(page, "/");
    await openSettings(page, "tr");
    await page.getByRole("button", { name: toggleName }).click();
    await page.route("**/assets/**/*.js", (route) => route.abort());
    await page.getByRole("link", { name: textIn("tr", "nav_movies"), exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(textIn("tr", "failure_unavailable_heading"));
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await openSettings(page, "tr");
    await expect(page.getByRole("button", { name: toggleName })).toHaveAttribute("aria-pressed", "true");
  });
});
