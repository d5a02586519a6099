import { parentPort, workerData } from "node:worker_threads";
import type { ExportedList, ExportFormat } from "./exported-list.ts";
import { writeAnki } from "./write-anki.ts";
import { writeCsv } from "./write-csv.ts";
import { writeJson } from "./write-json.ts";

export type ExportTask = { readonly format: ExportFormat; readonly list: ExportedList };

const writers: Readonly<Record<ExportFormat, (list: ExportedList) => Uint8Array>> = {
  csv: writeCsv,
  json: writeJson,
  anki: writeAnki,
};

const { format, list }: ExportTask = workerData;

parentPort?.postMessage(writers[format](list));
