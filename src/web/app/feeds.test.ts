import { expect, test } from "vitest";
import { contentWith, movieNamed, seriesNamed } from "../features/catalogue/content.fixture.ts";
import { sitemapOf, sitemapPart, sitemapPartOf } from "./feeds.ts";

/** Pages that do not depend on the catalogue. */
const ownPages = 20;

const origin = "https://site.example";

function addressesOf(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address ?? "");
}

test("holds every public page in every language, each with its alternates", () => {
  const content = contentWith({ seriesList: [seriesNamed("Low Tide", [2])], movieList: [movieNamed("Bread")] });
  const xml = sitemapOf(content, origin);
  const addresses = addressesOf(xml);
  // Home, two lists, the level test, the watch plan, contact, bringing a series, the pages of text and articles; a series, two episodes, a film; three languages.
  expect(addresses).toHaveLength((ownPages + 4) * 3);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain(`${origin}/`);
  expect(addresses).toContain(`${origin}/es/tv-series/low-tide/1/2`);
  expect(addresses).toContain(`${origin}/film/bread`);
  expect(addresses).toContain(`${origin}/en/blog/english-a1-words`);
  expect(addresses).toContain(`${origin}/gizlilikPolitikasi`);
  const entry = xml.split("\n").find((line) => line.includes(`<loc>${origin}/en/movies</loc>`)) ?? "";
  expect([...entry.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)].map(([, lang, href]) => `${lang} ${href}`)).toEqual(
    [`tr ${origin}/film`, `en ${origin}/en/movies`, `x-default ${origin}/en/movies`, `es ${origin}/es/movies`],
  );
});

test("a large catalogue is split into parts without losing a page", () => {
  const seriesList = Array.from({ length: 25 }, (_, index) => seriesNamed(`Series ${index}`, [600]));
  const content = contentWith({ seriesList });
  const index = sitemapOf(content, origin);
  expect(index).toContain("<sitemapindex");
  expect(addressesOf(index)).toEqual([`${origin}/sitemap-1.xml`, `${origin}/sitemap-2.xml`]);
  const parts = [1, 2].map((part) => addressesOf(sitemapPart(content, origin, part) ?? ""));
  expect(parts.flat()).toHaveLength((ownPages + 25 * 601) * 3);
  for (const part of parts) expect(part.length).toBeLessThanOrEqual(50_000);
  expect(sitemapPart(content, origin, 3)).toBeUndefined();
});

test("a small catalogue has no parts", () => {
  expect(sitemapPart(contentWith({}), origin, 1)).toBeUndefined();
});

test("part numbers are read from paths", () => {
  expect(sitemapPartOf("/sitemap-12.xml")).toBe(12);
  expect(sitemapPartOf("/sitemap-0.xml")).toBeUndefined();
  expect(sitemapPartOf("/sitemap.xml")).toBeUndefined();
});
