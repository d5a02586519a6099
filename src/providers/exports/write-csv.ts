import { cardColumns, type ExportedList, type ExportedWord, exportedTexts, textOf } from "./exported-list.ts";
import { writeRows } from "./write-rows.ts";

const directions = ["recognition", "production"] as const;

/** A list as a table for spreadsheets. */
export function writeCsv({ labels, hasSchedule, words }: ExportedList): Uint8Array {
  const cardLabels = directions.flatMap((direction) =>
    cardColumns.map((column) => `${labels[direction]}: ${labels[column]}`),
  );
  const header = [...exportedTexts.map((column) => labels[column]), ...(hasSchedule ? cardLabels : [])];
  const rows = words.map((word) => [
    ...exportedTexts.map((column) => textOf(word, column)),
    ...(hasSchedule ? directions.flatMap((direction) => cardCells(word[direction])) : []),
  ]);
  return Buffer.from(writeRows([header, ...rows]));
}

function cardCells(card: ExportedWord["recognition"]): string[] {
  if (card === undefined) return cardColumns.map(() => "");
  return [card.dueDay, card.stability.toFixed(1), String(card.reps), String(card.lapses)];
}
