import type { Db } from "../database.ts";
import { personalTables } from "./personal-tables.ts";

type ExportedRow = Readonly<Record<string, unknown>>;

/** ISO 8601 in UTC with an offset, without the zeros at the end of the seconds. */
function momentText(moment: Date): string {
  return moment.toISOString().replace(/\.?0*Z$/, "+00:00");
}

/** Without a list of its fields: some people have tens of thousands of rows. */
function exportedRow(row: ExportedRow): ExportedRow {
  const exported: Record<string, unknown> = {};
  for (const name of Object.keys(row)) {
    const value = row[name];
    exported[name] = value instanceof Date ? momentText(value) : value;
  }
  return exported;
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
