import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

export const narrowest = { width: 320, height: 640 };

/** What axe finds wrong with a page as it stands, each with the first element that has it. */
export async function violationsOf(page: Page): Promise<string[]> {
  // Rows below the screen are not laid out; where they seem to be, axe would find other things behind them.
  await page.evaluate(() => {
    const style = new CSSStyleSheet();
    style.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets = [style];
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** What a page shows now is accessible in both themes, and no wider than the narrowest screen. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await violationsOf(page), `${state}, ${colorScheme}`).toEqual([]);
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide, state).toBe(narrowest.width);
}
