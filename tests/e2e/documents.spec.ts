import { matchPath, pathOf } from "../../src/web/features/page/paths.ts";
import { sampleOf } from "./catalogue.ts";
import { expect, openPage, test } from "./site-test.ts";

test.describe("the security policy", () => {
  // The document that was tampered with is not the one that the page's own scripts expect.
  test.use({ expectedErrors: /Content Security Policy|React error #418|status of 404/ });

  test("blocks a script that somebody put into the document", async ({ page }) => {
    await page.route("/dizi", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace("</main>", "<script>window.evil = 1</script></main>");
      await route.fulfill({ response, body });
    });
    const blocked = page.waitForEvent("console", (message) => message.text().includes("Content Security Policy"));
    await page.goto("/dizi");
    await blocked;
    expect(await page.evaluate(() => "evil" in window)).toBe(false);
  });

  test("blocks scripts and handlers that the page itself was made to add", async ({ page }) => {
    await page.goto("/dizi");
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "window.evil = 1";
      document.body.append(script);
      const image = document.createElement("img");
      image.setAttribute("onerror", "window.evil = 1");
      image.src = "/no-such-picture.png";
      document.body.append(image);
    });
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => "evil" in window)).toBe(false);
  });
});

test("a document is the same for every visitor and every query string", async ({ request }) => {
  // Tests of the console publish series beside it: between the two requests the page may change for everyone.
  await expect(async () => {
    const plain = await request.get("/dizi");
    const other = await request.get("/dizi?authLink=login&utm=1", {
      headers: { authorization: "Bearer x", cookie: "a=b", "accept-language": "es", "user-agent": "Android" },
    });
    expect(await other.text()).toBe(await plain.text());
    expect(other.headers()["content-security-policy"]).toBe(plain.headers()["content-security-policy"]);
    expect(plain.headers()["cache-control"]).toContain("public");
  }).toPass({ timeout: 20_000 });
});

test("what is not there, or not now, is not kept", async ({ request }) => {
  const lists = ["/liste/no-such-list", "/en/wordlist/%00", `/en/wordlist/${"x".repeat(5_000)}`];
  for (const path of ["/nothing", "/dizi/no-such-series", "/en/movies/no-such-film", ...lists]) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 404]);
    expect(response.headers()["cache-control"]).toContain("no-store");
  }
});

test("redirects are wired in", async ({ request }) => {
  const cases = [
    ["/dizi/?a=1", 301, "/dizi?a=1"],
    ["/tanitim", 301, "/nasil-calisir"],
    ["/app", 302, "/"],
  ] as const;
  for (const [path, status, location] of cases) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([path, response.status(), response.headers().location]).toEqual([path, status, location]);
  }
});

test("the sitemap names pages that exist, and robots.txt names the sitemap", async ({ request }) => {
  const { series, movie } = await sampleOf(request);
  const robots = await (await request.get("/robots.txt")).text();
  const sitemap = /Sitemap: (\S+)/.exec(robots)?.[1] ?? "";
  const xml = await (await request.get(new URL(sitemap).pathname)).text();
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? "").pathname);
  expect(addresses).toContain(pathOf("seriesDetail", "es", { url: series.combinedUrl }));
  expect(addresses).toContain(pathOf("movieDetail", "tr", { url: movie.combinedUrl }));
  // The first and the last of each page and language stand for the hundreds between.
  const byPage = Map.groupBy(addresses, (path) => {
    const { id, locale } = matchPath(path) ?? {};
    return `${id} ${locale}`;
  });
  const missing: string[] = [];
  for (const paths of byPage.values()) {
    for (const path of new Set([paths[0] ?? "", paths.at(-1) ?? ""])) {
      if ((await request.get(path)).status() !== 200) missing.push(path);
    }
  }
  // Another test may have renamed a title meanwhile.
  const present = await (await request.get(new URL(sitemap).pathname)).text();
  expect(missing.filter((path) => present.includes(`${path}</loc>`))).toEqual([]);
});

test("the web app manifest and its icons are there", async ({ request }) => {
  const response = await request.get("/manifest.webmanifest");
  expect(response.headers()["content-type"]).toContain("application/manifest+json");
  const manifest: { icons: { src: string }[] } = await response.json();
  for (const { src } of manifest.icons) expect([src, (await request.get(src)).status()]).toEqual([src, 200]);
});

test("scripts are fetched after the styles, when the document is there and can be painted", async ({
  page,
  request,
}) => {
  const { series } = await sampleOf(request);
  await openPage(page, pathOf("seriesDetail", "tr", { url: series.combinedUrl }));
  const { readyAt, stylesAt, scriptsAt } = await page.evaluate(() => {
    const [document] = performance.getEntriesByType("navigation");
    const files = performance.getEntriesByType("resource");
    return {
      readyAt: (document as PerformanceNavigationTiming).domContentLoadedEventStart,
      stylesAt: files
        .filter(({ name }) => name.endsWith(".css"))
        .map((file) => (file as PerformanceResourceTiming).responseEnd),
      scriptsAt: files.filter(({ name }) => name.endsWith(".js")).map(({ startTime }) => startTime),
    };
  });
  expect(scriptsAt.length).toBeGreaterThan(3);
  expect(stylesAt).toHaveLength(1);
  expect(Math.min(...scriptsAt)).toBeGreaterThan(Math.max(readyAt, ...stylesAt));
});
