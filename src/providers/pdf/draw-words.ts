import type { PdfDocument, PdfWord } from "./pdf-document.ts";
import { asArtifact, bottomOf, colours, type Doc, drawDots, drawLine, margin } from "./pdf-style.ts";
import { type Column, type ColumnName, columnGap, columnsOf, drawRow, measureRow } from "./word-row.ts";

const fillIns = ["name", "date", "score"] as const;
/** Above and below a row. */
const padding = 2.8;
const headHeight = 17;
const headingHeight = 32;
/** A heading wants this much before the page ends. */
const headingNeeds = 130;

export type WordTable = {
  /** Begins a section: a heading in the text and in the outline. */
  begin(heading: string): void;
  /** @param number undefined where rows are not numbered */
  drawWord(word: PdfWord, number: number | undefined): void;
  end(): void;
};

/**
 * The table of words over as many pages as it takes.
 *
 * @param hasMeanings false for a worksheet
 */
export function createWordTable(
  doc: Doc,
  parent: PDFKit.PDFStructureElement,
  document: PdfDocument,
  hasMeanings: boolean,
): WordTable {
  const { labels } = document;
  const columns = columnsOf(doc.page.width, document);
  const right = doc.page.width - margin;
  let list: PDFKit.PDFStructureElement | undefined;
  /** Where the next row begins; undefined before the first page. */
  let y: number | undefined;

  function beginPage(): number {
    doc.addPage();
    return margin;
  }

  function drawRule(at: number, colour: string): void {
    doc.moveTo(margin, at).lineTo(right, at).lineWidth(0.5).stroke(colour);
  }

  /** On every page, left out by screen readers: each row is read out as a sentence. */
  function drawHead(top: number): number {
    const shown: readonly (readonly [ColumnName, Column | undefined])[] = [
      ["phrase", columns.phrase],
      ["ipa", columns.ipa],
      ["partOfSpeech", columns.partOfSpeech],
      ["meaning", columns.meaning],
    ];
    asArtifact(doc, "Layout", () => {
      doc.font("bold").fontSize(8.5).fillColor(colours.quiet);
      for (const [name, column] of shown) if (column) drawLine(doc, labels[name], column.x, top);
      drawLine(doc, labels.level, right - doc.widthOfString(labels.level), top);
      drawRule(top + headHeight - 4, colours.ink);
    });
    return top + headHeight;
  }

  /** Name, date and score of who fills in a worksheet. */
  function drawFillIns(top: number): number {
    const width = (right - margin + columnGap) / fillIns.length;
    asArtifact(doc, "Layout", () => {
      doc.font("text").fontSize(9).fillColor(colours.quiet);
      fillIns.forEach((name, at) => {
        const x = margin + at * width;
        drawLine(doc, labels[name], x, top);
        drawDots(doc, x + doc.widthOfString(labels[name]) + 6, x + width - columnGap, top + 11);
      });
    });
    return top + 34;
  }

  function begin(heading: string): void {
    const fits = y !== undefined && y + headingNeeds < bottomOf(doc);
    const top = y === undefined || !fits ? beginPage() : y + 14;
    doc.outline.addItem(heading);
    parent.add(
      doc.struct("H2", {}, () => {
        doc.font("title").fontSize(20).fillColor(colours.ink);
        doc.text(heading, margin, top, { width: right - margin, height: headingHeight, ellipsis: true });
      }),
    );
    const below = top + headingHeight;
    y = drawHead(list === undefined && !hasMeanings ? drawFillIns(below) : below);
    list = doc.struct("L");
    parent.add(list);
  }

  function drawWord(word: PdfWord, number: number | undefined): void {
    const row = measureRow(doc, word, columns, hasMeanings);
    const height = row.height + 2 * padding;
    if (y === undefined || y + height > bottomOf(doc)) y = drawHead(beginPage());
    const top = y + padding;
    // One element a word, not one a cell: 25,000 of them would double the time and the memory.
    list?.add(doc.struct("LI", {}, () => drawRow(doc, row, columns, number, top)));
    y += height;
    const end = y;
    asArtifact(doc, "Layout", () => drawRule(end, colours.rule));
  }

  return { begin, drawWord, end: () => list?.end() };
}
