import { readContent } from "../../services/catalogue/read-content.ts";
import { readEasyTitles } from "../../services/catalogue/read-easy-titles.ts";
import { readSiteList, readSiteWords } from "../../services/catalogue/read-site-list.ts";
import { readLexiconWords } from "../../services/catalogue/read-word-list.ts";
import type { Api } from "../handle.ts";
import { registerGetLevelCounts } from "./get-level-counts.ts";
import { presentContent } from "./present-content.ts";
import { presentEasyTitle, presentSiteList } from "./present-site-lists.ts";
import { presentWords } from "./present-words.ts";

/** The catalogue, its version, and words by level. */
export function registerCatalogue(api: Api): void {
  const { handle, services } = api;

  handle("Home/GetContent", async () => presentContent(await readContent(services)));

  handle("Home/GetContentVersion", async () => ({ version: services.contentVersion.current() }));

  registerGetLevelCounts(api);

  handle("Home/GetEasyTitles", async () => (await readEasyTitles(services)).map(presentEasyTitle));

  handle("WordList/GetSiteList", async ({ query }) => presentSiteList(await readSiteList(services, query.list)));

  handle("WordList/GetSiteWords", async ({ query, problem }) => {
    const words = await readSiteWords(services, query.list, query.part);
    if (words === undefined) throw problem("not_found");
    return presentWords(words, query.MeanLanguageType);
  });

  handle("WordList/GetLexiconWords", async ({ query }) =>
    presentWords(await readLexiconWords(services, query.level), query.MeanLanguageType),
  );
}
