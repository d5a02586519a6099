import type { ExportedList } from "./exported-list.ts";

/** The list with the names of its fields in English, for programs. */
export function writeJson({ title, language, at, words }: ExportedList): Uint8Array {
  return Buffer.from(
    `${JSON.stringify({ title, language, exportedAt: new Date(at).toISOString(), words }, null, 2)}\n`,
  );
}
