import { expect, test } from "vitest";
import { foldNames, type GivenName, plainName, type SharedTexts } from "./fold-names.ts";

const fold = (
  names: readonly (string | readonly [string, number])[],
  of: Readonly<Record<string, number>> = {},
  shared: readonly SharedTexts[] = [],
  kind: GivenName["kind"] = "series",
) =>
  foldNames(
    names.map((each) =>
      typeof each === "string" ? { kind, name: each, year: null } : { kind, name: each[0], year: each[1] },
    ),
    { of: new Map(Object.entries(of)), shared },
  );

test("case, accents, articles, punctuation and a season at the end make no difference", () => {
  const plain = [
    "The Quay",
    "the quay",
    "QUAY S01",
    "Quay - Season 2",
    "Quay 1. Sezon",
    "Quáy temporada 3",
    "Quay S01E02",
  ];
  expect(new Set(plain.map(plainName))).toEqual(new Set(["quay"]));
  expect(plainName("Season 1")).toBe("season 1");
  expect(plainName("Ocean's 11")).toBe("oceans 11");
  expect(plainName("Apollo 13")).toBe("apollo 13");
});

test("an abbreviation goes with the only name that has it", () => {
  const [short, long, other] = fold(["HIMYM S01", "how i met your mother", "Friends"]);
  expect(short).toBe(long);
  expect(other).not.toBe(long);
  const [tbbt, big] = fold(["TBBT", "The Big Bang Theory"]);
  expect(tbbt).toBe(big);
  const [lot, night, king] = fold(["LOTR", "Lords of the Road", "Land of the Rain"]);
  expect(new Set([lot, night, king]).size).toBe(3);
});

test("a name goes with another where half of its texts are the other's; one text of many is not enough", () => {
  const shared = (texts: number): SharedTexts[] => [{ names: ["dizi", "sea road"], texts }];
  const [mine, theirs] = fold(["dizi", "Sea Road"], { dizi: 2, "sea road": 24 }, shared(1));
  expect(mine).toBe(theirs);
  const [few, many] = fold(["dizi", "Sea Road"], { dizi: 10, "sea road": 24 }, shared(1));
  expect(few).not.toBe(many);
});

test("years and kinds tell titles apart; a name without a year goes with the only one", () => {
  const [old, recent, none] = fold([["Galaxy", 1978], ["Galaxy", 2004], "Galaxy"]);
  expect(new Set([old, recent, none]).size).toBe(3);
  const [dated, undated] = fold([["Galaxy", 1978], "galaxy"]);
  expect(dated).toBe(undated);
  expect(fold(["Galaxy"], {}, [], "movie")).not.toEqual(fold(["Galaxy"]));
});
