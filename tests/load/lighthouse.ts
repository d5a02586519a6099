import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import type { Content } from "../../src/contract/catalogue.ts";
import { chromium } from "../e2e/chromium.ts";
import { removeDataDir, temporaryDataDir } from "../factories/running-site.ts";
import { median } from "./figures.ts";
import { seriesPath, startSiteWithLists } from "./word-list-catalogue.ts";

// Lighthouse, mobile, on the main pages of a new installation, or on those named (`npm run lighthouse -- /en /es`); the median
// of three runs of each.

const runs = 3;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

async function scoresOf(url: string, port: number): Promise<number[]> {
  const result = await lighthouse(url, { port, logLevel: "error", onlyCategories: [...categories] });
  if (result === undefined) throw new Error(`Lighthouse gave nothing for ${url}`);
  return categories.map((category) => Math.round((result.lhr.categories[category]?.score ?? 0) * 100));
}

const dataDir = await temporaryDataDir();
const site = await startSiteWithLists(dataDir, [1000]);
const { executablePath, args, env } = chromium();
const chrome = await launch({ chromePath: executablePath, chromeFlags: ["--headless", ...args], envVars: env });
try {
  const content: Content = await (await fetch(`${site.origin}/api/Home/GetContent`)).json();
  const series = content.seriesList[0]?.combinedUrl;
  const pages = [
    "/",
    "/dizi",
    `/dizi/${series}`,
    `/dizi/${series}/1/1`,
    `/film/${content.movieList[0]?.combinedUrl}`,
    // An episode of 1,000 words.
    `${seriesPath}/1/1`,
    "/blog/ingilizce-a1-kelimeleri",
    "/gizlilikPolitikasi",
    "/en",
    "/es",
  ];
  const named = process.argv.slice(2);
  console.log(`${"page".padEnd(40)} ${categories.join("  ")}`);
  for (const page of named.length > 0 ? named : pages) {
    const all: number[][] = [];
    for (let run = 0; run < runs; run += 1) all.push(await scoresOf(site.origin + page, chrome.port));
    const medians = categories.map((_category, index) => median(all.map((scores) => scores[index] ?? 0)));
    console.log(`${page.padEnd(40)} ${medians.join("  ")}`);
  }
} finally {
  await chrome.kill();
  await site.stop();
  await removeDataDir(dataDir);
}
