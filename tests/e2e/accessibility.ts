import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

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
