import { loadBuiltPages } from "./pages.ts";
import { runSite } from "./run-site.ts";

await runSite(loadBuiltPages);
