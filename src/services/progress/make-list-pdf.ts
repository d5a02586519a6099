import { listedWord } from "../../domain/catalogue/catalogue.ts";
import type { Locale } from "../../domain/locale/locale.ts";
import { type ListLanguage, localeBeside } from "../../domain/locale/meaning-language.ts";
import { canDownloadPdf } from "../../domain/premium/pdf-policies.ts";
import type { PdfPaper } from "../../providers/pdf/pdf-document.ts";
import type { OpenPdf } from "../../providers/pdf/pdf-files.ts";
import { readHeadwords } from "../../storage/lexicon/read-entries.ts";
import { defaultPaper, orRefusal } from "../premium/open-site-pdf.ts";
import { bandsOf, type PrintedWord, pdfDocumentOf } from "../premium/pdf-document-of.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import type { Viewer } from "./read-list.ts";
import { type NamedList, readNamedList } from "./read-named-list.ts";

export type PdfRequest = {
  /** Undefined for words by their ids alone. */
  readonly source: NamedList | undefined;
  /** With a source, those of its words that are printed. */
  readonly wordIds: readonly number[] | undefined;
  readonly language: ListLanguage;
  readonly kind: "list" | "worksheet";
  /** The usual one of the language unless given. */
  readonly paper: PdfPaper | undefined;
};

type Printed = { readonly title: string; readonly words: readonly PrintedWord[] };

const bandSize = 200;

/**
 * A list, or words of it, as a PDF for this user, with its title. Nothing of it is kept.
 *
 * @throws {Refusal} premium.required; not_found; too_many_requests, while another is made for the user; unavailable
 */
export async function makeListPdf(
  services: Services,
  viewer: Viewer,
  { source, wordIds, language, kind, paper: wanted }: PdfRequest,
): Promise<OpenPdf & { readonly title: string }> {
  const locale = localeBeside(language);
  const paper = wanted ?? defaultPaper(locale);
  if (!canDownloadPdf(viewer, services.now())) throw new Refusal("premium.required");
  const list = await readPrinted(services, viewer, source, wordIds, locale);
  if (list === undefined || list.words.length === 0) throw new Refusal("not_found");
  const { title, words } = list;
  const pdf = await orRefusal(
    services.pdfs.files.openOnce(viewer.id, async () => {
      const bands = bandsOf(words, bandSize, locale);
      const sections = bands.length > 1 ? bands : [{ heading: services.translate(locale, "pdf_words"), words }];
      return pdfDocumentOf(services, { language, locale, kind, paper }, { title, isNumbered: false, sections });
    }),
  );
  return { ...pdf, title };
}

async function readPrinted(
  services: Services,
  viewer: Viewer,
  source: NamedList | undefined,
  wordIds: readonly number[] | undefined,
  locale: Locale,
): Promise<Printed | undefined> {
  if (source === undefined) return await readChosen(services, wordIds ?? [], locale);
  const list = await readNamedList(services, viewer, source, locale);
  if (list === undefined) return undefined;
  const chosen = wordIds && new Set(wordIds);
  // Of an episode or film the first time; of several there is no telling where.
  const isOneFile = source.kind === "episode" || source.kind === "movie";
  const words = list.words.filter(({ id }) => chosen?.has(id) ?? true);
  return {
    ...list,
    words: words.map((word) => ({ ...word, second: word.second ?? (isOneFile ? word.times[0] : undefined) })),
  };
}

async function readChosen(services: Services, ids: readonly number[], locale: Locale): Promise<Printed> {
  const found = new Map((await readHeadwords(services.database.db, ids)).map((word) => [word.id, word]));
  const words = [...new Set(ids)].flatMap((id) => found.get(id) ?? []).map((word) => listedWord(word));
  return { title: services.translate(locale, "pdf_title_words"), words };
}
