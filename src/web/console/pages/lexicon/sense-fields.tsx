import { type TranslatedName, wireFields, wireName } from "../../../../contract/console/sense-names.ts";
import { registers } from "../../../../domain/lexicon/entry.ts";
import { levelNames } from "../../../../domain/lexicon/level.ts";
import { meaningLanguages } from "../../../../domain/locale/locale.ts";
import { byMeaningLanguage, type ListLanguage } from "../../../../domain/locale/meaning-language.ts";
import { SelectField, TextField } from "../../../design/field.tsx";
import { m } from "../../messages.ts";
import parts from "../../parts/parts.module.css";
import { type EntrySense, fieldName, joined } from "./entry-values.ts";
import { nameOf } from "./name-of-language.ts";

type SenseFieldsProps = {
  readonly index: number;
  readonly sense: EntrySense;
  readonly errorOf: (field: string) => string | undefined;
};

const fieldTexts = {
  ...byMeaningLanguage((language) => () => m.lexicon_fields_meanings({ language: nameOf(language) })),
  definition: () => m.lexicon_fields_definition(),
  synonyms: () => m.lexicon_fields_synonyms(),
  ipa: () => m.lexicon_fields_ipa(),
  ...wireFields("falseFriend", (language) => () => m.lexicon_fields_false_friend({ language: nameOf(language) })),
  pattern: () => m.lexicon_fields_pattern(),
  clues: () => m.lexicon_fields_clues(),
  example: () => m.lexicon_fields_example(),
  ...wireFields("example", (language) => () => m.lexicon_fields_translation({ language: nameOf(language) })),
  ...wireFields("note", (language) => () => m.lexicon_fields_note({ language: nameOf(language) })),
};

type TextRow = {
  readonly field: keyof typeof fieldTexts;
  readonly lang: ListLanguage;
  readonly hint?: () => string;
};

const rowsOf = (name: TranslatedName): TextRow[] =>
  meaningLanguages.map((lang) => ({ field: wireName(name, lang), lang }));

const chief: readonly TextRow[] = [
  ...meaningLanguages.map((lang) => ({ field: lang, lang, hint: () => m.lexicon_parts_hint() })),
  { field: "definition", lang: "en", hint: () => m.lexicon_definition_hint() },
  { field: "synonyms", lang: "en", hint: () => m.lexicon_parts_hint() },
  { field: "example", lang: "en" },
  ...rowsOf("example"),
];

const others: readonly TextRow[] = [
  { field: "pattern", lang: "en" },
  { field: "clues", lang: "en", hint: () => m.lexicon_clues_hint() },
  ...rowsOf("note"),
  ...rowsOf("falseFriend"),
];

/** The fields of a sense, as rows of its entry's form. */
export function SenseFields({ index, sense, errorOf }: SenseFieldsProps) {
  const fieldOf = (field: keyof EntrySense) => fieldName(index, field);

  const rowOf = ({ field, lang, hint }: TextRow) => {
    const value = sense[field];
    return (
      <TextField
        key={field}
        label={fieldTexts[field]()}
        hint={hint?.()}
        name={fieldOf(field)}
        lang={lang}
        autoComplete="off"
        defaultValue={typeof value === "string" ? value : joined(value)}
        error={errorOf(fieldOf(field))}
      />
    );
  };

  return (
    <>
      <div className={parts.formPair}>
        <SelectField
          label={m.lexicon_fields_level()}
          name={fieldOf("level")}
          defaultValue={sense.level}
          error={errorOf(fieldOf("level"))}
        >
          {levelNames.map((level) => (
            <option key={level} value={level}>
              {level}
            </option>
          ))}
        </SelectField>
        {rowOf({ field: "ipa", lang: "en" })}
      </div>
      {chief.map(rowOf)}
      {/* A field with a problem takes the focus, so it must be shown. */}
      <details open={others.some(({ field }) => errorOf(fieldOf(field)) !== undefined) || undefined}>
        <summary>{m.lexicon_more()}</summary>
        <fieldset className={parts.chips}>
          <legend>{m.lexicon_fields_registers()}</legend>
          {registers.map((register) => (
            <label key={register}>
              <input
                type="checkbox"
                name={fieldOf("registers")}
                value={register}
                defaultChecked={sense.registers.includes(register)}
              />
              <span lang="en">{register}</span>
            </label>
          ))}
        </fieldset>
        {others.map(rowOf)}
        <fieldset className={parts.chips}>
          <legend>{m.lexicon_fields_cognates()}</legend>
          {meaningLanguages.map((language) => (
            <label key={language}>
              <input
                type="checkbox"
                name={fieldOf("cognates")}
                value={language}
                defaultChecked={sense.cognates.includes(language)}
              />
              {nameOf(language)}
            </label>
          ))}
        </fieldset>
      </details>
    </>
  );
}
