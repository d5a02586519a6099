import path from "node:path";
import { readContent } from "../services/catalogue/read-content.ts";
import { importSubtitles } from "../services/subtitles/import-subtitles.ts";
import type { Config } from "./config.ts";
import type { OpenServices } from "./open-services.ts";

/** A series and a film of our own, and the packs of the free films. */
export const sampleCatalogueFolder = path.resolve(import.meta.dirname, "../../content/catalogue");

/** Imports the sample where nothing is published yet, also after an interrupted first import. */
export async function importSample(
  services: OpenServices,
  config: Config,
  report: (line: string) => void,
): Promise<void> {
  if (!config.hasSampleCatalogue || (await readContent(services)).titles.length > 0) return;
  report("Importing the sample catalogue; this is done once.");
  for await (const event of importSubtitles(services, [sampleCatalogueFolder], new AbortController().signal)) {
    if (event.type === "file" && event.status === "failed")
      report(`${event.file}: ${event.problems[0]?.message ?? ""}`);
  }
  await services.database.giveMemoryBack();
}
