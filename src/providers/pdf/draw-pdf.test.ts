import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { buildPdfDocument, buildPdfWord } from "../../../tests/factories/pdf-document.ts";
import { countMissingGlyphs, readPdf, squeeze } from "../../../tests/factories/read-pdf.ts";
import { drawPdf } from "./draw-pdf.ts";
import type { PdfDocument, PdfSense, PdfWord } from "./pdf-document.ts";

const draw = async (overrides: Partial<PdfDocument>) =>
  await readPdf(await buffer(drawPdf(buildPdfDocument(overrides))));

const section = (...words: PdfWord[]) => [{ heading: "Kelimeler", words }];

const sense = (overrides: Partial<PdfSense>): PdfSense => ({
  ipa: "ˈhɑrbɚ",
  partOfSpeech: "isim",
  meaning: "liman",
  level: 1,
  ...overrides,
});

/** The text of all pages but the title's, without spaces and what is on every page. */
function textOf({ pages }: { pages: readonly (readonly string[])[] }): string {
  return squeeze(pages.slice(1).flat().join(""));
}

test("every letter of Turkish, Spanish and IPA is drawn and can be read back", async () => {
  const letters = [
    "çğıİöşüÇĞÖŞÜâîûÂÎÛ ve fırın, fiş, flüt, affı",
    "áéíóúüñ¿¡ÁÉÍÓÚÜÑ «cita» – el niño",
    "ˈhɑrbɚ ˌʌndɚˈstændɪŋ θɝd ʃʒtʃdʒ ŋjuː ɔɪaʊoʊeɪ ɛæəɡɹ",
  ];
  const [tr = "", es = "", ipa = ""] = letters;
  const sections = section(buildPdfWord({ senses: [sense({ ipa, meaning: tr }), sense({ ipa, meaning: es })] }));
  const bytes = await buffer(drawPdf(buildPdfDocument({ sections, title: `${tr} ${es}` })));
  expect(await countMissingGlyphs(bytes)).toBe(0);
  const pdf = await readPdf(bytes);
  for (const text of letters) expect(textOf(pdf)).toContain(squeeze(text));
});

test("a list has its language, title, outline, tags and page numbers", async () => {
  const words = Array.from({ length: 60 }, (_, at) => buildPdfWord({ phrase: `word${at}` }));
  const pdf = await draw({
    locale: "es",
    title: "Palabras del puerto",
    sections: [
      { heading: "A1", words },
      { heading: "B2", words },
    ],
  });
  expect(pdf).toMatchObject({ language: "es", title: "Palabras del puerto", outline: ["A1", "B2"], isTagged: true });
  expect(pdf.pages[0]).toContain("Palabras del puerto");
  expect(pdf.pages.slice(1).every((page, at) => page.includes(String(at + 2)))).toBe(true);
  expect(pdf.pages.length).toBeGreaterThan(4);
});

test.each([
  ["A4", [595.28, 841.89]],
  ["LETTER", [612, 792]],
] as const)("paper %s", async (paper, size) => {
  const pdf = await draw({ paper });
  expect(pdf.paper.map(Math.round)).toEqual(size.map(Math.round));
});

test("columns are only those that have something to show, and an example follows its meaning", async () => {
  const plain = await draw({ sections: section(buildPdfWord({ senses: [sense({ ipa: "" })] })) });
  expect(plain.pages[1]).not.toContain("Okunuş");
  const senses = [sense({ meaning: "liman", example: "The harbour is calm." })];
  const full = await draw({ sections: section(buildPdfWord({ senses })) });
  expect(full.pages[1]).toContain("Okunuş");
  expect(textOf(full)).toContain("limanTheharbouriscalm.");
});

test("a word's parts of speech share a row, and its IPA stands where it changes", async () => {
  const noun = sense({ ipa: "ˈrɛkɚd", meaning: "kayıt" });
  const verb = sense({ ipa: "rɪˈkɔrd", meaning: "kaydetmek", partOfSpeech: "fiil" });
  const other = sense({ ipa: "rɪˈkɔrd", meaning: "plak" });
  const pdf = await draw({ sections: section(buildPdfWord({ phrase: "record", senses: [noun, verb, other] })) });
  expect(textOf(pdf)).toContain("record/ˈrɛkɚd/isimkayıt/rɪˈkɔrd/fiilkaydetmekisimplak");
});

test("a word whose texts take several lines keeps all of them", async () => {
  const phrase = "keep something that nobody has ever asked for at arm's length";
  const meaning = "değerini bilmemek; hafife almak; çantada keklik görmek; kesin gözüyle bakmak ".repeat(4).trim();
  const pdf = await draw({
    sections: section(buildPdfWord({ phrase, senses: [sense({ partOfSpeech: "öbek fiil", meaning })] })),
  });
  expect(textOf(pdf)).toContain(squeeze(phrase));
  expect(textOf(pdf)).toContain(squeeze(meaning));
});

test("a worksheet has no meaning but in its key, which begins a page and has every number with its meaning", async () => {
  const words = Array.from({ length: 40 }, (_, at) =>
    buildPdfWord({
      phrase: `word${at + 1}x`,
      senses: [sense({ meaning: `anlam${at + 1}x` })],
    }),
  );
  const pdf = await draw({ kind: "worksheet", sections: section(...words) });
  expect(pdf.outline).toEqual(["Kelimeler", "Cevap anahtarı"]);
  const keyPage = pdf.pages.findIndex((page) => page.includes("Cevap anahtarı"));
  const questions = pdf.pages.slice(0, keyPage).flat();
  const key = pdf.pages.slice(keyPage).flat().join(" ");
  expect(questions.join(" ")).not.toContain("anlam");
  for (const [at, { phrase }] of words.entries()) {
    const number = String(at + 1);
    expect(questions[questions.indexOf(phrase) - 1]).toBe(number);
    expect(key).toMatch(new RegExp(`\\b${number} ${phrase} anlam${number}x`));
  }
});

test("an example is followed by what it says in the reader's language", async () => {
  const sections = section(
    buildPdfWord({ senses: [sense({ example: "The harbour is calm.", exampleMeaning: "Liman sakin." })] }),
  );
  expect(textOf(await draw({ sections }))).toContain("Theharbouriscalm.Limansakin.");
});

test("the key does not spill a few words on a page of their own", async () => {
  const lengths: number[] = [];
  for (let count = 84; count <= 100; count += 2) {
    const words = Array.from({ length: count }, (_, at) => buildPdfWord({ phrase: `word${at}` }));
    const { pages } = await draw({ kind: "worksheet", sections: section(...words) });
    const key = pages.findIndex((page) => page.some((text) => text.includes(buildPdfDocument().labels.answerKey)));
    if (pages.length - key > 1) lengths.push(pages.at(-1)?.filter((text) => /^word\d+$/.test(text)).length ?? 0);
  }
  expect(Math.min(...lengths, 99)).toBeGreaterThan(8);
});
