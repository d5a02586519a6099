import { createHash } from "node:crypto";
import type { Premium } from "../../domain/accounts/premium-status.ts";
import { listedWord } from "../../domain/catalogue/catalogue.ts";
import { examSenseOf } from "../../domain/lexicon/exam-senses.ts";
import { nameOfLevel } from "../../domain/lexicon/level.ts";
import type { Locale } from "../../domain/locale/locale.ts";
import { canDownloadPdf } from "../../domain/premium/pdf-policies.ts";
import type { PdfPaper } from "../../providers/pdf/pdf-document.ts";
import type { OpenPdf } from "../../providers/pdf/pdf-files.ts";
import { PdfInProgressError, PdfUnavailableError } from "../../providers/pdf/pdf-maker.ts";
import { readEntriesOfLevel, readHeadwords } from "../../storage/lexicon/read-entries.ts";
import { readWordChoices } from "../lexicon/word-choices.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { bandsOf, groupsOf, type PrintedSection, type PrintedWord, pdfDocumentOf } from "./pdf-document-of.ts";

/** The lists that the site itself offers. */
export type SitePdf = "a1" | "academic" | "5000";

const bandSize = 500;
const retryAfterSeconds = 5;

export function canOpenSitePdf({ now }: Services, somebody: Premium | undefined): boolean {
  return canDownloadPdf(somebody, now());
}

export function defaultPaper(locale: Locale): PdfPaper {
  return locale === "en" ? "LETTER" : "A4";
}

/** The entity tag of a list's file now. */
export function sitePdfKey({ pdfs, contentVersion, translate }: Services, id: SitePdf, locale: Locale): string {
  return pdfs.files.keyOf(`${id}-${locale}`, versionOf(contentVersion.current(), translate(locale, `pdf_title_${id}`)));
}

/** The texts are of a release, the words of a publication. */
function versionOf(contentVersion: number, title: string): string {
  return `${contentVersion}-${createHash("sha256").update(title).digest("hex").slice(0, 8)}`;
}

/**
 * A list of the site as a PDF, made once for each publication and language.
 *
 * @throws {Refusal} unavailable, where too many are queued or the thread has failed
 */
export async function openSitePdf(services: Services, id: SitePdf, locale: Locale): Promise<OpenPdf> {
  const { pdfs, contentVersion, translate } = services;
  const title = translate(locale, `pdf_title_${id}`);
  const version = versionOf(contentVersion.current(), title);
  return await orRefusal(
    pdfs.files.open(`${id}-${locale}`, version, async () => {
      const sections = await readSections(services, id, locale);
      const format = { language: locale, locale, kind: "list", paper: defaultPaper(locale) } as const;
      return pdfDocumentOf(services, format, { title, isNumbered: id === "5000", sections });
    }),
  );
}

/** @throws {Refusal} unavailable, where the PDF could not be made now; too_many_requests */
export async function orRefusal(opening: Promise<OpenPdf>): Promise<OpenPdf> {
  try {
    return await opening;
  } catch (error) {
    if (error instanceof PdfUnavailableError) throw new Refusal("unavailable", [], retryAfterSeconds);
    if (error instanceof PdfInProgressError) throw new Refusal("too_many_requests", [], retryAfterSeconds);
    throw error;
  }
}

async function readSections({ database }: Services, id: SitePdf, locale: Locale): Promise<PrintedSection[]> {
  if (id === "a1") return byLetter((await readEntriesOfLevel(database.db, 1)).map((entry) => listedWord(entry)));
  const { common, academic } = await readWordChoices();
  const ids = id === "5000" ? common : academic;
  const found = new Map((await readHeadwords(database.db, ids)).map((word) => [word.id, listedWord(word)]));
  const words = ids.flatMap((wordId) => found.get(wordId) ?? []);
  return id === "5000" ? bandsOf(words, bandSize, locale) : byLevel(words.map(inExamSense));
}

/** Of a word of several senses the one that exams ask for: a text is not the message on a phone there. */
function inExamSense(word: PrintedWord): PrintedWord {
  const sense = examSenseOf(word);
  if (sense === 1) return word;
  return { ...word, senseCounts: word.senses.map((_, at) => (at + 1 === sense ? 1 : 0)) };
}

function byLetter(words: readonly PrintedWord[]): PrintedSection[] {
  return [...Map.groupBy(words, ({ phrase }) => phrase.charAt(0).toUpperCase())].map(([heading, ofLetter]) => ({
    heading,
    words: ofLetter,
  }));
}

/** A word stands under the level of its first entry, with the others. */
function byLevel(words: readonly PrintedWord[]): PrintedSection[] {
  const byLevelOfFirst = Map.groupBy(groupsOf(words), ([first]) => first.level);
  return [...byLevelOfFirst].map(([level, groups]) => ({ heading: nameOfLevel(level), words: groups.flat() }));
}
