import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { parentPort, workerData } from "node:worker_threads";
import { drawPdf } from "./draw-pdf.ts";
import type { PdfDocument } from "./pdf-document.ts";

export type PdfTask = { readonly document: PdfDocument; readonly file: string };

const { document, file }: PdfTask = workerData;

await pipeline(drawPdf(document), createWriteStream(file, { flags: "wx" }));
parentPort?.postMessage("done");
