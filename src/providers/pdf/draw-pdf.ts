import PDFKit from "pdfkit";
import { drawAnswerKey } from "./draw-answer-key.ts";
import { drawCover } from "./draw-cover.ts";
import { createWordTable } from "./draw-words.ts";
import type { PdfDocument } from "./pdf-document.ts";
import { asArtifact, colours, type Doc, drawLine, margin, registerFonts } from "./pdf-style.ts";

/**
 * Draws a list or a worksheet. The document is written as it grows and can be piped to a file. It is tagged, has its
 * language, an outline and page numbers; English words in it are marked as such.
 */
export function drawPdf(document: PdfDocument): Doc {
  const { kind, locale, paper, title, subtitle, siteName, siteUrl } = document;
  const doc = new PDFKit({
    size: paper,
    margin,
    lang: locale,
    tagged: true,
    displayTitle: true,
    pdfVersion: "1.7",
    autoFirstPage: false,
    info: { Title: title, Subject: subtitle, Author: siteName, Creator: siteUrl },
  });
  registerFonts(doc);
  numberPages(doc, document);
  const root = doc.struct("Document");
  doc.addStructure(root);
  drawCover(doc, root, document);

  const isWorksheet = kind === "worksheet";
  const table = createWordTable(doc, root, document, !isWorksheet);
  let number = 1;
  for (const { heading, words } of document.sections) {
    table.begin(heading);
    for (const word of words) {
      table.drawWord(word, isWorksheet || document.isNumbered ? number : undefined);
      number += 1;
    }
    table.end();
  }
  if (isWorksheet) drawAnswerKey(doc, root, document);
  root.end();
  doc.end();
  return doc;
}

/** Page numbers stand on all pages but the title's. */
function numberPages(doc: Doc, { title, siteName }: PdfDocument): void {
  let page = 0;
  doc.on("pageAdded", () => {
    page += 1;
    // Rows end above it; text under the margin would begin a page of its own.
    doc.page.margins.bottom = 0;
    if (page === 1) return;
    const { width, height } = doc.page;
    const y = height - margin;
    asArtifact(doc, "Pagination", () => {
      doc.font("text").fontSize(8.5).fillColor(colours.quiet);
      doc.text(`${siteName} · ${title}`, margin, y, {
        width: width - 2 * margin - 60,
        height: 12,
        lineBreak: false,
        ellipsis: true,
      });
      const text = String(page);
      drawLine(doc, text, width - margin - doc.widthOfString(text), y);
    });
  });
}
