import { chromium, type Page } from "@playwright/test";
import type { Content } from "../../src/contract/catalogue.ts";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { chromium as browserOf } from "../e2e/chromium.ts";
import { removeDataDir, temporaryDataDir } from "../factories/running-site.ts";
import { seriesPath, startSiteWithLists } from "./word-list-catalogue.ts";

// What a visitor's browser keeps of pages for the road, and how soon they answer to clicks while the site is stopped, with the
// page's thread four times slower: `node tests/load/road-bench.ts`. The best of five, since other work makes a run slower only.

const runs = 5;
const slower = 4;

type Kept = { readonly path: string; readonly bytes: number };

const dataDir = await temporaryDataDir();
const site = await startSiteWithLists(dataDir, [450, 1_000]);
const browser = await chromium.launch(browserOf());
let isStopped = false;
try {
  const { origin } = site;
  const content: Content = await (await fetch(`${origin}/api/Home/GetContent`)).json();
  const [series] = content.seriesList;
  const film = pathOf("movieDetail", "tr", { url: "sprite-fright" });
  const pages = [
    `sample episode ${pathOf("episode", "tr", { url: series?.combinedUrl ?? "", season: 1, episode: 1 })}`,
    `episode of 450 words ${seriesPath}/1/1`,
    `episode of 1,000 words ${seriesPath}/1/2`,
    `film ${film}`,
  ].map((named) => ({ name: named.replace(/ \S+$/, ""), path: named.split(" ").at(-1) ?? "" }));
  const context = await browser.newContext();
  // Before a page's scripts: notes when it answers to clicks and shows tonight's words.
  await context.addInitScript(() => {
    const look = () => {
      const button = document.querySelector("main section li button");
      const isHydrated = button !== null && Object.keys(button).some((key) => key.startsWith("__reactProps"));
      if (isHydrated) Object.assign(window, { readyAt: performance.now() });
      else requestAnimationFrame(look);
    };
    look();
  });
  const page = await context.newPage();
  for (const { path } of pages) await keep(page, origin + path);
  const kept = await keptIn(page);
  await site.stop();
  isStopped = true;
  await context.setOffline(true);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  console.log(`${"page".padEnd(26)}${"bytes".padStart(10)}${"ready, ms".padStart(12)}  of ${runs}`);
  for (const { name, path } of pages) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      await page.goto(origin + path);
      await page.waitForFunction(() => "readyAt" in window);
      times.push(Math.round(await page.evaluate(() => Number(Object(window).readyAt))));
    }
    const bytes = kept.find((item) => item.path === path)?.bytes ?? 0;
    console.log(
      `${name.padEnd(26)}${String(bytes).padStart(10)}${String(Math.min(...times)).padStart(12)}  ${times.join(", ")}`,
    );
  }
} finally {
  await browser.close();
  if (!isStopped) await site.stop();
  await removeDataDir(dataDir);
}

async function keep(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const level = page.getByRole("region", { name: /^Bu akşamın/ }).getByRole("button", { name: /^A2/ });
  const button = page.getByRole("button", { name: "Çevrimdışı için indir" });
  // Asked once in a browser.
  await level.or(button).first().waitFor();
  if (await level.isVisible()) await level.click();
  await button.click();
  await page.getByText(/^Bağlantı olmadan da açılır/).waitFor();
}

function keptIn(page: Page): Promise<readonly Kept[]> {
  return page.evaluate(
    () =>
      new Promise<Kept[]>((resolve) => {
        const opened = indexedDB.open("offline");
        opened.onsuccess = () => {
          const all = opened.result.transaction("items").objectStore("items").getAll();
          all.onsuccess = () => resolve(all.result);
        };
      }),
  );
}
