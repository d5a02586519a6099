import { loadLexicon } from "../services/lexicon/load-lexicon.ts";
import { buildSite } from "./build.ts";

// Builds ahead what `npm start` would build when first needed: for machines that must not build at start.
await buildSite();
await loadLexicon();
