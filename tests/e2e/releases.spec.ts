import type { Browser, Page } from "@playwright/test";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { answer, askedIn, playTour, startQuiz, wholeWords } from "./quiz-player.ts";
import { expect, hydrated, openPage, test } from "./site-test.ts";
import { textIn } from "./texts.ts";
import { startTwoReleases, type TwoReleases } from "./two-releases.ts";

/** One after the other: they say which release answers. */
test.describe.configure({ mode: "serial" });

let releases: TwoReleases;

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(300_000);
  releases = await startTwoReleases(baseURL ?? "", process.env.E2E_DATA_DIR ?? "");
});
test.afterAll(() => releases.close());
test.beforeEach(() => {
  releases.missing.length = 0;
});

const paths = [pathOf("home", "tr"), pathOf("series", "en"), pathOf("blog", "es"), pathOf("quiz", "tr")];
/** Undefined until a document's scripts run. */
const releaseOf = (page: Page) =>
  page
    .evaluate(() => ("__reactRouterManifest" in window ? Object(window.__reactRouterManifest).version : undefined))
    .catch(() => undefined);
const link = (page: Page, key: string) =>
  page.getByRole("banner").getByRole("link", { name: textIn("tr", key), exact: true });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** A page of a visitor at the address of both releases. */
async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: releases.origin });
  return await context.newPage();
}

/** Opens a page, and waits for the script that follows releases, which no first load has. */
async function openTab(page: Page, open: () => Promise<void>): Promise<void> {
  const script = page.waitForResponse(/\/late-start-[^/]*\.js$/);
  await open();
  const url = (await script).url();
  await page.evaluate((address) => import(address).then(() => undefined), url);
}

/** Has the tab hear of the server's release, as with any answer of the API. */
async function askServer(page: Page): Promise<void> {
  await page.evaluate(() => fetch("/api/Home/GetContentVersion").then((answer) => answer.text()));
}

/** Counts the documents that a page loads from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

test("two releases side by side break no page, whoever answers which request", async ({ browser }) => {
  expect(new Set(releases.names).size).toBe(2);
  for (const parity of [0, 1]) {
    // Each release has a database of its own here, and other tests upload posters to the first.
    const isUploaded = (path: string) => path.startsWith("/api/Poster/");
    releases.route = (path, number) => (isUploaded(path) || (number + parity) % 2 === 0 ? 0 : 1);
    for (const path of paths) {
      const page = await newPage(browser);
      const errors: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(`${message.text()} ${message.location().url}`);
      });
      await openPage(page, path);
      await page.waitForLoadState("networkidle");
      expect(errors).toEqual([]);
      await page.context().close();
    }
  }
  expect(releases.missing).toEqual([]);
});

test("a tab of the last release loads anew at its next navigation, and only then", async ({ browser }) => {
  const page = await newPage(browser);
  releases.route = () => 0;
  await openTab(page, () => openPage(page, pathOf("home", "tr")));
  expect(await releaseOf(page)).toBe(releases.names[0]);
  const documents = countDocuments(page);
  releases.route = () => 1;
  await askServer(page);
  await link(page, "nav_movies").click();
  await expect(page).toHaveURL(releases.origin + pathOf("movies", "tr"));
  await expect.poll(() => releaseOf(page)).toBe(releases.names[1]);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  expect(documents()).toBe(1);
  await link(page, "nav_series").click();
  await expect(heading(page)).toHaveText(textIn("tr", "series_list_title"));
  expect(documents()).toBe(1);
  await page.goBack();
  await expect(heading(page)).toHaveText(textIn("tr", "movie_list_title"));
  expect(releases.missing).toEqual([]);
});

test("a running quiz goes on through a release and loses no answer", async ({ browser, request }) => {
  const page = await newPage(browser);
  releases.route = () => 0;
  const words = await wholeWords(request, 7);
  await openTab(page, () => startQuiz(page, { words, methods: ["test-phrase-mean"] }));
  const documents = countDocuments(page);
  releases.route = () => 1;
  await askServer(page);
  expect(await playTour(page)).toBe(7);
  await expect(page.getByRole("listitem")).toHaveCount(7);
  expect([await releaseOf(page), documents()]).toEqual([releases.names[0], 0]);
  await page.getByRole("main").getByRole("link").first().click();
  await expect.poll(() => releaseOf(page)).toBe(releases.names[1]);
  expect(documents()).toBe(1);
  expect(releases.missing).toEqual([]);
});

test("who leaves a running quiz stays in its document, and the quiz goes on in the next", async ({
  browser,
  request,
}) => {
  const page = await newPage(browser);
  releases.route = () => 0;
  const words = await wholeWords(request, 7);
  await openTab(page, () => startQuiz(page, { words, methods: ["test-phrase-mean"] }));
  await answer(page, await askedIn(page));
  await expect(page.getByRole("article")).toBeVisible();
  const documents = countDocuments(page);
  releases.route = () => 1;
  await askServer(page);
  await page.evaluate((path) => Object(window).__reactRouterDataRouter.navigate(path), pathOf("movies", "tr"));
  await expect(heading(page)).toHaveText(textIn("tr", "movie_list_title"));
  expect([await releaseOf(page), documents()]).toEqual([releases.names[0], 0]);
  await page.evaluate((path) => Object(window).__reactRouterDataRouter.navigate(path), pathOf("quiz", "tr"));
  await expect.poll(() => releaseOf(page)).toBe(releases.names[1]);
  // The outcome of the answer that was given, as it was left.
  await expect(page.getByRole("article")).toBeVisible();
  await page.keyboard.press("Enter");
  expect(await playTour(page, () => true, 1)).toBe(7);
  await expect(page.getByRole("listitem")).toHaveCount(7);
  expect(documents()).toBe(1);
});

/** Whether the worker that was active first still is, and whether a newer one waits. */
const workersOf = (page: Page) =>
  page.evaluate(async () => {
    const { active, waiting } = await navigator.serviceWorker.ready;
    const first: unknown = Object(window).firstWorker ?? Object.assign(window, { firstWorker: active }).firstWorker;
    return { isFirst: active === first, isWaiting: waiting !== null };
  });

test("a release's worker waits while a quiz is open, and begins once its tab has gone on", async ({
  browser,
  request,
}) => {
  const context = await browser.newContext({ baseURL: releases.origin, serviceWorkers: "allow" });
  const page = await context.newPage();
  releases.route = () => 0;
  const words = await wholeWords(request, 7);
  await openTab(page, () => startQuiz(page, { words, methods: ["test-phrase-mean"] }));
  expect(await workersOf(page)).toEqual({ isFirst: true, isWaiting: false });
  releases.route = () => 1;
  const other = await context.newPage();
  for (const path of [pathOf("movies", "tr"), pathOf("series", "tr")]) {
    await openPage(other, path);
    expect(await releaseOf(other)).toBe(releases.names[1]);
    await expect.poll(() => workersOf(page)).toEqual({ isFirst: true, isWaiting: true });
  }
  await askServer(page);
  expect(await playTour(page)).toBe(7);
  expect(await releaseOf(page)).toBe(releases.names[0]);
  expect(await workersOf(other)).toEqual({ isFirst: true, isWaiting: true });
  await page.getByRole("main").getByRole("link").first().click();
  await expect.poll(() => releaseOf(page)).toBe(releases.names[1]);
  await expect.poll(() => workersOf(other)).toEqual({ isFirst: false, isWaiting: false });
  // What the new worker gives is of the new release alone.
  await openPage(other, pathOf("movies", "tr"));
  expect(await releaseOf(other)).toBe(releases.names[1]);
  expect(releases.missing).toEqual([]);
  await context.close();
});

test("a tab whose files are gone loads anew once, be the document of the old release or the new", async ({
  browser,
}) => {
  for (const release of [1, 0] as const) {
    const page = await newPage(browser);
    releases.route = () => 0;
    await openTab(page, () => openPage(page, pathOf("home", "tr")));
    const documents = countDocuments(page);
    releases.route = (path) => (path.startsWith("/api/") ? 1 : release);
    await page.route("**/assets/**/titles-page-*.js", (route) => route.fulfill({ status: 404, body: "" }), {
      times: 1,
    });
    await link(page, "nav_series").click();
    await expect(heading(page)).toHaveText(textIn("tr", "series_list_title"));
    await expect.poll(documents).toBe(1);
    await expect.poll(() => releaseOf(page)).toBe(releases.names[release]);
    await page.waitForLoadState("networkidle");
    expect(documents()).toBe(1);
    await page.context().close();
  }
});
