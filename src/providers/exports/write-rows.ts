import { stringify } from "csv-stringify/sync";

/**
 * A table for spreadsheets: UTF-8 with a byte order mark, by which Excel tells it from the system's own encoding. A cell
 * that would be a formula is made text by a quote before it.
 */
export function writeRows(rows: readonly (readonly string[])[]): string {
  return stringify([...rows.map((row) => [...row])], {
    bom: true,
    escape_formulas: true,
    record_delimiter: "windows",
  });
}
