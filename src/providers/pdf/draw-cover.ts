import { type Level, levels } from "../../domain/lexicon/level.ts";
import type { PdfDocument } from "./pdf-document.ts";
import {
  asArtifact,
  colours,
  type Doc,
  drawLevelTag,
  drawLine,
  type FontName,
  levelColours,
  margin,
} from "./pdf-style.ts";

const titleSizes = [44, 38, 32, 27];
const titleLines = 4;

/** Widths of the lines above the bright one, as shares of the text's width. */
const dimLines = [0.62, 0.88, 0.47, 0.79, 0.56, 0.94, 0.38, 0.71, 0.83, 0.5];

/** The title page: an evening screen with one bright line, the title, and how many words are of each level. */
export function drawCover(doc: Doc, parent: PDFKit.PDFStructureElement, document: PdfDocument): void {
  const { title, subtitle, siteName, siteUrl, locale } = document;
  doc.addPage();
  const { width, height } = doc.page;
  const textWidth = width - 2 * margin;
  const horizon = height * 0.72;
  asArtifact(doc, "Layout", () => drawScreen(doc, horizon));

  const cover = doc.struct("Sect");
  parent.add(cover);
  const write = (tag: string, text: string, font: FontName, size: number, y: number, colour: string) =>
    cover.add(
      doc.struct(tag, {}, () => {
        doc.font(font).fontSize(size).fillColor(colour).text(text, margin, y, { width: textWidth });
      }),
    );
  write("P", siteName, "bold", 13, margin, colours.yellow);
  const { size, titleHeight } = fitTitle(doc, title, textWidth);
  write("H1", title, "title", size, horizon - 108 - titleHeight, colours.paper);
  write("P", subtitle, "text", 15, horizon - 88, colours.paper);

  const counts = countLevels(document);
  const y = horizon + 44;
  const strip = doc.struct("P", {}, () => drawLevels(doc, counts, y, locale));
  cover.add(strip);
  write("P", siteUrl.replace(/^https?:\/\//, ""), "text", 11, height - margin - 14, colours.quiet);
  cover.end();
}

function drawScreen(doc: Doc, horizon: number): void {
  const { width } = doc.page;
  doc.rect(0, 0, width, horizon).fill(colours.ink);
  const lineHeight = 9;
  dimLines.forEach((share, at) => {
    const length = (width - 2 * margin) * share;
    doc.roundedRect(margin, margin + 50 + at * 21, length, lineHeight, lineHeight / 2).fill(colours.dim);
  });
  doc.rect(margin, horizon - 3, 132, 6).fill(colours.yellow);
}

/** The largest size at which the title takes few lines. */
function fitTitle(doc: Doc, title: string, width: number) {
  doc.font("title");
  const heightAt = (size: number) => doc.fontSize(size).heightOfString(title, { width });
  const smallest = titleSizes.at(-1) ?? 27;
  const size =
    titleSizes.find((each) => heightAt(each) <= doc.fontSize(each).currentLineHeight(true) * (titleLines - 1)) ??
    smallest;
  return { size, titleHeight: heightAt(size) };
}

/** How many words of each level there are; a word counts by its first sense. */
function countLevels({ sections }: PdfDocument): ReadonlyMap<Level, number> {
  const counts = new Map<Level, number>();
  for (const { words } of sections) {
    for (const { senses } of words) {
      const level = senses[0]?.level;
      if (level !== undefined) counts.set(level, (counts.get(level) ?? 0) + 1);
    }
  }
  return counts;
}

function drawLevels(doc: Doc, counts: ReadonlyMap<Level, number>, y: number, locale: string): void {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const present = levels.filter((level) => (counts.get(level) ?? 0) > 0);
  const width = doc.page.width - 2 * margin;
  const legendWidth = 96;
  let x = margin;
  for (const [at, level] of present.entries()) {
    const count = counts.get(level) ?? 0;
    const share = (width * count) / all;
    doc.rect(x, y, share, 12).fill(levelColours[level].fill);
    x += share;
    const legendX = margin + at * legendWidth;
    drawLevelTag(doc, level, legendX, y + 26);
    doc.font("text").fontSize(12).fillColor(colours.ink);
    drawLine(doc, count.toLocaleString(locale), legendX + 30, y + 25);
  }
}
