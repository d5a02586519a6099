import type { Translated } from "../domain/locale/locale.ts";
import { accountFieldTexts } from "./accounts/field-texts.ts";
import { googleFieldTexts } from "./accounts/google-field-texts.ts";
import { listFieldTexts } from "./progress/field-texts.ts";
import { quizFieldTexts } from "./quiz-field-texts.ts";

/** What is wrong with one field, by the code that an answer carries; `{limit}` is filled in. */
export const fieldTexts: Readonly<Record<string, Translated>> = {
  ...accountFieldTexts,
  ...googleFieldTexts,
  ...listFieldTexts,
  ...quizFieldTexts,
  required: { tr: "Bu alan zorunlu.", en: "This field is required.", es: "Este campo es obligatorio." },
  unknown: {
    tr: "Böyle bir alan yok.",
    en: "There is no such field.",
    es: "Este campo no existe.",
  },
  type: {
    tr: "Bu değerin türü yanlış.",
    en: "This value is of the wrong kind.",
    es: "Este valor no es del tipo correcto.",
  },
  minimum: {
    tr: "En az {limit} olmalı.",
    en: "It must be at least {limit}.",
    es: "Debe ser como mínimo {limit}.",
  },
  maximum: {
    tr: "En fazla {limit} olabilir.",
    en: "It may be at most {limit}.",
    es: "Puede ser como máximo {limit}.",
  },
  invalid: { tr: "Bu değer geçerli değil.", en: "This value is not valid.", es: "Este valor no es válido." },
};
