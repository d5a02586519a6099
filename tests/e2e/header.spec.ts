import { locales } from "../../src/domain/locale/locale.ts";
import { type PathId, pageExists, pathOf } from "../../src/web/features/page/paths.ts";
import { expectAccessible, narrowest } from "./accessibility.ts";
import { everyPath, localeInTurn, sampleOf } from "./catalogue.ts";
import { openSignedIn, signUp } from "./people.ts";
import { expect, hydrated, openPage, openSettings, test } from "./site-test.ts";
import { textIn } from "./texts.ts";

const narrow = { width: 360, height: 720 };

test("the menu of a narrow screen is opened, gone through and closed by keyboard", async ({ page }) => {
  await page.setViewportSize(narrow);
  await openPage(page, "/");
  const toggle = page.getByRole("button", { name: textIn("tr", "menu_open") });
  const menu = page.getByRole("dialog", { name: textIn("tr", "menu_label") });
  await toggle.focus();
  await page.keyboard.press("Enter");
  await expect(menu).toBeVisible();
  for (let stop = 0; stop < 12; stop += 1) {
    expect(
      await menu.evaluate(
        (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
      ),
    ).toBe(true);
    await page.keyboard.press("Tab");
  }
  const link = (name: string) => menu.getByRole("link", { name: textIn("tr", name), exact: true });
  for (const name of [
    "auth_login_action",
    "session_sign_up",
    "level_test_crumb",
    "footer_how_it_works",
    "footer_blog",
  ]) {
    await expect(link(name)).toBeVisible();
  }
  await expect(link("session_account")).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();

  await page.keyboard.press("Enter");
  await menu.getByRole("link", { name: textIn("tr", "nav_series") }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(textIn("tr", "series_list_title"));
  await expect(menu).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

for (const width of [320, 360, 1440]) {
  test(`the header of the home page has search and account at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await openPage(page, "/");
    const header = page.getByRole("banner");
    await expect(header.getByRole("searchbox", { name: textIn("tr", "search_label") })).toBeVisible();
    await expect(page.getByRole("searchbox")).toHaveCount(1);
    const account = header.getByRole("link", { name: textIn("tr", "session_account") });
    await expect(account).toBeVisible();
    await expect(account).toHaveAttribute("href", pathOf("account", "tr"));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test("beside the way to premium the search stands in the bar", async ({ page, request }) => {
  const { userData } = await signUp(request);
  await page.setViewportSize({ width: 1440, height: 720 });
  for (const locale of locales) {
    await openSignedIn(page, pathOf("movies", locale), { ...userData, knownList: [], userWordLists: [] });
    const header = page.getByRole("banner");
    const upgrade = header.getByRole("link", { name: textIn(locale, "session_upgrade") });
    const search = header.getByRole("searchbox");
    await expect(upgrade).toBeVisible();
    const [beside, box] = [await upgrade.boundingBox(), await search.boundingBox()];
    expect(Math.abs((box?.y ?? 0) - (beside?.y ?? 0)), locale).toBeLessThan(10);
    expect(box?.width, locale).toBeGreaterThan(220);
  }
});

test("the footer leads to every article of the blog", async ({ page }) => {
  await openPage(page, "/es");
  const footer = page.getByRole("contentinfo");
  for (const id of [
    "blog",
    "blogGuide",
    "blogEasySeries",
    "blogWords5000",
    "blogWordsA1",
    "blogAcademicWords",
  ] as const) {
    await expect(footer.locator(`a[href="${pathOf(id, "es")}"]`)).toHaveCount(1);
  }
});

test("browsers that ask for /favicon.ico get an icon", async ({ request }) => {
  const response = await request.get("/favicon.ico");
  expect(response.status()).toBe(200);
  expect([...(await response.body()).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
});

test("the menus open without scripts too", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: narrow,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto("/es");
  await page.getByRole("button", { name: textIn("es", "menu_open") }).click();
  // By keyboard: without scripts a frame may be long in coming, and a click waits for the menu to stand still.
  await page
    .getByRole("dialog")
    .getByRole("link", { name: textIn("es", "nav_movies") })
    .press("Enter");
  await expect(page).toHaveURL(pathOf("movies", "es"));
  await openSettings(page, "es");
  await page.getByRole("link", { name: "English" }).press("Enter");
  await expect(page).toHaveURL(pathOf("movies", "en"));
  await context.close();
});

test("the open menu and the open search are accessible at 320 pixels", async ({ page }) => {
  await page.setViewportSize(narrowest);
  await openPage(page, "/");
  await page.getByRole("searchbox", { name: textIn("tr", "search_label") }).fill("a");
  await expect(page.getByRole("search").getByRole("link").first()).toBeVisible();
  await expectAccessible(page, "search");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: textIn("tr", "menu_open") }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page, "menu");
  await page.keyboard.press("Escape");
  await openSettings(page, "tr");
  await expect(page.getByRole("link", { name: "English" })).toBeVisible();
  await expectAccessible(page, "language and theme");
});

test("the search is used by keyboard alone", async ({ page, request }) => {
  const { series } = await sampleOf(request);
  await openPage(page, "/film");
  const box = page.getByRole("searchbox", { name: textIn("tr", "search_label") });
  const results = page.getByRole("search").getByRole("link");
  await box.focus();
  await page.keyboard.type(series.name.slice(0, 4).toLowerCase());
  await expect(results.first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(results.first()).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(box).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  await expect(box).toBeFocused();
  await expect(box).toHaveValue("");
  await expect(results).toHaveCount(0);

  await page.keyboard.type("zzzz");
  await expect(page.getByText(textIn("tr", "search_none", { text: "zzzz" }))).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByText(textIn("tr", "search_none", { text: "zzzz" }))).toBeHidden();
  await box.fill("z".repeat(3_000));
  await expect(page.getByText(textIn("tr", "search_none", { text: `${"z".repeat(60)}…` }))).toBeVisible();
  await box.fill(series.name);
  await expect(results.first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(pathOf("seriesDetail", "tr", { url: series.combinedUrl }));
  await expect(box).toHaveValue("");
});

test("Enter opens the first title found, slips and spaces forgiven", async ({ page, request }) => {
  const { series } = await sampleOf(request);
  await openPage(page, "/film");
  const search = page.getByRole("search");
  const box = search.getByRole("searchbox", { name: textIn("tr", "search_label") });
  const [first = "", ...others] = series.name.toLowerCase().split(" ").toReversed();
  const typed = `  ${first.slice(0, 2)}${first.slice(3)}   ${others.join("  ")} `;
  await box.fill(typed);
  await expect(search.getByRole("link")).toHaveCount(1);
  await box.press("Enter");
  await expect(page).toHaveURL(pathOf("seriesDetail", "tr", { url: series.combinedUrl }));
  await expect(box).toHaveValue("");
});

test("Enter before the titles are there opens the first one when they are", async ({ page, request }) => {
  const { series } = await sampleOf(request);
  const { promise: wait, resolve: release } = Promise.withResolvers<void>();
  // Before the page is there, which asks for it by itself a moment later.
  await page.route("**/api/Home/GetContent*", async (route) => {
    await wait;
    await route.continue();
  });
  await openPage(page, "/film");
  const box = page.getByRole("searchbox", { name: textIn("tr", "search_label") });
  await box.fill(series.name);
  await box.press("Enter");
  await expect(page.getByText(textIn("tr", "search_loading"))).toBeVisible();
  release();
  await expect(page).toHaveURL(pathOf("seriesDetail", "tr", { url: series.combinedUrl }));
  await expect(box).toHaveValue("");
});

test("who finds no title can bring it", async ({ page }) => {
  await openPage(page, "/film");
  const search = page.getByRole("search");
  await search.getByRole("searchbox", { name: textIn("tr", "search_label") }).fill("zzzz");
  await search.getByRole("link", { name: textIn("tr", "bring_door") }).click();
  await expect(page).toHaveURL(pathOf("bring", "tr"));
  await expect(page.getByRole("heading", { level: 1, name: textIn("tr", "bring_door") })).toBeVisible();
});

test("what the search does not find can be wished for, by keyboard too", async ({ page }) => {
  await openPage(page, "/film");
  const box = page.getByRole("searchbox", { name: textIn("tr", "search_label") });
  const search = page.getByRole("search");
  const wish = search.getByRole("button", { name: textIn("tr", "search_wish") });
  await box.fill("zzzz");
  await expect(wish).toBeVisible();
  await expectAccessible(page, "search");
  await box.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(wish).toBeFocused();
  const sent = page.waitForRequest("**/api/WordList/WishTitle");
  await page.keyboard.press("Enter");
  expect((await sent).postDataJSON()).toEqual({ name: "zzzz" });
  await expect(search.getByText(textIn("tr", "search_wished"))).toBeVisible();
  // Another name is another wish.
  await box.fill("zzzzz");
  await expect(wish).toBeVisible();
});

test("the language can be switched on every page, to the same page", async ({ page, request }) => {
  const sample = await sampleOf(request);
  // They fill the screen and have no header.
  const stages: readonly PathId[] = ["movieCompanion", "episodeCompanion"];
  const ids = [...everyPath(sample, "tr").keys()].filter((id) => !stages.includes(id));
  // Each page in one of the languages in turn.
  for (const [index, id] of ids.entries()) {
    const from = localeInTurn(index);
    const path = everyPath(sample, from).get(id) ?? "";
    // The documents themselves: a page may send who is not signed in elsewhere.
    const html = await (await request.get(path)).text();
    const switchers = await page.evaluate(
      ([source, label]) =>
        [...new DOMParser().parseFromString(source, "text/html").querySelectorAll("header nav")]
          .filter((navigation) => navigation.getAttribute("aria-label") === label)
          .map((navigation) =>
            [...navigation.querySelectorAll("a[lang]")].map((link) => [
              link.getAttribute("lang"),
              link.getAttribute("href"),
              link.hasAttribute("aria-current"),
            ]),
          ),
      [html, textIn(from, "locale_label")] as const,
    );
    const expected = locales.map((to) => [to, everyPath(sample, to).get(id), to === from]);
    expect(switchers, path).toHaveLength(1);
    for (const shown of switchers) expect(shown.toSorted(), path).toEqual(expected.toSorted());
  }
});

test.describe("the header", () => {
  test.use({ expectedErrors: /net::ERR_FAILED/ });

  test("shows the ways that fit who is here, from the first paint on", async ({ page }) => {
    const names = ["session_sign_up", "session_account", "session_upgrade"].map((key) => textIn("tr", key));
    // What is to be seen at every frame, each once.
    await page.addInitScript((wanted) => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      function look() {
        const links = [...document.querySelectorAll("header a")].filter((link) => link.checkVisibility());
        const texts = links.map((link) => link.textContent.trim());
        const shown = JSON.stringify(wanted.map((name) => Number(texts.includes(name))));
        if (document.querySelector("h1") && seen.at(-1) !== shown) seen.push(shown);
        requestAnimationFrame(look);
      }
      requestAnimationFrame(look);
    }, names);
    // Without an answer the session stands.
    await page.route("**/api/**", (route) => route.abort());
    const shown = async (userData: string | undefined): Promise<string[]> => {
      await page.goto("/");
      await page.evaluate((value) => {
        if (value === undefined) localStorage.removeItem("userData");
        else localStorage.setItem("userData", value);
      }, userData);
      await page.reload();
      await hydrated(page);
      await page.waitForLoadState("networkidle");
      return await page.evaluate(() => Reflect.get(window, "seen"));
    };
    expect(await shown(undefined)).toEqual(["[1,1,0]"]);
    expect(await shown('{"token":"x","isPremium":false}')).toEqual([`[0,1,${Number(pageExists("premium"))}]`]);
    expect(await shown('{"token":"x","isPremium":true}')).toEqual(["[0,1,0]"]);
  });
});

const visitors = [
  ["nobody", { knownList: [], userWordLists: [] }],
  ["somebody whose level is known", { knownList: [], userWordLists: [], knownLevel: 2 }],
] as const;

for (const [who, userData] of visitors) {
  test(`nothing moves while fonts and scripts arrive for ${who}`, async ({ page, request }) => {
    const { series, season, episode } = await sampleOf(request);
    await page.setViewportSize({ width: 412, height: 1400 });
    await page.addInitScript((userData) => {
      localStorage.setItem("userData", userData);
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        const shifts = list.getEntries() as unknown as { value: number; sources: { node: Node | null }[] }[];
        for (const { value, sources } of shifts) {
          // Words that are new to a reader come first: rows that change places are meant to.
          if (sources.every(({ node }) => node instanceof Element && node.closest("tbody") !== null)) continue;
          (window as unknown as { shift: number }).shift += value;
        }
      }).observe({ type: "layout-shift", buffered: true });
    }, JSON.stringify(userData));
    const params = { url: series.combinedUrl, season: season.seasonNumber, episode: episode.episodeNumber };
    const paths = [
      "/",
      "/en/tv-series",
      pathOf("seriesDetail", "es", { url: series.combinedUrl }),
      pathOf("episode", "tr", params),
      pathOf("blogWordsA1", "tr"),
    ];
    for (const path of paths) {
      await page.goto(path, { waitUntil: "networkidle" });
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift), path).toBeLessThan(0.005);
    }
  });
}

test("the page of all parts is in no production build", async ({ request }) => {
  expect((await request.get("/dev/ui")).status()).toBe(404);
});

test("on a phone the footer takes no more than a screen", async ({ page }) => {
  await page.setViewportSize(narrow);
  await openPage(page, "/film");
  const box = await page.getByRole("contentinfo").boundingBox();
  expect(box?.height).toBeLessThan(narrow.height);
});
