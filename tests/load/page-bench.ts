import { pathToFileURL } from "node:url";
import { pagesFile } from "../../src/main/build.ts";
import { median } from "./figures.ts";

type PagesModule = typeof import("../../src/web/app/server.ts");

const rounds = 15;
const warmRounds = 5;

/** Milliseconds to render a page anew, its data from the running site, nothing kept. */
export async function benchRendering(origin: string, path: string): Promise<number> {
  const { createPages }: PagesModule = await import(pathToFileURL(pagesFile).href);
  const { render } = createPages({
    apiFetch: (apiPath, init) => fetch(origin + apiPath, init),
    site: {
      name: "Dizi Okulu",
      publicUrl: origin,
      contactMail: "bench@example.org",
      legal: {},
      hasGoogle: false,
      storeLinks: {},
      socialLinks: [],
    },
    reportError: (error) => {
      throw error;
    },
  });
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await (await render(new Request(origin + path))).text();
    if (round >= warmRounds) times.push(performance.now() - start);
  }
  return median(times);
}
