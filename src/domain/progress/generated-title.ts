import type { Locale } from "../locale/locale.ts";
import type { Translate } from "../locale/translate.ts";
import { listLimits } from "./list-limits.ts";

const namedTitles = 3;

export type GeneratedFrom =
  | { readonly kind: "text" | "lexicon" }
  | { readonly kind: "file"; readonly name: string }
  | { readonly kind: "titles"; readonly names: readonly string[] };

function shorten(title: string): string {
  return title.length <= listLimits.title ? title : `${title.slice(0, listLimits.title - 1).trimEnd()}…`;
}

/** The title of a generated list until somebody saves it under another: never words of the given text. */
export function titleOfGenerated(from: GeneratedFrom, locale: Locale, translate: Translate): string {
  switch (from.kind) {
    case "lexicon":
      return translate(locale, "list_title_of_lexicon");
    case "text":
      return translate(locale, "list_title_of_text");
    case "file": {
      const name = from.name
        .replace(/^.*[/\\]/, "")
        .replace(/\.[a-z0-9]{1,4}$/i, "")
        .replace(/[\p{C}\s]+/gu, " ")
        .trim();
      return name === "" ? translate(locale, "list_title_of_text") : shorten(name);
    }
    case "titles": {
      const names = [...new Set(from.names)];
      return shorten(`${names.slice(0, namedTitles).join(", ")}${names.length > namedTitles ? " …" : ""}`);
    }
  }
}
