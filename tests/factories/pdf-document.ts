import type { Locale } from "../../src/domain/locale/locale.ts";
import type { PdfDocument, PdfWord } from "../../src/providers/pdf/pdf-document.ts";

export function buildPdfWord(overrides: Partial<PdfWord> = {}): PdfWord {
  return {
    phrase: "harbour",
    senses: [{ ipa: "ˈhɑrbɚ", partOfSpeech: "isim", meaning: "liman; sığınak", level: 3 }],
    ...overrides,
  };
}

export function buildPdfDocument(overrides: Partial<PdfDocument> = {}): PdfDocument {
  const locale: Locale = overrides.locale ?? "tr";
  return {
    kind: "list",
    locale,
    paper: "A4",
    siteName: "Dizi Okulu",
    siteUrl: "https://diziokulu.example",
    title: "Liman kelimeleri",
    subtitle: "1 kelime",
    labels: {
      phrase: "Kelime",
      ipa: "Okunuş",
      partOfSpeech: "Tür",
      meaning: "Anlam",
      level: "Düzey",
      answerKey: "Cevap anahtarı",
      name: "Ad",
      date: "Tarih",
      score: "Doğru",
    },
    isNumbered: false,
    sections: [{ heading: "Kelimeler", words: [buildPdfWord()] }],
    ...overrides,
  };
}
