import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { locales } from "../../src/domain/locale/locale.ts";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { expect, openPage, test } from "./site-test.ts";
import { patternIn, textIn } from "./texts.ts";

const text = (key: string) => textIn("tr", key);
const bring = pathOf("bring", "tr");

type Manifest = {
  readonly id: string;
  readonly lang: string;
  readonly start_url: string;
  readonly icons: readonly { readonly src: string }[];
  readonly screenshots: readonly { readonly src: string; readonly sizes: string }[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
  readonly share_target: { readonly action: string };
};

test("each language has a manifest whose pictures and addresses are there", async ({ page, request }) => {
  for (const locale of locales) {
    await page.goto(pathOf("contact", locale));
    const href = await page.locator('link[rel="manifest"]').getAttribute("href");
    const response = await request.get(href ?? "");
    expect(response.headers()["content-type"]).toContain("application/manifest+json");
    const manifest: Manifest = await response.json();
    expect(manifest).toMatchObject({ id: "/", lang: locale, start_url: pathOf("home", locale) });
    const named = [...manifest.icons, ...manifest.screenshots].map(({ src }) => src);
    const addresses = [...named, ...manifest.shortcuts.map(({ url }) => url), manifest.share_target.action];
    for (const address of addresses) expect([address, (await request.get(address)).status()]).toEqual([address, 200]);
    expect(manifest.shortcuts.map(({ name }) => name)).toEqual([
      textIn(locale, "review_title"),
      textIn(locale, "tonight_heading_ask"),
    ]);
  }
});

/** As the browser posts what another program shares with the installed app. */
const share = (page: Page, name: string, content: string, told: string) =>
  page.evaluate(
    ([action, fileName, body, shared]) => {
      const form = Object.assign(document.createElement("form"), {
        action,
        method: "post",
        enctype: "multipart/form-data",
      });
      const add = (field: string, value: string) =>
        form.append(Object.assign(document.createElement("input"), { name: field, value, type: "hidden" }));
      add("text", shared);
      const file = Object.assign(document.createElement("input"), { type: "file", name: "file" });
      if (fileName !== "") {
        const transfer = new DataTransfer();
        transfer.items.add(new File([body], fileName));
        file.files = transfer.files;
        form.append(file);
      }
      document.body.append(form);
      form.submit();
    },
    [bring, name, content, told] as const,
  );

const sample = "../../content/catalogue/Four Hundred Umbrellas/S01E03.The Last Ferry.srt";
const subtitle = readFileSync(new URL(sample, import.meta.url), "utf8");

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test.beforeEach(async ({ page }) => {
    await openPage(page, pathOf("home", "tr"));
    await page.evaluate(async () => {
      await navigator.serviceWorker.register("/service-worker.js");
      await navigator.serviceWorker.ready;
    });
  });

  test("a subtitle that is shared with the app is read on the page of bringing", async ({ page }) => {
    await share(page, "Low.Tide.S01E02.srt", subtitle, "");
    await expect(page).toHaveURL(`${bring}?shared=here`);
    await expect(page.getByRole("button", { name: text("bring_arrange") })).toBeVisible();
  });

  test("a text that is shared stands in the field for pasting", async ({ page }) => {
    await share(page, "", "", "1\n00:00:01,000 --> 00:00:02,000\nHello there.");
    await expect(page).toHaveURL(`${bring}?shared=here`);
    await expect(page.getByLabel(text("bring_paste_label"))).toHaveValue(/Hello there/);
  });
});

test("without the service worker the page says that the file is to be chosen there", async ({ page }) => {
  await openPage(page, pathOf("home", "tr"));
  await share(page, "Low.Tide.S01E02.srt", subtitle, "");
  await expect(page).toHaveURL(`${bring}?shared=lost`);
  await expect(page.getByRole("alert").filter({ hasText: text("bring_shared_lost") })).toBeVisible();
});

test("the icon of the installed app has the number of what waits", async ({ page }) => {
  await page.addInitScript(() => {
    const shown: (number | undefined)[] = [];
    Object.assign(window, { shown });
    Object.assign(Navigator.prototype, {
      setAppBadge: async (count?: number) => void shown.push(count),
      clearAppBadge: async () => void shown.push(0),
    });
  });
  await openPage(page, pathOf("home", "tr"));
  const words = await (await page.request.get("/api/WordList/GetLexiconWords?level=1&MeanLanguageType=2")).json();
  await page.evaluate(
    (missed) => {
      const day = new Date(Date.now() - 2 * 86_400_000).toLocaleDateString("sv-SE");
      const recent = missed.map((word: object) => ({ word, locale: "tr", day, answer: "wrong", isMissed: false }));
      localStorage.setItem("recentWords", JSON.stringify(recent));
    },
    words.slice(0, 3),
  );
  await page.reload();
  await expect(page.getByRole("heading", { name: patternIn("tr", "continue_due") })).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object(window).shown.at(-1))).toBe(3);
});
