import { expect, test } from "vitest";
import { movieNamed } from "../catalogue/content.fixture.ts";
import { movieData } from "../catalogue/structured-data.ts";
import { breadcrumbData } from "./breadcrumb.tsx";
import { pageHead } from "./page-head.ts";

const site = {
  name: "Dizi Okulu",
  publicUrl: "https://site.example",
  contactMail: "a@site.example",
  legal: {},
  hasGoogle: false,
  storeLinks: {},
  socialLinks: [],
};

const head = pageHead({
  site,
  match: { id: "movieDetail", locale: "es", params: { url: "bread" } },
  title: "Bread",
  description: "words",
  openGraphType: "video.movie",
  structuredData: [breadcrumbData(site, [{ name: "Inicio", path: "/es" }])],
});

test("canonical and alternate links are absolute", () => {
  expect(head).toContainEqual({ title: "Bread · Dizi Okulu" });
  expect(head).toContainEqual({ tagName: "link", rel: "canonical", href: "https://site.example/es/movies/bread" });
  const alternates = head.flatMap((tag) => ("hrefLang" in tag ? [`${tag.hrefLang} ${tag.href}`] : []));
  expect(alternates).toEqual([
    "tr https://site.example/film/bread",
    "en https://site.example/en/movies/bread",
    "es https://site.example/es/movies/bread",
    "x-default https://site.example/en/movies/bread",
  ]);
});

test("Open Graph tags have the same values", () => {
  expect(head).toContainEqual({ property: "og:url", content: "https://site.example/es/movies/bread" });
  expect(head).toContainEqual({ property: "og:locale", content: "es_ES" });
  expect(head).toContainEqual({ property: "og:type", content: "video.movie" });
});

test("structured data has the schema.org context", () => {
  expect(head).toContainEqual({
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: [{ "@type": "ListItem", position: 1, name: "Inicio", item: "https://site.example/es" }],
    },
  });
});

test("a film without a year has no date", () => {
  const data = movieData({ site, locale: "tr" }, movieNamed("Bread", { year: null, genres: [] }));
  expect(data).toEqual({
    "@type": "Movie",
    name: "Bread",
    url: "https://site.example/film/bread",
    inLanguage: "en",
    description: "açıklama",
  });
});
