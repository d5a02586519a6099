import type { Level } from "../../domain/lexicon/level.ts";
import type { PdfDocument, PdfSense, PdfWord } from "./pdf-document.ts";
import { colours, type Doc, drawDots, drawLevelTag, drawLine, type FontName, inEnglish, margin } from "./pdf-style.ts";

export type Column = { readonly x: number; readonly width: number };
export type ColumnName = "phrase" | "ipa" | "partOfSpeech" | "meaning" | "level";

/** A column that no word fills is left out. */
export type Columns = Readonly<Record<"phrase" | "partOfSpeech" | "meaning" | "level", Column>> & {
  readonly ipa?: Column;
};

/** Text in its place, relative to the row's top. */
type Cell = {
  readonly text: string;
  readonly font: FontName;
  readonly size: number;
  readonly colour: string;
  readonly column: Column;
  readonly y: number;
  readonly height: number;
  readonly isOneLine: boolean;
  readonly isEnglish: boolean;
};

export type Row = {
  readonly cells: readonly Cell[];
  readonly levels: readonly { readonly level: Level; readonly y: number }[];
  /** Lines to write on. */
  readonly dots: readonly number[];
  readonly height: number;
};

/** Space between columns. */
export const columnGap = 10;

const numberWidth = 26;
const levelWidth = 22;
const senseHeight = 14;
const writingHeight = 22;

type Style = Pick<Cell, "font" | "size" | "colour" | "isEnglish">;
const styles = {
  phrase: { font: "bold", size: 11, colour: colours.ink, isEnglish: true },
  ipa: { font: "text", size: 9.5, colour: colours.quiet, isEnglish: true },
  partOfSpeech: { font: "italic", size: 9, colour: colours.quiet, isEnglish: false },
  meaning: { font: "text", size: 10.5, colour: colours.ink, isEnglish: false },
  minute: { font: "text", size: 8.5, colour: colours.quiet, isEnglish: false },
  example: { font: "italic", size: 9.5, colour: colours.quiet, isEnglish: true },
  exampleMeaning: { font: "text", size: 8.5, colour: colours.quiet, isEnglish: false },
} as const satisfies Record<string, Style>;

/** The columns share the width of the text; without IPA the others have its share. */
export function columnsOf(pageWidth: number, { sections, isNumbered, kind }: PdfDocument): Columns {
  const hasIpa = sections.some(({ words }) => words.some(({ senses }) => senses.some(({ ipa }) => ipa !== "")));
  const left = margin + (isNumbered || kind === "worksheet" ? numberWidth : 0);
  const level = { x: pageWidth - margin - levelWidth, width: levelWidth };
  const ipaShare = hasIpa ? 0.18 : 0;
  const unit = (level.x - left) / (0.82 + ipaShare);
  let x = left;
  const place = (share: number): Column => {
    const column = { x, width: unit * share - columnGap };
    x += unit * share;
    return column;
  };
  const phrase = place(0.25);
  const ipa = hasIpa ? { ipa: place(ipaShare) } : {};
  return { phrase, ...ipa, partOfSpeech: place(0.13), meaning: place(0.44), level };
}

function measure(doc: Doc, text: string, column: Column, y: number, style: Style): Cell {
  doc.font(style.font).fontSize(style.size);
  // Looking for line breaks takes most of the time, and few cells need it.
  const isOneLine = doc.widthOfString(text) <= column.width;
  const height = isOneLine ? doc.currentLineHeight(true) : doc.heightOfString(text, { width: column.width });
  return { ...style, text, column, y, height, isOneLine };
}

/** @param hasMeanings false where there is a line to write on in their place */
export function measureRow(doc: Doc, word: PdfWord, columns: Columns, hasMeanings: boolean): Row {
  const cells = [measure(doc, word.phrase, columns.phrase, 0, styles.phrase)];
  const levels: { level: Level; y: number }[] = [];
  const dots: number[] = [];
  let y = 0;
  let ipa = "";
  for (const sense of word.senses) {
    const own: Cell[] = [];
    if (columns.ipa && sense.ipa !== "" && sense.ipa !== ipa) {
      own.push(measure(doc, `/${sense.ipa}/`, columns.ipa, y + 1, styles.ipa));
      ipa = sense.ipa;
    }
    levels.push({ level: sense.level, y: y + 0.5 });
    const partOfSpeech = measure(doc, sense.partOfSpeech, columns.partOfSpeech, y + 1.6, styles.partOfSpeech);
    own.push(partOfSpeech);
    if (sense.minute !== undefined) {
      own.push(measure(doc, sense.minute, columns.partOfSpeech, bottomOfCells([partOfSpeech]) + 1, styles.minute));
    }
    if (hasMeanings) own.push(...measureMeaning(doc, sense, columns.meaning, y));
    else dots.push(y + senseHeight);
    cells.push(...own);
    y = Math.max(bottomOfCells(own), y + (hasMeanings ? senseHeight : writingHeight));
  }
  return { cells, levels, dots, height: Math.max(y, bottomOfCells(cells)) };
}

function measureMeaning(doc: Doc, sense: PdfSense, column: Column, y: number): Cell[] {
  const { meaning, example, exampleMeaning } = sense;
  const cells = meaning === "" ? [] : [measure(doc, meaning, column, y + 0.4, styles.meaning)];
  const below = (text: string, style: Style) =>
    cells.push(measure(doc, text, column, Math.max(bottomOfCells(cells), y) + 1, style));
  if (example !== undefined) below(example, styles.example);
  if (example !== undefined && exampleMeaning !== undefined) below(exampleMeaning, styles.exampleMeaning);
  return cells;
}

function bottomOfCells(cells: readonly Cell[]): number {
  return cells.reduce((bottom, { y, height }) => Math.max(bottom, y + height), 0);
}

/** @param number undefined where rows are not numbered */
export function drawRow(doc: Doc, row: Row, columns: Columns, number: number | undefined, top: number): void {
  if (number !== undefined) {
    doc.font("text").fontSize(8).fillColor(colours.quiet);
    drawLine(doc, String(number), margin, top + 3);
  }
  for (const cell of row.cells) {
    if (cell.isEnglish) inEnglish(doc, () => drawCell(doc, cell, top));
    else drawCell(doc, cell, top);
  }
  const { meaning, level } = columns;
  for (const y of row.dots) drawDots(doc, meaning.x, meaning.x + meaning.width, top + y);
  for (const each of row.levels) drawLevelTag(doc, each.level, level.x, top + each.y);
}

function drawCell(doc: Doc, { text, font, size, colour, column, y, isOneLine }: Cell, top: number): void {
  doc.font(font).fontSize(size).fillColor(colour);
  if (isOneLine) drawLine(doc, text, column.x, top + y);
  else doc.text(text, column.x, top + y, { width: column.width });
}
