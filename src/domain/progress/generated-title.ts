import type { Locale, Translated } from "../locale/locale.ts";
import { listLimits } from "./list-limits.ts";

const ofText: Translated = { tr: "Metnin kelimeleri", en: "Words of a text", es: "Palabras de un texto" };
const ofLexicon: Translated = { tr: "Seçilen kelimeler", en: "Chosen words", es: "Palabras elegidas" };

const namedTitles = 3;

export type GeneratedFrom =
  | { readonly kind: "text" | "lexicon" }
  | { readonly kind: "file"; readonly name: string }
  | { readonly kind: "titles"; readonly names: readonly string[] };

function shorten(title: string): string {
  return title.length <= listLimits.title ? title : `${title.slice(0, listLimits.title - 1).trimEnd()}…`;
}

/** What a generated list is called until somebody saves it under a name: never by words of a text that was given. */
export function titleOfGenerated(from: GeneratedFrom, locale: Locale): string {
  switch (from.kind) {
    case "lexicon":
      return ofLexicon[locale];
    case "text":
      return ofText[locale];
    case "file": {
      const name = from.name
        .replace(/^.*[/\\]/, "")
        .replace(/\.[a-z0-9]{1,4}$/i, "")
        .replace(/[\p{C}\s]+/gu, " ")
        .trim();
      return name === "" ? ofText[locale] : shorten(name);
    }
    case "titles": {
      const names = [...new Set(from.names)];
      return shorten(`${names.slice(0, namedTitles).join(", ")}${names.length > namedTitles ? " …" : ""}`);
    }
  }
}
