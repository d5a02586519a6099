import type { Db } from "../database.ts";
import { personalTables } from "./personal-tables.ts";

type ExportedRow = Readonly<Record<string, unknown>>;

/** ISO 8601 in UTC with an offset, without the zeros at the end of the seconds. */
function momentText(moment: Date): string {
  return moment.toISOString().replace(/\.?0*Z$/, "+00:00");
}

function exportedRow(row: ExportedRow): ExportedRow {
  const fields = Object.entries(row).map(([name, value]) => [name, value instanceof Date ? momentText(value) : value]);
  return Object.fromEntries(fields);
}

/** A person's rows of every table, by the names of the export. For a transaction. */
export async function readPersonalData(
  transaction: Db,
  userId: number,
): Promise<Readonly<Record<string, readonly ExportedRow[]>>> {
  const data: Record<string, readonly ExportedRow[]> = {};
  for (const { exportedAs, read } of personalTables) {
    const rows = await read(transaction, userId);
    data[exportedAs] = rows.map(exportedRow);
  }
  return data;
}
