import { expect, test } from "vitest";
import { withLocale } from "../../../i18n/server-locale.ts";
import { learningText, shareTexts } from "./share-change.ts";
import { coverageText, familiarShareText, shareText, understoodShareText } from "./share-text.ts";

test("a share is rounded down, so that it is never shown before it is reached", async () => {
  expect(await withLocale("en", async () => [0.9499, 0.95, 0.29, 1].map(shareText))).toEqual([
    "94%",
    "95%",
    "29%",
    "100%",
  ]);
});

test("a share that grows by less than a percent has a decimal", async () => {
  const texts = (shareBefore: number, shareAfter: number) =>
    withLocale("tr", async () => shareTexts({ shareBefore, shareAfter }));
  expect(await texts(0.9512, 0.9569)).toEqual({ before: "%95,1", after: "%95,6" });
  expect(await texts(0.9499, 0.95)).toEqual({ before: "%94", after: "%95" });
  expect(await texts(0.95, 0.95)).toEqual({ before: "%95", after: "%95" });
});

test("in Turkish the number has the suffix of its vowel harmony", async () => {
  const endings = "0’ını 1’ini 2’sini 3’ünü 4’ünü 5’ini 6’sını 7’sini 8’ini 9’unu 10’unu 20’sini 30’unu 40’ını 50’sini";
  const more = "60’ını 70’ini 80’ini 90’ını 100’ünü 87’sini 91’ini 46’sını 33’ünü 99’unu";
  for (const said of `${endings} ${more}`.split(" ")) {
    const share = Number.parseInt(said, 10) / 100;
    expect(await withLocale("tr", async () => understoodShareText(share))).toBe(`%${said}`);
  }
});

test("in the other languages there is only the number", async () => {
  expect(await withLocale("en", async () => understoodShareText(0.87))).toBe("87%");
  expect(await withLocale("es", async () => understoodShareText(0.87))).toMatch(/^87\s%$/u);
});

test("in Turkish the share as a subject has its own suffix", async () => {
  for (const said of "0’ı 1’i 2’si 3’ü 4’ü 6’sı 9’u 30’u 50’si 60’ı 100’ü 54’ü".split(" ")) {
    const share = Number.parseInt(said, 10) / 100;
    expect(await withLocale("tr", async () => familiarShareText(share))).toBe(`%${said}`);
  }
});

test("words are familiar until there is a level or a hundred marks to say that they are understood", async () => {
  const idsOf = (count: number) => Array.from({ length: count }, (_, at) => at);
  const texts = await withLocale("en", async () => [
    coverageText(0.54, { knownList: idsOf(99) }),
    coverageText(0.54, { knownList: idsOf(100) }),
    coverageText(0.54, { knownList: idsOf(60), unknownList: idsOf(40) }),
    coverageText(0.54, { knownList: [], knownLevel: 1 }),
  ]);
  const understood = "You understand 54% of what’s said";
  expect(texts).toEqual(["54% of the words said are familiar", understood, understood, understood]);
  expect(await withLocale("tr", async () => coverageText(0.54, { knownList: [] }))).toBe(
    "Söylenen kelimelerin %54’ü tanıdık",
  );
});

test("what is being learnt is told with a decimal below one percent, and not where there is nothing to speak of", async () => {
  const texts = await withLocale("tr", async () => [0.05, 0.006, 0.004].map(learningText));
  expect(texts).toEqual(["%5 daha öğreniliyor", "%0,6 daha öğreniliyor", ""]);
});
