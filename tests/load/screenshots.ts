import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { locales } from "../../src/domain/locale/locale.ts";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { chromium as browserOf } from "../e2e/chromium.ts";

/*
 * The pictures of the web app manifest (src/web/app/manifest.ts), taken of a running site:
 * node tests/load/screenshots.ts http://127.0.0.1:3000
 */

const [origin = "http://127.0.0.1:3000"] = process.argv.slice(2);
const folder = path.resolve(import.meta.dirname, "../../src/web/app/public/screenshots");
const shapes = { narrow: { width: 390, height: 844 }, wide: { width: 1280, height: 800 } } as const;

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(browserOf());
for (const locale of locales) {
  for (const [shape, viewport] of Object.entries(shapes)) {
    const page = await browser.newPage({ viewport, reducedMotion: "reduce" });
    await page.goto(origin + pathOf("movieDetail", locale, { url: "sprite-fright" }));
    await page.getByRole("main").getByRole("button", { name: /^A2/ }).first().click();
    const panel = page.getByRole("main").getByRole("listitem").getByRole("button").first();
    await panel.waitFor();
    await page.evaluate((isNarrow) => {
      const heading = document.querySelector(isNarrow ? "main section h2" : "main h1");
      heading?.scrollIntoView({ block: "start" });
      window.scrollBy(0, -90);
    }, shape === "narrow");
    await page.waitForLoadState("networkidle");
    const picture = await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toBuffer();
    writeFileSync(path.join(folder, `${shape}.${locale}.webp`), picture);
    await page.close();
  }
}
await browser.close();
