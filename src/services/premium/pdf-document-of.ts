import type { ListedWord } from "../../domain/catalogue/catalogue.ts";
import { exampleIn, inSenseHere, sensesHere } from "../../domain/catalogue/senses-here.ts";
import { clockText } from "../../domain/locale/clock-text.ts";
import type { Locale } from "../../domain/locale/locale.ts";
import type { ListLanguage } from "../../domain/locale/meaning-language.ts";
import type { Translate } from "../../domain/locale/translate.ts";
import type { PdfDocument, PdfLabels, PdfPaper, PdfSense, PdfWord } from "../../providers/pdf/pdf-document.ts";
import type { Services } from "../services.ts";

/** How a PDF is asked for. */
export type PdfFormat = {
  /** Of the meanings. */
  readonly language: ListLanguage;
  /** Of all other texts. */
  readonly locale: Locale;
  readonly kind: PdfDocument["kind"];
  readonly paper: PdfPaper;
};

export type PrintedWord = Omit<ListedWord, "times"> & {
  /** When it is said where it was added to a list from, in seconds. */
  readonly second?: number | undefined;
};

/** Entries in the order in which they are printed. */
export type PrintedSection = { readonly heading: string; readonly words: readonly PrintedWord[] };

/** The title page's texts and the rows of a list; entries of one word that follow each other share a row. */
export function pdfDocumentOf(
  { translate, pdfs }: Services,
  { language, locale, kind, paper }: PdfFormat,
  list: {
    readonly title: string;
    readonly isNumbered: boolean;
    readonly sections: readonly PrintedSection[];
  },
): PdfDocument {
  const sections = list.sections.map(({ heading, words }) => ({
    heading,
    words: rowsOf(words, (word) => senseOf(word, language, locale, translate)),
  }));
  const count = sections.reduce((sum, { words }) => sum + words.length, 0);
  const subtitle = `pdf_${kind}_subtitle${count === 1 ? "_one" : ""}`;
  return {
    kind,
    locale,
    paper,
    siteName: pdfs.siteName,
    siteUrl: pdfs.siteUrl,
    title: list.title,
    subtitle: translate(locale, subtitle, { count: count.toLocaleString(locale) }),
    labels: labelsIn(locale, translate),
    isNumbered: list.isNumbered,
    sections,
  };
}

/** Entries that follow each other and have the same phrase. */
export function groupsOf(words: readonly PrintedWord[]): [PrintedWord, ...PrintedWord[]][] {
  const groups: [PrintedWord, ...PrintedWord[]][] = [];
  for (const word of words) {
    const last = groups.at(-1);
    if (last?.[0].phrase === word.phrase) last.push(word);
    else groups.push([word]);
  }
  return groups;
}

function rowsOf(words: readonly PrintedWord[], senseOfWord: (word: PrintedWord) => PdfSense): PdfWord[] {
  return groupsOf(words).map((group) => ({ phrase: group[0].phrase, senses: group.map(senseOfWord) }));
}

function senseOf(listed: PrintedWord, language: ListLanguage, locale: Locale, translate: Translate): PdfSense {
  const word = inSenseHere(listed);
  const [here] = sensesHere(listed);
  const { example, exampleMean } = here === undefined ? {} : exampleIn(here, language);
  const { definition } = word;
  const meanings = language === "en" ? [] : word.meanings[language];
  // Without a meaning in the language: the definition, marked as one, never a guess.
  const instead = definition === "" ? "" : translate(locale, "pdf_definition_only", { definition });
  return {
    ipa: word.ipa,
    partOfSpeech: translate(locale, `pos_${word.partOfSpeech.replace(" ", "_")}`),
    meaning: meanings.length > 0 ? meanings.join("; ") : instead,
    level: word.level,
    minute: listed.second === undefined ? undefined : clockText(listed.second),
    example: word.line ?? example,
    // The lines of titles are not translated.
    exampleMeaning: word.line === null ? exampleMean : undefined,
  };
}

function labelsIn(locale: Locale, translate: Translate): PdfLabels {
  const text = (key: string) => translate(locale, `pdf_${key}`);
  return {
    phrase: text("column_phrase"),
    ipa: text("column_ipa"),
    partOfSpeech: text("column_part_of_speech"),
    meaning: text("column_meaning"),
    level: text("column_level"),
    answerKey: text("answer_key"),
    name: text("name"),
    date: text("date"),
    score: text("score"),
  };
}

/** Entries in groups of so many words, headed by the numbers of the first and the last. */
export function bandsOf(words: readonly PrintedWord[], size: number, locale: Locale): PrintedSection[] {
  const groups = groupsOf(words);
  const number = (value: number) => value.toLocaleString(locale);
  return Array.from({ length: Math.ceil(groups.length / size) }, (_, at) => {
    const from = at * size;
    const band = groups.slice(from, from + size);
    return { heading: `${number(from + 1)}–${number(from + band.length)}`, words: band.flat() };
  });
}
