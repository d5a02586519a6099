import type { PdfDocument, PdfWord } from "./pdf-document.ts";
import { bottomOf, colours, type Doc, drawLine, inEnglish, margin } from "./pdf-style.ts";

const numberWidth = 26;
const columnGap = 24;
const sizes = { phrase: 9.5, meaning: 9.5, number: 8 } as const;

/** The meanings of a worksheet's words under their numbers, in two columns, on pages of their own. */
export function drawAnswerKey(doc: Doc, parent: PDFKit.PDFStructureElement, document: PdfDocument): void {
  const heading = document.labels.answerKey;
  const columnWidth = (doc.page.width - 2 * margin - columnGap) / 2;
  let top = margin + 36;
  let y = top;
  let column = 0;

  doc.addPage();
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
        doc.font("text").fontSize(sizes.number).fillColor(colours.quiet);
        drawLine(doc, String(number), x, at + 1.5);
        inEnglish(doc, () => {
          doc.font("bold").fontSize(sizes.phrase).fillColor(colours.ink);
          doc.text(word.phrase, x + numberWidth, at, { width });
        });
        doc
          .font("text")
          .fontSize(sizes.meaning)
          .text(meaningsOf(word), x + numberWidth, doc.y, { width });
      }),
    );
  }

  let number = 1;
  for (const { words } of document.sections) {
    for (const word of words) {
      const height = heightOf(doc, word, columnWidth - numberWidth);
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

function heightOf(doc: Doc, word: PdfWord, width: number): number {
  const phrase = doc.font("bold").fontSize(sizes.phrase).heightOfString(word.phrase, { width });
  const meaning = doc.font("text").fontSize(sizes.meaning).heightOfString(meaningsOf(word), { width });
  return phrase + meaning + 5;
}
