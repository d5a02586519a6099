import type { AnswerOf, BodyOf } from "../../../../contract/calls.ts";
import { type TranslatedName, wireFields, wireName } from "../../../../contract/console/sense-names.ts";
import { registers } from "../../../../domain/lexicon/entry.ts";
import { levelNames } from "../../../../domain/lexicon/level.ts";
import { type LexiconFaultCode, lexiconFaultCodes } from "../../../../domain/lexicon/lexicon-fault.ts";
import { partsOfSpeech } from "../../../../domain/lexicon/part-of-speech.ts";
import { meaningLanguages } from "../../../../domain/locale/locale.ts";
import { byMeaningLanguage } from "../../../../domain/locale/meaning-language.ts";
import { ApiError } from "../../../features/page/api-client.ts";
import { textOf } from "../../../features/page/form/use-form.ts";
import { faultTexts } from "./fault-texts.ts";

export type Entry = AnswerOf<"Admin/SearchEntries">["rows"][number];
export type EntryValues = BodyOf<"Admin/SaveEntry">;
export type EntrySense = Entry["senses"][number];

/** A sense while it is edited; `key` stays the same while it is moved. */
export type DraftSense = { readonly key: number; readonly sense: EntrySense };

export const mostSenses = 12;

export const emptySense: EntrySense = {
  level: "B1",
  ...byMeaningLanguage(() => []),
  definition: "",
  synonyms: [],
  ipa: "",
  registers: [],
  cognates: [],
  ...wireFields("falseFriend", () => ""),
  pattern: "",
  clues: [],
  example: "",
  ...wireFields("example", () => ""),
  ...wireFields("note", () => ""),
};

/** What saving sends, with nothing changed. */
export function valuesOf({ phrase, partOfSpeech, isAcademic, isSeparable, senses }: Entry): EntryValues {
  return { phrase, partOfSpeech, isAcademic, isSeparable, senses };
}

/** Several parts in one field, as in the lexicon's files. */
export const joined = (parts: readonly string[]) => parts.join("; ");

function parted(text: string): string[] {
  return text
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** The name of a sense's field in the form: the beginning of its path in the API's problems. */
export const fieldName = (index: number, field: keyof EntrySense) => `senses.${index}.${field}`;

function readSense(data: FormData, index: number): EntrySense {
  const text = (field: keyof EntrySense) => textOf(data, fieldName(index, field)).trim();
  const textsOf = <Name extends TranslatedName>(name: Name) =>
    wireFields(name, (language) => text(wireName(name, language)));
  const chosen = (field: keyof EntrySense) => data.getAll(fieldName(index, field));
  return {
    level: levelNames.find((name) => name === text("level")) ?? emptySense.level,
    ...byMeaningLanguage((language) => parted(text(language))),
    definition: text("definition"),
    synonyms: parted(text("synonyms")),
    ipa: text("ipa"),
    registers: registers.filter((register) => chosen("registers").includes(register)),
    cognates: meaningLanguages.filter((language) => chosen("cognates").includes(language)),
    ...textsOf("falseFriend"),
    pattern: text("pattern"),
    clues: parted(text("clues")),
    example: text("example"),
    ...textsOf("example"),
    ...textsOf("note"),
  };
}

/** @param entry whose phrase and part of speech are no fields of its form; undefined for a new one */
export function readEntryForm(data: FormData, entry: Entry | undefined, senses: number): EntryValues {
  const partOfSpeech = partsOfSpeech.find((part) => part === textOf(data, "partOfSpeech")) ?? "noun";
  return {
    phrase: entry?.phrase ?? textOf(data, "phrase").trim(),
    partOfSpeech: entry?.partOfSpeech ?? partOfSpeech,
    isAcademic: data.has("isAcademic"),
    isSeparable: data.has("isSeparable"),
    senses: Array.from({ length: senses }, (_, index) => readSense(data, index)),
  };
}

const isFaultCode = (code: string): code is LexiconFaultCode => lexiconFaultCodes.some((each) => each === code);

/** The problem of one part, such as `senses.0.tr.2`, as that of its field; faults in the console's words. */
export function withFieldNames(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.problem === undefined || !("errors" in error.problem)) return error;
  const errors = error.problem.errors?.map((each) => {
    const fault = each.code.replace(/^entry\./, "");
    return {
      ...each,
      field: each.field.replace(/^(senses\.\d+\.\w+)\.\d+$/, "$1"),
      message: isFaultCode(fault) ? faultTexts[fault](each.detail ?? "") : each.message,
    };
  });
  // A field shows one message.
  const byField = Map.groupBy(errors ?? [], ({ field }) => field);
  const merged = [...byField.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : { ...first, message: [first, ...others].map(({ message }) => message).join(" ") },
  );
  return new ApiError(error.status, { ...error.problem, errors: merged });
}
