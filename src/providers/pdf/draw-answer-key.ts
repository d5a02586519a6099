import type { PdfDocument, PdfWord } from "./pdf-document.ts";
import { bottomOf, colours, type Doc, drawLine, inEnglish, margin } from "./pdf-style.ts";

const numberWidth = 26;
const columnGap = 24;
const textSize = 9.5;
const numberSize = 8;
const headHeight = 36;

/** Sizes that are tried, as shares of the usual one, where the last page would hold little. */
const smaller = [0.95, 0.9, 0.85] as const;
/** A last page with less of its first column is not begun, if smaller letters can do without it. */
const leastOfColumn = 0.35;

/** The meanings of a worksheet's words under their numbers, in two columns, on pages of their own. */
export function drawAnswerKey(doc: Doc, parent: PDFKit.PDFStructureElement, document: PdfDocument): void {
  const heading = document.labels.answerKey;
  const columnWidth = (doc.page.width - 2 * margin - columnGap) / 2;
  let top = margin + headHeight;
  let y = top;
  let column = 0;

  doc.addPage();
  const scale = scaleFor(doc, document, columnWidth - numberWidth);
  const size = textSize * scale;
  doc.outline.addItem(heading);
  parent.add(
    doc.struct("H2", {}, () => {
      doc.font("title").fontSize(20).fillColor(colours.ink);
      drawLine(doc, heading, margin, margin);
    }),
  );
  const list = doc.struct("L");
  parent.add(list);

  function nextColumn(): void {
    if (column === 0) {
      column = 1;
    } else {
      column = 0;
      doc.addPage();
      top = margin;
    }
    y = top;
  }

  function drawAnswer(word: PdfWord, number: number): void {
    const x = margin + column * (columnWidth + columnGap);
    const width = columnWidth - numberWidth;
    const at = y;
    list.add(
      doc.struct("LI", {}, () => {
        doc.font("text").fontSize(numberSize).fillColor(colours.quiet);
        drawLine(doc, String(number), x, at + 1.5);
        inEnglish(doc, () => {
          doc.font("bold").fontSize(size).fillColor(colours.ink);
          doc.text(word.phrase, x + numberWidth, at, { width });
        });
        doc
          .font("text")
          .fontSize(size)
          .text(meaningsOf(word), x + numberWidth, doc.y, { width });
      }),
    );
  }

  let number = 1;
  for (const { words } of document.sections) {
    for (const word of words) {
      const height = heightOf(doc, word, columnWidth - numberWidth, scale);
      if (y + height > bottomOf(doc)) nextColumn();
      drawAnswer(word, number++);
      y += height;
    }
  }
  list.end();
}

function meaningsOf({ senses }: PdfWord): string {
  return senses.map(({ meaning }) => meaning).join(" · ");
}

function heightOf(doc: Doc, word: PdfWord, width: number, scale: number): number {
  const phrase = doc
    .font("bold")
    .fontSize(textSize * scale)
    .heightOfString(word.phrase, { width });
  const meaning = doc
    .font("text")
    .fontSize(textSize * scale)
    .heightOfString(meaningsOf(word), { width });
  return phrase + meaning + 5 * scale;
}

/** The usual size, or the largest smaller one that saves a last page of a few words. */
function scaleFor(doc: Doc, { sections }: PdfDocument, width: number): number {
  const words = sections.flatMap((section) => section.words);
  const bottom = bottomOf(doc);
  const usual = layOut(
    words.map((word) => heightOf(doc, word, width, 1)),
    bottom,
  );
  if (usual.pages === 1 || usual.share >= leastOfColumn) return 1;
  const fits = (scale: number) =>
    layOut(
      words.map((word) => heightOf(doc, word, width, scale)),
      bottom,
    ).pages < usual.pages;
  return smaller.find(fits) ?? 1;
}

/** How many pages two columns of such heights take, and how much of its two columns the last one fills, from 0 to 2. */
export function layOut(heights: readonly number[], bottom: number): { readonly pages: number; readonly share: number } {
  let [pages, column, top] = [1, 0, margin + headHeight];
  let y = top;
  for (const height of heights) {
    if (y + height > bottom) {
      column = 1 - column;
      if (column === 0) {
        pages += 1;
        top = margin;
      }
      y = top;
    }
    y += height;
  }
  return { pages, share: column + (y - top) / (bottom - top) };
}
