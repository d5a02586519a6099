import path from "node:path";

/** A series and a film of our own, imported into every new installation. */
export const sampleCatalogueFolder = path.resolve(import.meta.dirname, "../../content/catalogue");
