import { writeFileSync } from "node:fs";
import path from "node:path";
import type { PackageGroup, PackageGroupKind } from "../../web/features/articles/page-text.ts";
import { dataSources } from "./data-sources.ts";
import { readPackages } from "./read-packages.ts";

const headings: Readonly<Record<PackageGroupKind, string>> = {
  data: "Word data, compiled at build and never committed",
  fonts: "Fonts",
  direct: "Packages",
  indirect: "Packages that these bring along",
};

/** The text of the project's NOTICE. */
export function noticeText(groups: readonly PackageGroup[]): string {
  const parts = groups.map(({ kind, packages }) => {
    const lines = packages.map(({ name, version, licence, url }) => {
      const credit = kind === "data" ? dataSources.find((source) => source.name === name)?.credit : undefined;
      const line = `- ${name} (${version}): ${licence}`;
      return credit === undefined ? line : `${line}\n  ${credit}\n  ${url ?? ""}`;
    });
    return `${headings[kind]}:\n\n${lines.join("\n")}\n`;
  });
  return `Dizi Okulu is licensed under the MIT licence (see LICENSE).

The lexicon (content/lexicon), the sample catalogue (content/catalogue), the articles and pages (content/articles,
content/pages) and all texts are works of this project. The packs in content/catalogue/films hold figures of films, which
words are said when, and of films whose licence allows it one short line for a word; each names the film's licence and
credit.

content/tagger/readings.tsv holds weights fitted to the parts of speech of three treebanks of Universal Dependencies
(https://universaldependencies.org), of which no sentence is here: English EWT (CC BY-SA 4.0; Silveira et al. 2014),
English GUM (annotations CC BY 4.0; Zeldes 2017) and English CHILDES (CC BY-SA 4.0).

src/domain/subtitles/words/tables/first-names.ts is drawn from the first names of births registered by the United States
Social Security Administration, 1880 to 2024 (https://www.ssa.gov/oact/babynames), a work of the United States Government
in the public domain.

It is made with what is listed here; each keeps its own licence, whose text comes with the package.
Packages that are only used to develop and test it are named in package.json.

${parts.join("\n")}`;
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, "../../..");
  writeFileSync(path.join(root, "NOTICE"), noticeText(readPackages(root, "locked")));
}
