import { expect, test } from "vitest";
import { posterMarkup } from "./poster-markup.ts";

test("a name cannot bring markup of its own", () => {
  const title = { kind: "movie", combinedUrl: "x", year: 2001, genres: ["crime"] } as const;
  const { inner } = posterMarkup({ ...title, genres: ["crime"], name: '<script>"&' });
  expect(inner).not.toContain("<script");
  expect(inner).toContain("&lt;script&gt;&quot;&amp;");
});
