import { mkdirSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import sharp, { type Sharp } from "sharp";
import { locales } from "../../src/domain/locale/locale.ts";
import { type ExtensionBrowser, line, openExtensionBrowser, origin, overlay, say } from "../e2e/extension-browser.ts";

/*
 * The pictures of the store listings (docs/store): the built extension on a page of our own, 1280 x 800, in the languages
 * of the listings. Of a running site: node tests/load/store-pictures.ts http://127.0.0.1:3000
 */

const [site = "http://127.0.0.1:3000"] = process.argv.slice(2);
const folder = path.resolve(import.meta.dirname, "../../docs/store");
const size = { width: 1280, height: 800 };
const panelWidth = 400;

/** A player with a drawn scene in place of a film. */
const scene = `<!doctype html><html lang="en"><title>Player</title><style>
body { margin: 0; overflow: hidden; background: #22364f } svg { position: fixed; inset: 0; width: 100vw; height: 100vh }
video { position: fixed; inset: 0; width: 100vw; height: 100vh; opacity: 0 }
.atvwebplayersdk-captions-text { position: fixed; bottom: 9vh; left: 20vw; font-size: 38px; color: white }</style>
<svg viewBox="0 0 1280 800" preserveAspectRatio="xMidYMid slice">
<rect width="1280" height="800" fill="#2b4565"/><rect y="300" width="1280" height="180" fill="#47668a"/>
<circle cx="980" cy="170" r="58" fill="#f2e3b3"/><path d="M0 520 Q320 380 640 500 T1280 460 V800 H0 Z" fill="#1e3328"/>
<path d="M0 640 Q420 540 860 630 T1280 610 V800 H0 Z" fill="#162720"/>
<path d="M210 330 L350 240 L490 330 V560 H210 Z" fill="#3a2b2b"/><path d="M190 340 L350 232 L510 340" fill="none" stroke="#201818" stroke-width="18"/>
<rect x="250" y="380" width="62" height="70" fill="#f4c75b"/><rect x="390" y="380" width="62" height="70" fill="#f4c75b"/>
<rect x="325" y="450" width="56" height="110" fill="#241b1b"/><rect x="700" y="470" width="14" height="150" fill="#241b1b"/>
<circle cx="707" cy="460" r="22" fill="#f4c75b"/></svg><video muted></video><div id="player"></div><script>
fetch("/silence.wav").then((file) => file.blob()).then((file) => { document.querySelector("video").src = URL.createObjectURL(file) });
window.say = (text) => { document.querySelector("#player").innerHTML = '<span class="atvwebplayersdk-captions-text">' + text + "</span>" }</script>`;

const lines = [
  "My landlord is furious about the noise.",
  "She used to be a stubborn child.",
  "I want you to come home with me tonight, and then we can talk about your work.",
  "He was reluctant to talk me out of it.",
];

/** A line with its words found, each after the one before: what they mark is what was heard. */
async function shownLine(page: Page, text: string): Promise<void> {
  await say(page, text);
  await line(page)
    .filter({ hasText: text, has: page.locator(".word") })
    .waitFor();
}

async function pictures(browser: ExtensionBrowser, locale: string): Promise<void> {
  const save = (picture: Sharp, name: string) =>
    picture.png({ palette: true, quality: 70, effort: 10 }).toFile(path.join(folder, `${name}.${locale}.png`));
  await browser.context.route(`${origin}/scene`, (route) => route.fulfill({ contentType: "text/html", body: scene }));
  const page = await browser.openPlayer("scene");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(size);
  for (const text of lines) await shownLine(page, text);

  await overlay(page).locator(".word", { hasText: "reluctant" }).click();
  await overlay(page).getByRole("dialog").waitFor();
  await save(sharp(await page.screenshot()), "card");

  await page.keyboard.press("Escape");
  await page.mouse.move(0, 0);
  await page.setViewportSize({ width: size.width - panelWidth, height: size.height });
  const player = await page.screenshot();
  const panel = await browser.openPanel(page);
  await panel.setViewportSize({ width: panelWidth, height: size.height });
  await panel.getByRole("listitem").first().waitFor();
  const beside = [
    { input: player, left: 0, top: 0 },
    { input: await panel.screenshot(), left: size.width - panelWidth, top: 0 },
  ];
  const blank = sharp({ create: { ...size, channels: 3, background: "#000" } });
  await save(blank.composite(beside), "panel");
  await panel.close();

  await page.setViewportSize(size);
  await say(page, "");
  await line(page).waitFor({ state: "hidden" });
  await page.keyboard.press("Alt+s");
  await overlay(page).getByRole("dialog").waitFor();
  await save(sharp(await page.screenshot()), "end");
}

mkdirSync(folder, { recursive: true });
for (const locale of locales) {
  const browser = await openExtensionBrowser(site, locale);
  try {
    await browser.switchOn();
    await pictures(browser, locale);
  } finally {
    await browser.close();
  }
}
