import { expect, test } from "vitest";
import { foldTurkishI } from "./fold-turkish-i.ts";

const WORDS = new Set("think captain is lying it disaster sure this i sir still win".split(" "));
const fold = (...texts: string[]) => foldTurkishI(texts, (word) => WORDS.has(word));

test.each([
  ["İ'm sure İt's thıs.", "I'm sure It's this."],
  ["I thınk the captaın ıs lyıng.", "I think the captain is lying."],
  ["IT İS A DISASTER. THıS İS.", "IT IS A DISASTER. THIS IS."],
  ["We still wın in İzmir.", "We still win in İzmir."],
])("%s", (damaged, mended) => {
  expect(fold(damaged)).toEqual([mended]);
});

test("a Turkish line stays as it is, with its words that would be English", () => {
  const turkish = ["Sır değil.", "Kapıyı kırdılar, yıllarca çalıştık."];
  expect(fold(...turkish)).toEqual(turkish);
});
