import { readFileSync } from "node:fs";
import path from "node:path";
import { locales } from "../../domain/locale/locale.ts";
import { articleIds } from "../../web/features/articles/page-text.ts";
import { readText } from "./read-text.ts";
import { readArticleCards, textFileOf, textNameOf } from "./read-texts.ts";
import { faultText } from "./text-fault.ts";

const cardsPrefix = "virtual:article-cards/";

/** The parts of Vite's plugins that this one uses. */
type PluginContext = { error(message: string): never; addWatchFile(file: string): void };

/**
 * Markdown files of a content folder as modules: each is compiled to a `PageText`, so that neither Markdown nor its
 * parser is in the bundles; `virtual:article-cards/<locale>` has the cards of the blog.
 */
export function textsPlugin(folder: string) {
  return {
    name: "page-texts",
    resolveId: {
      filter: { id: /^virtual:article-cards\// },
      handler: (id: string) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:article-cards\/|\.md$/ },
      handler(this: PluginContext, id: string) {
        if (id.startsWith(`\0${cardsPrefix}`)) {
          const locale = locales.find((one) => id === `\0${cardsPrefix}${one}`);
          if (locale === undefined) return undefined;
          for (const article of articleIds) this.addWatchFile(textFileOf(folder, { id: article, locale }));
          return moduleOf(readArticleCards(folder, locale));
        }
        const name = textNameOf(id);
        if (name === undefined) return undefined;
        const { text, faults } = readText(readFileSync(id, "utf8"), name, path.relative(process.cwd(), id));
        if (faults.length > 0) this.error(faults.map(faultText).join("\n"));
        return moduleOf(text);
      },
    },
  };
}

function moduleOf(value: unknown) {
  return { code: `export default ${JSON.stringify(value)};`, moduleType: "js" as const, map: null };
}
