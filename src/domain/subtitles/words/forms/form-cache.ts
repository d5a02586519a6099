import type { Dictionary } from "../../../lexicon/dictionary.ts";
import { americanSpelling } from "../tables/british-spellings.ts";
import { expandWord } from "../text/expand-word.ts";
import { analyseForm, type FormInfo } from "./form-info.ts";

/** The cache is cleared at this size, so that memory does not grow with the number of files. */
const maxForms = 100_000;

/** The analysis of forms, cached. */
export type FormCache = {
  /** The analysis of a lower-case form. */
  get(form: string): FormInfo;
  /** The analyses of the forms that a running word in lower case stands for. */
  expand(lower: string): readonly FormInfo[];
};

export function createFormCache(dictionary: Dictionary): FormCache {
  const forms = new Map<string, FormInfo>();
  const words = new Map<string, readonly FormInfo[]>();

  const get = (form: string): FormInfo => {
    const known = forms.get(form);
    if (known !== undefined) return known;
    if (forms.size >= maxForms) forms.clear();
    const info = analyseForm(americanSpelling(form), dictionary);
    forms.set(form, info);
    return info;
  };
  const isKnown = (form: string) => get(form).isKnown;

  return {
    get,
    expand(lower) {
      const known = words.get(lower);
      if (known !== undefined) return known;
      if (words.size >= maxForms) words.clear();
      const infos = expandWord(lower, isKnown).map(get);
      words.set(lower, infos);
      return infos;
    },
  };
}
