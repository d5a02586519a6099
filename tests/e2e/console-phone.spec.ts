import type { Page } from "@playwright/test";
import { type ConsolePageId, consolePages, consolePath } from "../../src/web/console/paths.ts";
import { runCli } from "../factories/run-cli.ts";
import { type RunningSite, removeDataDir, startSite, temporaryDataDir } from "../factories/running-site.ts";
import { openConsole } from "./operators.ts";
import { expect, openPage, test } from "./site-test.ts";

const phone = { width: 360, height: 720 };

// The console's document, which is 404 for everybody.
test.use({ expectedErrors: /status of 404/ });

let site: RunningSite;

test.beforeAll(async () => {
  site = await startSite(await temporaryDataDir(), { SAMPLE_CATALOGUE: "false" });
});
test.afterAll(async () => {
  await site.stop();
  await removeDataDir(site.dataDir);
});

/** Cells of tables that end outside of what is shown of them, and that nothing brings into view. */
function cutCells(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (box: Element) => box instanceof HTMLElement && box.tabIndex >= 0;
    function cutter(cell: Element): Element | undefined {
      for (let box: Element | null = cell; box !== null; box = box.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(box);
        // For screen readers alone.
        if (clipPath !== "none") return undefined;
        if (overflowX !== "visible" && box.scrollWidth > box.clientWidth + 1) return scrolls(box) ? undefined : box;
      }
      return undefined;
    }
    return [...document.querySelectorAll("td, th")]
      .filter((cell) => cell.checkVisibility() && cutter(cell) !== undefined)
      .map((cell) => cell.textContent ?? "");
  });
}

async function expectAllToBeRead(page: Page, state: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width, { message: state }).toBe(phone.width);
  expect(await cutCells(page), state).toEqual([]);
}

test("no page of the console scrolls sideways on a phone, and no cell of a table is cut", async ({ browser }) => {
  test.slow();
  const context = await browser.newContext({ baseURL: site.origin, viewport: phone });
  const page = await context.newPage();
  await openConsole(page, "/yonetim", site.dataDir);
  const filled = await runCli(["demo"], { DATA_DIR: site.dataDir });
  expect([filled.code, filled.err]).toEqual([0, ""]);
  for (const id of Object.keys(consolePages) as ConsolePageId[]) {
    await openPage(page, consolePath(id));
    await expectAllToBeRead(page, id);
    const rows = page.locator("[data-row-link]");
    if ((await rows.count()) === 0) continue;
    await rows.first().click();
    await expect(page.locator("#detail-heading")).toBeVisible();
    await expectAllToBeRead(page, `${id}, open`);
  }
  await context.close();
});
