import { type Browser, type Locator, type Page, chromium as playwright } from "@playwright/test";
import { chromium } from "../e2e/chromium.ts";
import { removeDataDir, temporaryDataDir } from "../factories/running-site.ts";
import { median } from "./figures.ts";
import { seriesPath, startSiteWithLists } from "./word-list-catalogue.ts";

// A list of 2,000 words as people work it on a phone. Figures are milliseconds of the main thread's own CPU time, from a
// trace, times four: those of a CPU four times slower than this machine's. Unlike wall time they hardly depend on what
// else runs here; on an idle phone the wait for the next frame comes on top, 16 ms at most.
// `npm run bench:words -- ORIGIN ORIGIN` compares sites that run already, each with the lists of word-list-catalogue.ts.

const cpuSlowdown = 4;
const viewport = { width: 412, height: 823 };

type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tts?: number;
  readonly tdur?: number;
};

type Figures = Map<string, number[]>;

/** Runs in the page: marks an input, the next frame after it, and the frame in which what is waited for holds. */
function installProbe(): void {
  let isDone: (() => boolean) | undefined;
  let settle: (() => void) | undefined;
  function afterPaint(work: () => void): void {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = work;
      channel.port2.postMessage(undefined);
    });
  }
  function look(): void {
    if (isDone === undefined) return;
    if (!isDone()) return void requestAnimationFrame(look);
    isDone = undefined;
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      performance.mark("painted");
      settle?.();
    };
    channel.port2.postMessage(undefined);
  }
  for (const type of ["click", "keydown"]) {
    addEventListener(
      type,
      () => {
        if (isDone === undefined) return;
        performance.mark("input");
        afterPaint(() => performance.mark("next frame"));
        requestAnimationFrame(look);
      },
      { capture: true },
    );
  }
  Object.assign(window, {
    expectRows(condition: string): void {
      isDone = new Function(`return ${condition}`) as () => boolean;
      Object.assign(window, {
        rowsPainted: new Promise<void>((resolve) => {
          settle = resolve;
        }),
      });
    },
  });
}

/** Until the main thread has been idle: a callback without a deadline runs only when nothing else is left to do. */
async function untilIdle(page: Page): Promise<void> {
  for (let turns = 0; turns < 3; turns += 1) {
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  }
}

const shownRows = "document.querySelectorAll('tbody:not([hidden]) > tr:not([hidden])').length";
const firstPhrase = "document.querySelector('tbody:not([hidden]) > tr:not([hidden]) b').textContent";

/** One visit, from the page's load on; figures are milliseconds. */
async function visit(browser: Browser, url: string, note: (name: string, value: number) => void): Promise<void> {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 1.75, isMobile: true });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.addInitScript(installProbe);
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  await browser.startTracing(page, { categories: ["blink.user_timing", "loading", "toplevel"] });
  await page.goto(url);
  await page.locator("tbody input").first().waitFor();
  await untilIdle(page);
  await page.evaluate(() => performance.mark("loaded"));
  const { metrics } = await cdp.send("Performance.getMetrics");
  note("load: heap, MB", (metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? 0) / 1_000_000);

  const steps: string[] = [];
  async function step(name: string, condition: string, work: () => Promise<void>): Promise<void> {
    steps.push(name);
    await page.evaluate((text) => Reflect.get(window, "expectRows")(text), condition);
    await work();
    await page.evaluate(() => Reflect.get(window, "rowsPainted"));
    await untilIdle(page);
    await page.evaluate(() => performance.mark("settled"));
  }
  const tap = (locator: Locator) => async () => {
    const box = await locator.boundingBox();
    if (box === null) throw new Error("there is nothing to tap");
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  };
  const inSight = async (locator: Locator) => {
    await locator.scrollIntoViewIfNeeded();
    await untilIdle(page);
    return locator;
  };
  const countRows = async () => Number(await page.evaluate(shownRows));

  const level = await inSight(page.locator("main fieldset label").first());
  const total = await countRows();
  await step("filter by a level", `${shownRows} < ${total}`, tap(level));
  const ofLevel = await countRows();
  await step("all levels again", `${shownRows} > ${ofLevel}`, tap(level));
  await (await inSight(page.locator("main input[type=search]"))).click();
  for (const key of ["a", "n"]) {
    const before = await countRows();
    await step(`search, letter ${key}`, `${shownRows} < ${before}`, () => page.keyboard.press(key));
  }
  for (const name of ["search, one letter less", "search cleared"]) {
    const before = await countRows();
    await step(name, `${shownRows} > ${before}`, () => page.keyboard.press("Backspace"));
  }
  for (const column of ["phrase", "level"]) {
    const before = JSON.stringify(await page.evaluate(firstPhrase));
    const header = await inSight(page.locator(`th[data-column=${column}] button`));
    await step(`sort by ${column}`, `${firstPhrase} !== ${before}`, tap(header));
  }
  const row = page.locator("tbody tr").nth(1);
  const selected = "document.querySelectorAll('tbody tr[data-selected]').length";
  await step("select a row", `${selected} === 1`, tap(await inSight(row.locator("input"))));
  const opener = await inSight(row.locator("button[aria-expanded]").last());
  await step("open a row", "document.querySelector('tbody dl') !== null", tap(opener));
  await step("shut it", "document.querySelector('tbody dl') === null", tap(opener));
  const all = await inSight(page.locator("label[class*=selectShown]"));
  await step("select all rows", `${selected} > 5`, tap(all));
  await step("select none", `${selected} === 0`, tap(all));
  const cover = await inSight(page.locator("div[class*=switches] label").first());
  await step(
    "cover meanings",
    "document.querySelector('tbody td button[aria-expanded=false]:not(:only-child)') !== null",
    tap(cover),
  );

  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  await context.close();
  readTrace(traceEvents, steps, note);
}

function readTrace(
  events: readonly TraceEvent[],
  steps: readonly string[],
  note: (name: string, value: number) => void,
) {
  const marks = events.filter(
    ({ name, ph }) => ph !== "E" && ["loaded", "input", "next frame", "painted", "settled"].includes(name),
  );
  const [loaded] = marks.filter(({ name }) => name === "loaded");
  if (loaded === undefined) throw new Error("the trace has no marks");
  const onMain = events.filter(({ pid, tid }) => pid === loaded.pid && tid === loaded.tid).sort((a, b) => a.ts - b.ts);
  const tasks = onMain.filter(({ name }) => name === "ThreadControllerImpl::RunTask");
  const firstPaint = onMain.findLast(({ name, ts }) => name === "firstContentfulPaint" && ts < loaded.ts);
  const cpu = ({ tts = Number.NaN }: TraceEvent) => (tts / 1000) * cpuSlowdown;
  const load = tasks.filter(({ ts }) => ts < loaded.ts);
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  const lengths = (some: readonly TraceEvent[]) => some.map(({ tdur = 0 }) => (tdur / 1000) * cpuSlowdown);
  const afterPaint = lengths(load.filter(({ ts }) => ts >= (firstPaint?.ts ?? 0)));
  note("load: main thread", sum(lengths(load)));
  note("load: over 50 ms a task after the first paint", sum(afterPaint.map((length) => Math.max(0, length - 50))));
  note("load: longest task after the first paint", Math.max(...afterPaint));
  let place = onMain.indexOf(loaded);
  for (const step of steps) {
    const mark = (name: string, from: number) => {
      const index = onMain.findIndex((event, at) => at > from && event.name === name);
      const event = onMain[index];
      if (event === undefined) throw new Error(`${step}: no ${name}`);
      return { index, event };
    };
    const input = mark("input", place);
    const settled = mark("settled", input.index);
    const within = tasks.filter(({ ts }) => ts >= input.event.ts && ts < settled.event.ts);
    note(`${step}: until painted`, cpu(mark("painted", input.index).event) - cpu(input.event));
    note(`${step}: until the next frame`, cpu(mark("next frame", input.index).event) - cpu(input.event));
    note(`${step}: longest task after it`, Math.max(0, ...lengths(within)));
    note(`${step}: in all`, cpu(settled.event) - cpu(input.event));
    place = settled.index;
  }
}

const rounds = Number(process.env.ROUNDS ?? 5);
const given = process.argv.slice(2);
const dataDir = await temporaryDataDir();
const own = given.length > 0 ? undefined : await startSiteWithLists(dataDir, [2000]);
const origins = own === undefined ? given : [own.origin];
const figures = origins.map((): Figures => new Map());
const browser = await playwright.launch(chromium());
try {
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, origin] of origins.entries()) {
      const of = figures[index] ?? new Map();
      await visit(browser, `${origin}${seriesPath}/1/1`, (name, value) =>
        of.set(name, [...(of.get(name) ?? []), value]),
      );
    }
  }
} finally {
  await browser.close();
  await own?.stop();
  await removeDataDir(dataDir);
}
console.log("median, least and most; each site in a column".padEnd(52), ...origins.map((origin) => origin.padEnd(24)));
for (const name of figures[0]?.keys() ?? []) {
  const columns = figures.map((of) => {
    const values = of.get(name) ?? [];
    const range = `${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)}`;
    return `${median(values).toFixed(0).padStart(6)} (${range})`.padEnd(24);
  });
  console.log(name.padEnd(52), ...columns);
}
