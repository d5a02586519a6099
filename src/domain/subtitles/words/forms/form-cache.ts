import type { Dictionary } from "../../../lexicon/dictionary.ts";
import { americanSpelling } from "../tables/british-spellings.ts";
import { expandWord } from "../text/expand-word.ts";
import { type FormInfo, readForm } from "./form-info.ts";

/** Forms are read once and kept; past this many they are forgotten, so that any number of files costs no memory. */
const maxForms = 100_000;

/** Answers about forms, remembered. */
export type FormCache = {
  /** What a lower-case form may be. */
  read(form: string): FormInfo;
  /** The forms that a running word in lower case stands for, each read. */
  expand(lower: string): readonly FormInfo[];
};

export function createFormCache(dictionary: Dictionary): FormCache {
  const forms = new Map<string, FormInfo>();
  const words = new Map<string, readonly FormInfo[]>();

  const read = (form: string): FormInfo => {
    const known = forms.get(form);
    if (known !== undefined) return known;
    if (forms.size >= maxForms) forms.clear();
    const info = readForm(americanSpelling(form), dictionary);
    forms.set(form, info);
    return info;
  };
  const isKnown = (form: string) => read(form).isKnown;

  return {
    read,
    expand(lower) {
      const known = words.get(lower);
      if (known !== undefined) return known;
      if (words.size >= maxForms) words.clear();
      const infos = expandWord(lower, isKnown).map(read);
      words.set(lower, infos);
      return infos;
    },
  };
}
