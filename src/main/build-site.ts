import { loadLexicon } from "../services/lexicon/load-lexicon.ts";
import { buildSite } from "./build.ts";

// What `npm start` would make on first need: for machines that must not build when they start.
await buildSite();
await loadLexicon();
