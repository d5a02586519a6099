import { get } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { chromium as playwright } from "@playwright/test";
import { chromium } from "../e2e/chromium.ts";
import { type RunningSite, removeDataDir, startSite, temporaryDataDir } from "../factories/running-site.ts";
import { median, residentMegabytes } from "./figures.ts";
import { fillLargeCatalogue } from "./large-catalogue.ts";

// A catalogue of 500 series of 100 episodes of 60 words: starts, lists, memory, and the list of series in a browser.
// `npm run bench:catalogue -- SERIES EPISODES WORDS` takes other sizes.

const [series = 500, episodes = 100, words = 60] = process.argv.slice(2).map(Number);
const cpuSlowdown = 4;
const rounds = 7;

function row(name: string, ...figures: string[]): void {
  console.log(`${name.padEnd(44)} ${figures.join("   ")}`);
}

type Answer = { readonly ms: number; readonly sent: number; readonly whole: number };

/** Milliseconds to the last byte, and bytes as sent (brotli) and whole. */
function ask(url: string): Promise<Answer> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const body = Buffer.concat(chunks);
      const ms = performance.now() - started;
      if (response.statusCode !== 200) return reject(new Error(`${url} answers ${response.statusCode}`));
      const whole = response.headers["content-encoding"] === "br" ? brotliDecompressSync(body).length : body.length;
      resolve({ ms, sent: body.length, whole });
    }).on("error", reject);
  });
}

async function benchAnswers({ origin, pid }: RunningSite): Promise<void> {
  row("memory after the start", `${await residentMegabytes(pid)} MB`);
  const paths = {
    GetContent: "/api/Home/GetContent",
    "list of series": "/dizi",
    "a series": "/dizi/series-number-7",
    "an episode": "/dizi/series-number-7/1/4",
    home: "/",
  };
  for (const [name, path] of Object.entries(paths)) {
    const first = await ask(origin + path);
    const again = await ask(origin + path);
    row(
      name,
      `first ${first.ms.toFixed(0)} ms`,
      `again ${again.ms.toFixed(1)} ms`,
      `${(first.sent / 1000).toFixed(0)} KB sent, ${(first.whole / 1000).toFixed(0)} KB whole`,
    );
  }
  row("memory after these", `${await residentMegabytes(pid)} MB`);
}

/** In a page of a CPU four times slower: from the click on a filter to the frame with its list. */
async function benchFilters(origin: string): Promise<void> {
  const browser = await playwright.launch(chromium());
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const cdp = await page.context().newCDPSession(page);
  await page.goto(`${origin}/en/tv-series`, { waitUntil: "networkidle" });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  const times = { "filter to paint": [] as number[], "all again to paint": [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    for (const found of Object.values(times)) {
      found.push(
        await page.evaluate(async () => {
          const status = document.querySelector("main [role=status]");
          const chip = document.querySelectorAll<HTMLInputElement>("main search input[type=checkbox]")[2];
          if (status === null || chip === undefined) throw new Error("there is no filter");
          const before = status.textContent;
          const started = performance.now();
          chip.click();
          while (status.textContent === before) await new Promise((resolve) => requestAnimationFrame(resolve));
          await new Promise((resolve) => {
            const channel = new MessageChannel();
            channel.port1.onmessage = resolve;
            requestAnimationFrame(() => channel.port2.postMessage(undefined));
          });
          return performance.now() - started;
        }),
      );
    }
  }
  await browser.close();
  for (const [name, found] of Object.entries(times)) {
    row(`${name}, CPU ${cpuSlowdown} times slower`, `${median(found).toFixed(0)} ms`);
  }
}

const dataDir = await temporaryDataDir();
try {
  const first = await startSite(dataDir);
  row("first start, pages built, until ready", `${(first.readyMs / 1000).toFixed(2)} s`);
  await first.stop();
  const second = await startSite(dataDir);
  row("second start, the site's own catalogue", `${(second.readyMs / 1000).toFixed(2)} s`);
  row("memory after it", `${await residentMegabytes(second.pid)} MB`);
  await second.stop();
  const started = performance.now();
  await fillLargeCatalogue(dataDir, { series, episodes, words });
  row(`${series} series of ${episodes} episodes stored`, `${((performance.now() - started) / 1000).toFixed(0)} s`);
  const large = await startSite(dataDir);
  row("start with them until ready", `${(large.readyMs / 1000).toFixed(2)} s`);
  await benchAnswers(large);
  await benchFilters(large.origin);
  await large.stop();
} finally {
  await removeDataDir(dataDir);
}
