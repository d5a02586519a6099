import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type PDFKit from "pdfkit";
import { type Level, nameOfLevel } from "../../domain/lexicon/level.ts";

export type Doc = InstanceType<typeof PDFKit>;

export type FontName = "text" | "bold" | "italic" | "title";

const { resolve } = createRequire(import.meta.url);

/** The site's faces, whole: those of @fontsource have no file with Turkish letters and IPA together. */
const fontFiles: Readonly<Record<FontName, string>> = {
  text: resolve("@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf"),
  bold: resolve("@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf"),
  italic: resolve("@expo-google-fonts/source-sans-3/400Regular_Italic/SourceSans3_400Regular_Italic.ttf"),
  title: resolve("@expo-google-fonts/brygada-1918/600SemiBold/Brygada1918_600SemiBold.ttf"),
};

export function registerFonts(doc: Doc): void {
  for (const [name, file] of Object.entries(fontFiles)) {
    const font = readFileSync(file);
    doc.registerFont(name, name === "title" ? font : withoutLayoutTables(font));
  }
}

/** The fields of an OpenType file's header: how many tables there are, and a record of each. */
const tableCountAt = 4;
const recordsAt = 12;
const recordBytes = 16;

/**
 * A font without kerning and ligatures, by hiding their tables under other names: shaping took two thirds of the time,
 * and in text of this size nobody sees it. A ligature of f and i would also hide which i it is in Turkish.
 */
function withoutLayoutTables(font: Buffer): Buffer {
  const tables = font.readUInt16BE(tableCountAt);
  for (let at = recordsAt; at < recordsAt + tables * recordBytes; at += recordBytes) {
    const tag = font.toString("latin1", at, at + 4);
    if (tag === "GSUB" || tag === "GPOS") font.write("x", at, "latin1");
  }
  return font;
}

/** The colours of the site's light theme, on white paper. */
export const colours = {
  ink: "#141c28",
  dim: "#25303f",
  quiet: "#565f6d",
  rule: "#dcd7cb",
  paper: "#fbf6ec",
  yellow: "#ffd23f",
} as const;

export const levelColours: Readonly<Record<Level, { readonly fill: string; readonly text: string }>> = {
  1: { fill: "#d3ebe4", text: colours.ink },
  2: { fill: "#a8d3d8", text: colours.ink },
  3: { fill: "#7fb0cd", text: colours.ink },
  4: { fill: "#55679f", text: "#ffffff" },
  5: { fill: "#43306f", text: "#ffffff" },
};

/** Points from every edge of the paper. */
export const margin = 48;

/** Where the text of a page ends, above its number. */
export function bottomOf(doc: Doc): number {
  return doc.page.height - margin - 12;
}

/** Draws what screen readers skip: it is no part of the structure. */
export function asArtifact(doc: Doc, type: "Layout" | "Pagination", draw: () => void): void {
  doc.markContent("Artifact", { type });
  draw();
  doc.endMarkedContent();
}

/** English inside a document of another language, so that it is read aloud as such. */
export function inEnglish(doc: Doc, draw: () => void): void {
  doc.markContent("Span", { lang: "en" });
  draw();
  doc.endMarkedContent();
}

/** One line at a place, without looking for a line break. */
export function drawLine(doc: Doc, text: string, x: number, y: number): void {
  doc.text(text, x, y, { lineBreak: false });
}

/** A level's letters on its colour. */
export function drawLevelTag(doc: Doc, level: Level, x: number, y: number): void {
  const { fill, text } = levelColours[level];
  doc.roundedRect(x, y, 22, 13, 3).fill(fill);
  doc.font("bold").fontSize(8.5).fillColor(text);
  drawLine(doc, nameOfLevel(level), x + 5.5, y + 1.2);
}

/** A line to write on. */
export function drawDots(doc: Doc, from: number, to: number, y: number): void {
  doc.moveTo(from, y).lineTo(to, y).lineWidth(0.6).dash(1.5, { space: 2 }).stroke(colours.quiet).undash();
}
