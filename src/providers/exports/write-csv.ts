import { stringify } from "csv-stringify/sync";
import { cardColumns, type ExportedList, type ExportedWord, exportedTexts, textOf } from "./exported-list.ts";

const directions = ["recognition", "production"] as const;

/**
 * A table for spreadsheets: UTF-8 with a byte order mark, by which Excel tells it from the system's own encoding. A cell
 * that would be a formula is made text by a quote before it.
 */
export function writeCsv({ labels, hasSchedule, words }: ExportedList): Uint8Array {
  const cardLabels = directions.flatMap((direction) =>
    cardColumns.map((column) => `${labels[direction]}: ${labels[column]}`),
  );
  const header = [...exportedTexts.map((column) => labels[column]), ...(hasSchedule ? cardLabels : [])];
  const rows = words.map((word) => [
    ...exportedTexts.map((column) => textOf(word, column)),
    ...(hasSchedule ? directions.flatMap((direction) => cardCells(word[direction])) : []),
  ]);
  return Buffer.from(stringify([header, ...rows], { bom: true, escape_formulas: true, record_delimiter: "windows" }));
}

function cardCells(card: ExportedWord["recognition"]): string[] {
  if (card === undefined) return cardColumns.map(() => "");
  return [card.dueDay, card.stability.toFixed(1), String(card.reps), String(card.lapses)];
}
