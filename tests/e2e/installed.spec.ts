import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { type Locale, locales } from "../../src/domain/locale/locale.ts";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { expect, openPage, test } from "./site-test.ts";
import { patternIn, textIn } from "./texts.ts";

const text = (key: string) => textIn("tr", key);
const bring = pathOf("bring", "tr");

type Picture = { readonly src: string; readonly type: string; readonly sizes: string };

type Manifest = {
  readonly id: string;
  readonly lang: string;
  readonly start_url: string;
  readonly icons: readonly Picture[];
  readonly screenshots: readonly (Picture & { readonly form_factor: string })[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
  readonly share_target: { readonly action: string };
};

async function manifestOf(page: Page, locale: Locale): Promise<Manifest> {
  await page.goto(pathOf("contact", locale));
  const href = await page.locator('link[rel="manifest"]').getAttribute("href");
  const response = await page.request.get(href ?? "");
  expect(response.headers()["content-type"]).toContain("application/manifest+json");
  return await response.json();
}

test("each language has a manifest whose pictures and addresses are there", async ({ page, request }) => {
  for (const locale of locales) {
    const manifest = await manifestOf(page, locale);
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

test("the pictures of each manifest have the sizes that it tells, and those that browsers take", async ({
  page,
  request,
}) => {
  for (const locale of locales) {
    const manifest = await manifestOf(page, locale);
    expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(["narrow", "wide"]);
    for (const { src, type, sizes } of [...manifest.icons, ...manifest.screenshots]) {
      const answer = await request.get(src);
      expect([src, answer.headers()["content-type"]]).toEqual([src, type]);
      if (sizes === "any") continue;
      const { width, height } = await sharp(await answer.body()).metadata();
      expect([src, `${width}x${height}`]).toEqual([src, sizes]);
    }
    for (const { src, sizes } of manifest.screenshots) {
      const [least = 0, most = 0] = sizes
        .split("x")
        .map(Number)
        .toSorted((a, b) => a - b);
      expect([src, least >= 320, most <= 3_840, most / least <= 2.3]).toEqual([src, true, true, true]);
    }
  }
});

test("the shortcuts of the app open the review, and tonight's words of the film that was studied last", async ({
  page,
  request,
}) => {
  const manifest = await manifestOf(page, "tr");
  const [review, tonight] = manifest.shortcuts;
  await openPage(page, review?.url ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text("review_title"));
  // Without an evening it is the home page.
  await openPage(page, tonight?.url ?? "");
  await expect(page.getByText(text("home_lead"))).toBeVisible();
  const { movieList }: { movieList: { id: number; combinedUrl: string }[] } = await (
    await request.get("/api/Home/GetContent")
  ).json();
  const path = pathOf("movieDetail", "tr", { url: "sprite-fright" });
  await page.evaluate(
    ([id, to]) => {
      const evening = { kind: "movie", id, title: "Sprite Fright", path: to, at: Date.now() };
      localStorage.setItem("evenings", JSON.stringify([evening]));
      // That it has answers of a visitor.
      localStorage.setItem("memory", "1");
    },
    [movieList.find(({ combinedUrl }) => combinedUrl === "sprite-fright")?.id, path] as const,
  );
  await openPage(page, tonight?.url ?? "");
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("region", { name: /^Bu akşamın/ })).toBeVisible();
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
