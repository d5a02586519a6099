import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { type BrowserContext, chromium, expect, type Locator, type Page, test, type Worker } from "@playwright/test";
import { temporaryFolder } from "../factories/temporary-folder.ts";
import { allowHosts, buildExtension } from "./build-extension.ts";
import { answerTo, frameOrigin, policy, recordingServer } from "./extension-pages.ts";

// The browser of the other tests is a build without extensions. The gate installs this one.
const executablePath = process.env.EXTENSION_CHROMIUM ?? "/usr/bin/chromium";

export const host = "www.amazon.com.tr";
export const origin = `https://${host}`;

export type ExtensionBrowser = {
  readonly context: BrowserContext;
  /** Its id. */
  readonly extension: string;
  /** What stands before the site, with all that was asked of it. */
  readonly site: Awaited<ReturnType<typeof recordingServer>>;
  background(): Promise<Worker>;
  /** Ends the background, as browsers do with an idle one. */
  endBackground(): Promise<void>;
  openPlayer(name: string): Promise<Page>;
  openPopup(page: Page): Promise<Page>;
  /** The side panel beside a page, as a page of its own. */
  openPanel(page: Page, beforeOpened?: (panel: Page) => Promise<void>): Promise<Page>;
  switchOn(): Promise<void>;
  close(): Promise<void>;
};

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}

/**
 * One browser for the tests of a file, which go on from each other; without a browser that loads extensions they are
 * skipped. Pages are closed after each test.
 *
 * @param onReady gets it before the first test
 */
export function withExtension(onReady: (browser: ExtensionBrowser, baseURL: string) => Promise<void> | void): void {
  // biome-ignore lint/suspicious/noSkippedTests: Without the browser there is nothing to test with.
  test.skip(!existsSync(executablePath), `There is no ${executablePath}.`);
  test.describe.configure({ mode: "serial" });
  let browser: ExtensionBrowser | undefined;
  test.beforeAll(async ({ baseURL }) => {
    const site = baseURL ?? "";
    browser = await openExtensionBrowser(site);
    await onReady(browser, site);
  });
  test.afterAll(() => browser?.close());
  test.afterEach(async () => {
    for (const page of browser?.context.pages().slice(1) ?? []) await page.close();
  });
}

/** A browser with the extension in it, for pages of one site that imitate players. */
export async function openExtensionBrowser(baseURL: string, language = "tr"): Promise<ExtensionBrowser> {
  const site = await recordingServer(baseURL);
  const folder = buildExtension(site.url, "chrome");
  allowHosts(folder, [origin, frameOrigin]);
  const port = await freePort();
  const context = await chromium.launchPersistentContext(temporaryFolder(), {
    executablePath,
    headless: false,
    // Pages are told so; the background has the browser's own language, which is English where no other is installed.
    locale: language,
    args: [
      "--headless=new",
      "--no-sandbox",
      `--lang=${language}`,
      // Whatever else is asked for cannot be had.
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
      `--disable-extensions-except=${folder}`,
      `--load-extension=${folder}`,
      `--remote-debugging-port=${port}`,
      "--autoplay-policy=no-user-gesture-required",
    ],
  });
  const background = async () => context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  const extension = new URL((await background()).url()).host;
  for (const own of [origin, frameOrigin]) {
    await context.route(`${own}/**`, (route) => {
      const headers = { "content-security-policy": policy };
      return route.fulfill({ ...answerTo(new URL(route.request().url()).pathname), headers });
    });
  }

  async function openPlayer(name: string): Promise<Page> {
    const page = await context.newPage();
    await page.goto(`${origin}/${name}`);
    return page;
  }

  /** A page of the extension that stands beside another. */
  async function openBeside(page: Page, name: string, beforeOpened?: (own: Page) => Promise<void>): Promise<Page> {
    await page.bringToFront();
    const id = await (await background()).evaluate(async (url) => {
      type Tabs = { query(info: object): Promise<{ id?: number; url?: string }[]> };
      const { chrome } = globalThis as unknown as { chrome: { tabs: Tabs } };
      return (await chrome.tabs.query({})).find((tab) => tab.url === url)?.id;
    }, page.url());
    const own = await context.newPage();
    await beforeOpened?.(own);
    await own.goto(`chrome-extension://${extension}/${name}.html?tab=${id}`);
    return own;
  }
  const openPopup = (page: Page) => openBeside(page, "popup");

  return {
    context,
    extension,
    site,
    background,
    openPlayer,
    openPopup,
    openPanel: (page, beforeOpened) => openBeside(page, "sidepanel", beforeOpened),
    async endBackground() {
      const targets = async (): Promise<{ id: string; type: string }[]> =>
        (await fetch(`http://127.0.0.1:${port}/json/list`)).json();
      const [own] = (await targets()).filter(({ type }) => type === "service_worker");
      if (own === undefined) return;
      await fetch(`http://127.0.0.1:${port}/json/close/${own.id}`);
      await expect.poll(async () => (await targets()).some(({ id }) => id === own.id)).toBe(false);
    },
    async switchOn() {
      const page = await openPlayer("track");
      const popup = await openPopup(page);
      await popup
        .getByRole("button", { name: /^(?:Bu sitede aç|Switch on for this site|Activar en este sitio)$/ })
        .click();
      await popup.getByRole("button", { name: /^(?:Bu sitede kapat|Switch off for this site|Desactivar)/ }).waitFor();
      await popup.close();
      await page.close();
    },
    async close() {
      await context.close();
      site.server.close();
    },
  };
}

export async function seek(page: Page, seconds: number): Promise<void> {
  await page.waitForFunction(() => document.querySelector("video")?.readyState === 4);
  await page.evaluate((to) => {
    const video = document.querySelector("video");
    if (video !== null) video.currentTime = to;
  }, seconds);
}

/** Lets the page's player show a line. */
export async function say(page: Page, text: string): Promise<void> {
  await page.evaluate((said) => (window as unknown as { say(text: string): void }).say(said), text);
}

export const overlay = (page: Page): Locator => page.locator("dizi-okulu");
export const line = (page: Page): Locator => overlay(page).locator(".line");
