import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { localNames, localNamesOf } from "./local-names.ts";

test("every film with another name is one of the catalogue, and called otherwise there", () => {
  const names = globSync("content/catalogue/films/**/*.pack.json").map((file) => {
    const { title } = JSON.parse(readFileSync(file, "utf8"));
    return `${title.name} (${title.year})`;
  });
  for (const [film, called] of Object.entries(localNames)) {
    expect(names).toContain(film);
    for (const name of Object.values(called)) expect(film.startsWith(`${name} (`), film).toBe(false);
  }
});

test("a namesake of another year has none", () => {
  expect(localNamesOf({ name: "Charade", year: 1963 })).toEqual({ tr: "Öldüren Şüphe", es: "Charada" });
  expect(localNamesOf({ name: "Charade", year: 1953 })).toBeUndefined();
});
