import type { Locator, Page } from "@playwright/test";
import { expect } from "./site-test.ts";

/** Taps again where nothing came of it: on a busy machine the browser takes a tap for a long press, which is no click. */
export async function tapUntil(target: Locator, next: Locator): Promise<void> {
  await expect(async () => {
    await target.tap();
    await expect(next).toBeVisible();
  }).toPass({ timeout: 120_000 });
}

/** Counts the taps that came to a click in this browser from now on, whichever page they are on. */
export async function countTaps(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener(
      "click",
      () => {
        document.documentElement.dataset.taps = String(Number(document.documentElement.dataset.taps ?? 0) + 1);
      },
      true,
    );
  });
}

export const tapsOn = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.taps ?? 0));

/** Goes there by Tab alone, and presses a key. */
export async function pressOn(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await expect(target).toBeVisible();
  const isFocused = () => target.evaluate((element) => element.contains(document.activeElement));
  const isBehind = await target.evaluate((element) => {
    const place = document.activeElement?.compareDocumentPosition(element) ?? 0;
    return (place & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  });
  // Where what had the focus is gone, the browser goes on from its place, which may be behind the target.
  for (const way of isBehind ? ["Shift+Tab"] : ["Tab", "Shift+Tab"]) {
    const steps = way === "Tab" || isBehind ? 60 : 120;
    for (let step = 0; step < steps && !(await isFocused()); step += 1) await page.keyboard.press(way);
  }
  expect(await isFocused()).toBe(true);
  await page.keyboard.press(key);
}
