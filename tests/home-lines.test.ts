import { expect, test } from "vitest";
import { readLexiconEntries } from "../src/services/lexicon/read-lexicon-files.ts";
import { homeLines, lineEntries } from "../src/web/app/pages/home/home-content.ts";

test("the words of the home page's subtitles are as the lexicon has them", async () => {
  const senses = await readLexiconEntries();
  for (const { phrase, level, ipa, definition } of Object.values(lineEntries)) {
    expect(senses.filter((sense) => sense.phrase === phrase && sense.definition === definition)).toMatchObject([
      { level, ipa },
    ]);
  }
});

test("up to B2 a line has words above the person's level, and for C1 none", () => {
  const above = homeLines().map(({ parts }, level) =>
    parts.flatMap((part) => (typeof part === "string" || part.level <= level ? [] : [part.level - level])),
  );
  expect(above.slice(1)).toEqual([[1, 1], [1, 1], [1, 1, 1], [1, 1, 1], []]);
});
