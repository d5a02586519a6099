import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { locales } from "../../domain/locale/locale.ts";
import { articleIds, infoIds } from "../../web/features/articles/page-text.ts";
import { pageExists } from "../../web/features/page/paths.ts";
import { checkTexts, readArticleCards, textFileOf } from "./read-texts.ts";
import { faultText } from "./text-fault.ts";

const content = path.resolve(import.meta.dirname, "../../../content");

const standIn = `---
title: A title
description: What stands here
lead: In short
published: 2026-11-20
updated: 2026-11-21
---

## One

Text.
`;

let folder: string;

/** A content folder in which nothing is missing. */
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "texts-"));
  for (const place of ["pages", "articles"]) mkdirSync(path.join(folder, place));
  for (const id of [...infoIds, ...articleIds].filter(pageExists)) {
    for (const locale of locales) writeFileSync(textFileOf(folder, { id, locale }), standIn);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

test("the site's own texts have no faults", () => {
  expect(checkTexts(content).map(faultText)).toEqual([]);
});

test("a folder with every page in every language has no faults", () => {
  expect(checkTexts(folder)).toEqual([]);
});

test("missing languages and stray files are faults", () => {
  rmSync(textFileOf(folder, { id: "terms", locale: "es" }));
  writeFileSync(path.join(folder, "pages", "trems.es.md"), standIn);
  for (const locale of ["es", "tr"] as const) rmSync(textFileOf(folder, { id: "blogWords5000", locale }));
  const faults = checkTexts(folder).map((fault) => faultText({ ...fault, file: path.basename(fault.file) }));
  expect(faults.toSorted()).toEqual([
    "blogWords5000.es.md:1: the file is missing",
    "blogWords5000.tr.md:1: the file is missing",
    "terms.es.md:1: the file is missing",
    "trems.es.md:1: no page has a text of this name",
  ]);
});

test("the blog lists the existing articles in its order", () => {
  const cards = readArticleCards(folder, "en");
  expect(cards.map(({ id }) => id)).toEqual(articleIds.filter(pageExists));
  expect(cards[0]).toEqual({
    id: "blogGuide",
    title: "A title",
    description: "What stands here",
    lead: "In short",
    published: "2026-11-20",
    minutes: 1,
  });
});
