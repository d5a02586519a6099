import { describe, expect, test } from "vitest";
import { locales } from "../../../domain/locale/locale.ts";
import { pageModules } from "../../app/routes.ts";
import {
  alternatesOf,
  canonicalPathOf,
  localeOfPath,
  matchPath,
  ownUrl,
  pageExists,
  pathIds,
  pathOf,
  patternOf,
} from "./paths.ts";

test("the table of addresses", () => {
  const table = Object.fromEntries(
    pathIds.map((id) => [id, locales.map((locale) => patternOf(id, locale) ?? "–").join("  ")]),
  );
  expect(table).toMatchInlineSnapshot(`
    {
      "about": "/hakkimizda  /en/about  /es/about",
      "account": "/hesabim  /en/account  /es/account",
      "activation": "/hesabim/aktivasyon/:code  /en/hesabim/aktivasyon/:code  /es/hesabim/aktivasyon/:code",
      "auth": "/auth  /en/auth  /es/auth",
      "blog": "/blog  /en/blog  /es/blog",
      "blogAcademicWords": "/blog/yds-yokdil-600-kelime  /en/blog/600-academic-exam-words  /es/blog/600-palabras-academicas-en-ingles",
      "blogEasySeries": "/blog/ingilizce-ogrenmek-icin-8-kolay-dizi  /en/blog/8-easy-series-to-learn-english  /es/blog/8-series-faciles-para-aprender-ingles",
      "blogGuide": "/blog/dizilerle-ingilizce-ogrenme-rehberi  /en/blog/guide-to-learning-english-with-series  /es/blog/guia-para-aprender-ingles-con-series",
      "blogWords5000": "/blog/en-cok-kullanilan-5000-ingilizce-kelime  /en/blog/5000-most-common-english-words  /es/blog/5000-palabras-mas-comunes-en-ingles",
      "blogWordsA1": "/blog/ingilizce-a1-kelimeleri  /en/blog/english-a1-words  /es/blog/palabras-a1-en-ingles",
      "bring": "/dizini-getir  /en/bring-your-series  /es/bring-your-series",
      "console": "/yonetim  –  –",
      "contact": "/iletisim  /en/contact  /es/contact",
      "episode": "/dizi/:url/:season/:episode  /en/tv-series/:url/:season/:episode  /es/tv-series/:url/:season/:episode",
      "episodeCompanion": "/dizi/:url/:season/:episode/izlerken  /en/tv-series/:url/:season/:episode/follow-along  /es/tv-series/:url/:season/:episode/follow-along",
      "home": "/  /en  /es",
      "howItWorks": "/nasil-calisir  /en/how-does-it-work  /es/how-does-it-work",
      "levelTest": "/seviye-testi  /en/level-test  /es/level-test",
      "mobilePrivacy": "/mobilePrivacyPolicy  /en/mobile-privacy-policy  /es/mobile-privacy-policy",
      "movieCompanion": "/film/:url/izlerken  /en/movies/:url/follow-along  /es/movies/:url/follow-along",
      "movieDetail": "/film/:url  /en/movies/:url  /es/movies/:url",
      "movies": "/film  /en/movies  /es/movies",
      "passwordReset": "/hesabim/sifre-yenile/:code  /en/hesabim/sifre-yenile/:code  /es/hesabim/sifre-yenile/:code",
      "pdf5000": "/premium/5000-kelime-listesi-pdf  /en/premium/5000-word-list-pdf  /es/premium/5000-word-list-pdf",
      "pdfA1": "/premium/ingilizce-a1-kelime-listesi-pdf  /en/premium/english-a1-word-list-pdf  /es/premium/english-a1-word-list-pdf",
      "pdfAcademic": "/premium/yds-kelime-listesi-pdf  /en/premium/academic-word-list-pdf  /es/premium/academic-word-list-pdf",
      "premium": "/premium  /en/premium  /es/premium",
      "premiumError": "/premium/odemehata  /en/premium/odemehata  /es/premium/odemehata",
      "premiumProcessing": "/premium/isleniyor  /en/premium/isleniyor  /es/premium/isleniyor",
      "privacy": "/gizlilikPolitikasi  /en/privacy-policy  /es/privacy-policy",
      "purchaseTerms": "/satin-alma-kosullari  /en/terms-of-service  /es/terms-of-service",
      "quiz": "/quiz  /en/quiz  /es/quiz",
      "references": "/atiflar  /en/references  /es/references",
      "review": "/tekrar  /en/review  /es/review",
      "series": "/dizi  /en/tv-series  /es/tv-series",
      "seriesDetail": "/dizi/:url  /en/tv-series/:url  /es/tv-series/:url",
      "terms": "/kullanimKosullari  /en/use-conditions  /es/use-conditions",
      "watchPlan": "/izleme-plani  /en/watch-plan  /es/watch-plan",
      "wordList": "/liste/:url  /en/wordlist/:url  /es/wordlist/:url",
    }
  `);
});

test("no two pages have the same address", () => {
  const patterns = pathIds.flatMap((id) => locales.map((locale) => patternOf(id, locale))).filter(Boolean);
  expect(new Set(patterns).size).toBe(patterns.length);
});

describe("pathOf", () => {
  test("fills in the parameters", () => {
    expect(pathOf("home", "tr")).toBe("/");
    expect(pathOf("home", "es")).toBe("/es");
    expect(pathOf("episode", "tr", { url: "low-tide", season: 2, episode: 10 })).toBe("/dizi/low-tide/2/10");
    expect(pathOf("movieDetail", "en", { url: "paper-boats" })).toBe("/en/movies/paper-boats");
  });

  test("escapes parameters", () => {
    expect(pathOf("wordList", "tr", { url: "../a b?c" })).toBe("/liste/..%2Fa%20b%3Fc");
  });

  test("gives the console's address in every locale", () => {
    expect(locales.map((locale) => pathOf("console", locale))).toEqual(["/yonetim", "/yonetim", "/yonetim"]);
  });
});

describe("one's own titles", () => {
  test.each([
    ["seriesDetail", { url: ownUrl("low-tide") }, "/dizi/benim/low-tide", "/en/tv-series/mine/low-tide"],
    ["movieDetail", { url: ownUrl("mine") }, "/film/benim/mine", "/en/movies/mine/mine"],
    [
      "episodeCompanion",
      { url: ownUrl("low-tide"), season: 1, episode: 2 },
      "/dizi/benim/low-tide/1/2/izlerken",
      "/en/tv-series/mine/low-tide/1/2/follow-along",
    ],
  ] as const)("%s", (id, params, tr, en) => {
    const match = matchPath(tr);
    expect(match).toEqual({ id, locale: "tr", params });
    expect(match && canonicalPathOf(match)).toBe(tr);
    expect(match && alternatesOf(match).map(({ path }) => path)).toEqual([tr, en, en.replace("/en/", "/es/")]);
    expect(matchPath(en)).toEqual({ id, locale: "en", params });
  });

  test("a title of the catalogue that is named like them keeps its addresses", () => {
    expect(matchPath("/en/movies/mine")).toEqual({ id: "movieDetail", locale: "en", params: { url: "mine" } });
    expect(matchPath("/en/movies/mine/follow-along")).toMatchObject({ id: "movieCompanion", params: { url: "mine" } });
    expect(matchPath("/dizi/benim/1/2")).toMatchObject({ id: "episode", params: { url: "benim" } });
  });

  test.each(["/dizi/benim", "/en/tv-series/benim/low-tide", "/dizi/benim/low-tide/1"])("none is at %s", (path) => {
    expect(matchPath(path)?.params).not.toMatchObject({ url: ownUrl("low-tide") });
  });
});

describe("matchPath", () => {
  test("is the inverse of pathOf for every page and locale", () => {
    for (const id of pathIds) {
      for (const locale of locales) {
        const path = patternOf(id, locale)
          ?.replace(/:season|:episode/g, "3")
          .replace(/:\w+/g, "some-name");
        if (path === undefined) continue;
        const match = matchPath(path);
        expect(match).toMatchObject({ id, locale });
        expect(match && canonicalPathOf(match)).toBe(path);
      }
    }
  });

  test("reads the parameters", () => {
    expect(matchPath("/es/tv-series/low-tide/0/12")).toEqual({
      id: "episode",
      locale: "es",
      params: { url: "low-tide", season: 0, episode: 12 },
    });
  });

  test.each([
    "/dizi/low-tide/01/1",
    "/dizi/low-tide/1/-1",
    "/dizi/low-tide/1/x",
    "/dizi/low-tide/1",
    "/en/dizi",
    "/tr/dizi",
    "/DIZI",
    "/tv-series",
    "/en/yonetim",
    "/blog/guide-to-learning-english-with-series",
    "/%E0%A4%A",
  ])("knows nothing at %s", (path) => {
    expect(matchPath(path)).toBeUndefined();
  });
});

test("localeOfPath reads the first segment, also of unknown paths", () => {
  expect(localeOfPath("/")).toBe("tr");
  expect(localeOfPath("/en")).toBe("en");
  expect(localeOfPath("/es/nothing/here")).toBe("es");
  expect(localeOfPath("/english")).toBe("tr");
  expect(localeOfPath("/tr/dizi")).toBe("tr");
});

test("alternatesOf gives the page in every locale", () => {
  expect(alternatesOf({ id: "blogWordsA1", locale: "en", params: {} })).toEqual([
    { locale: "tr", path: "/blog/ingilizce-a1-kelimeleri" },
    { locale: "en", path: "/en/blog/english-a1-words" },
    { locale: "es", path: "/es/blog/palabras-a1-en-ingles" },
  ]);
  expect(alternatesOf({ id: "console", locale: "tr", params: {} })).toEqual([{ locale: "tr", path: "/yonetim" }]);
});

test("exactly the existing pages have a module", () => {
  expect(pathIds.filter(pageExists)).toEqual(pathIds.filter((id) => Object.hasOwn(pageModules, id)));
  expect(pageExists("home")).toBe(true);
  expect(pageExists("console")).toBe(false);
});
