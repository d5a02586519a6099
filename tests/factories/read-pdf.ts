import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";

export type ReadPdf = {
  readonly title: string;
  readonly language: string;
  /** Headings of the outline. */
  readonly outline: readonly string[];
  /** Width and height of the first page in points. */
  readonly paper: readonly [number, number];
  /** The pieces of text of each page, in the order in which they stand in the file. */
  readonly pages: readonly (readonly string[])[];
  readonly isTagged: boolean;
};

/** What a PDF reader makes of a file. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const { info } = await pdf.getMetadata();
  const language = "Language" in info ? String(info.Language) : "";
  const title = "Title" in info ? String(info.Title) : "";
  const outline = ((await pdf.getOutline()) ?? []).map((item) => item.title);
  const pages: string[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? [item.str] : [])));
  }
  const [, , width = 0, height = 0] = (await pdf.getPage(1)).view;
  const isTagged = (await pdf.getMarkInfo())?.Marked === true;
  await task.destroy();
  return { title, language, outline, paper: [width, height], pages, isTagged };
}

/** How many of a document's drawn characters its fonts have no shape for, which a reader of its text does not see. */
export async function countMissingGlyphs(bytes: Uint8Array): Promise<number> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  let missing = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { fnArray, argsArray } = await (await pdf.getPage(number)).getOperatorList();
    for (const [at, operation] of fnArray.entries()) {
      if (operation !== OPS.showText) continue;
      const glyphs: readonly (number | { readonly originalCharCode: number })[] = argsArray[at][0];
      // Glyph 0 is the box that stands for what a font does not have.
      missing += glyphs.filter((glyph) => typeof glyph === "object" && glyph.originalCharCode === 0).length;
    }
  }
  await task.destroy();
  return missing;
}

/** Text without spaces, so that where lines break does not matter. */
export function squeeze(text: string): string {
  return text.replace(/\s+/g, "");
}
