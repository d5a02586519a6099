import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { allowHosts, buildExtension } from "./build-extension.ts";
import { answerTo, policy } from "./extension-pages.ts";
import { type Firefox, type FirefoxPage, firefoxPath, openFirefox } from "./firefox.ts";

const extensionId = "dizi-okulu@dizi-okulu.example";

/** Of React alone, which writes what is asked of it; nothing here asks. */
const allowedWarnings = ["UNSAFE_VAR_ASSIGNMENT"];

test.describe.configure({ mode: "serial" });

let folder: string;

test("Mozilla's linter finds nothing in what is built for Firefox", ({ baseURL }) => {
  folder = buildExtension(baseURL ?? "", "firefox");
  const linter = fileURLToPath(new URL("../bin/addons-linter", import.meta.resolve("addons-linter")));
  const { stdout } = spawnSync(process.execPath, [linter, folder, "--output", "json"], { encoding: "utf8" });
  const { errors, notices, warnings } = JSON.parse(stdout);
  const other = warnings.filter(({ code }: { code: string }) => !allowedWarnings.includes(code));
  expect([...errors, ...notices, ...other]).toEqual([]);
});

test.describe("run", () => {
  // biome-ignore lint/suspicious/noSkippedTests: Without the browser there is nothing to test with.
  test.skip(!existsSync(firefoxPath), `There is no ${firefoxPath}.`);
  let firefox: Firefox;
  let origin: string;
  // The extension's site is 127.0.0.1: this is another host.
  const pages = createServer((request, response) => {
    const { contentType, body } = answerTo(request.url ?? "");
    response.writeHead(200, { "content-type": contentType, "content-security-policy": policy }).end(body);
  });

  test.beforeAll(async () => {
    await new Promise<void>((resolve) => {
      pages.listen(0, "127.0.0.1", resolve);
    });
    const address = pages.address();
    if (address === null || typeof address === "string") throw new Error("no port");
    origin = `http://localhost:${address.port}`;
    allowHosts(folder, ["http://localhost"]);
    firefox = await openFirefox(folder, extensionId);
  });
  test.afterAll(async () => {
    await firefox?.close();
    pages.close();
  });

  /** The value of an expression of what the overlay draws, where `$` finds in it. */
  const drawn = (page: FirefoxPage, expression: string) => () =>
    page.evaluate(
      `(($) => ${expression})((selector) => document.querySelector("dizi-okulu")?.shadowRoot?.querySelector(selector))`,
    );

  const button = (label: string) =>
    `[...document.querySelectorAll("button")].find(({ textContent }) => textContent === ${JSON.stringify(label)})`;

  const text = (page: FirefoxPage) => () => page.evaluate("document.body.textContent");

  let page: FirefoxPage;

  test("it is switched on for a site by its popup", async () => {
    page = await firefox.open(`${origin}/track`);
    const popup = await firefox.openOwn("popup.html");
    const tab = await popup.evaluate(`browser.tabs.query({ url: "http://localhost/*" }).then((tabs) => tabs[0]?.id)`);
    const beside = await firefox.openOwn(`popup.html?tab=${tab}`);
    await expect.poll(text(beside)).toContain("Switch on for this site");
    // Debian's is in English without a package of another language.
    await beside.evaluate(`(() => {
      const meanings = document.querySelector("select");
      meanings.value = "tr";
      meanings.dispatchEvent(new Event("change", { bubbles: true }));
    })()`);
    await beside.click(button("Switch on for this site"));
    await expect.poll(text(beside)).toContain("Switch off for this site");
  });

  test("a native track: its new words are coloured, under a policy that allows the page's own styles alone", async () => {
    await expect.poll(() => page.evaluate("document.querySelector('video').readyState")).toBe(4);
    await page.evaluate("void (document.querySelector('video').currentTime = 12)");
    await expect.poll(drawn(page, `$(".line")?.textContent`)).toBe("He was a ruthless landlord.");
    const standing = `[data-standing="new"]`;
    await expect.poll(drawn(page, `$(${JSON.stringify(standing)})?.textContent`)).toBe("ruthless");
    expect(await drawn(page, `getComputedStyle($(${JSON.stringify(standing)})).color`)()).toBe("rgb(255, 216, 77)");
  });

  test("a word opens its card with the meaning, and is learnt", async () => {
    const inOverlay = (selector: string) =>
      `document.querySelector("dizi-okulu").shadowRoot.querySelector("${selector}")`;
    await page.click(inOverlay("[data-standing=new]"));
    await expect.poll(drawn(page, `$("[role=dialog]")?.textContent`)).toContain("acımasız");
    await page.click(inOverlay(".actions .main"));
    await expect.poll(drawn(page, `$('[data-standing="learning"]')?.textContent`)).toBe("ruthless");
  });
});
