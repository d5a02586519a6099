import { americanSpelling } from "../../../lexicon/british-spellings.ts";
import type { Dictionary } from "../../../lexicon/dictionary.ts";
import { expandWord } from "../text/expand-word.ts";
import { createMemo } from "../text/memo.ts";
import { analyseForm, type FormInfo } from "./form-info.ts";

/** The analysis of forms, cached. */
export type FormCache = {
  /** The analysis of a lower-case form. */
  get(form: string): FormInfo;
  /** A form that is not looked up: a name, or digits. */
  unread(form: string): FormInfo;
  /** The analyses of the forms that a running word in lower case stands for. */
  expand(lower: string): readonly FormInfo[];
};

/** Their plain spelling is another word ("re-sent", "exposé"). */
const keepsSpelling = /^re-|^(?:exposé|saké)s?$/;

/** The spelling without hyphens and accents where the lexicon has only that: "check-up" is checkup, "café" is cafe. */
function plainSpelling(form: string, dictionary: Dictionary): string {
  if (/^[a-z']*$/.test(form) || keepsSpelling.test(form)) return form;
  const isWritten = (word: string) =>
    analyseForm(word, dictionary).candidates.some(({ lemma, tag }) =>
      dictionary.writtenPartsOfSpeech(lemma).includes(tag),
    );
  const plain = form
    .normalize("NFD")
    .replace(/[\p{M}-]/gu, "")
    .normalize("NFC");
  if (plain === form || isWritten(form)) return form;
  // "Éclairs", and "desertión" in scans; short ones are mostly words of other languages.
  const isSlip = plain.length > 4 && !/[-ñ]/.test(form) && !analyseForm(form, dictionary).isKnown;
  return isWritten(plain) || (isSlip && analyseForm(plain, dictionary).isKnown) ? plain : form;
}

export function createFormCache(dictionary: Dictionary): FormCache {
  const get = createMemo((form) => analyseForm(plainSpelling(americanSpelling(form), dictionary), dictionary));
  const isKnown = (form: string) => get(form).isKnown;
  return {
    get,
    unread: createMemo((form): FormInfo => ({ form, closed: [], candidates: [], isSound: false, isKnown: false })),
    expand: createMemo((lower): readonly FormInfo[] => expandWord(lower, isKnown).map(get)),
  };
}
