import { registers } from "../../../../domain/lexicon/entry.ts";
import { levelNames } from "../../../../domain/lexicon/level.ts";
import { SelectField, TextField } from "../../../design/field.tsx";
import { m } from "../../messages.ts";
import parts from "../../parts/parts.module.css";
import { cognateLanguages, type EntrySense, fieldName, joined } from "./entry-values.ts";

type SenseFieldsProps = {
  readonly index: number;
  readonly sense: EntrySense;
  readonly errorOf: (field: string) => string | undefined;
};

const fieldTexts = {
  tr: () => m.lexicon_fields_tr(),
  es: () => m.lexicon_fields_es(),
  definition: () => m.lexicon_fields_definition(),
  synonyms: () => m.lexicon_fields_synonyms(),
  ipa: () => m.lexicon_fields_ipa(),
  falseFriendTr: () => m.lexicon_fields_false_friend_tr(),
  falseFriendEs: () => m.lexicon_fields_false_friend_es(),
  pattern: () => m.lexicon_fields_pattern(),
  clues: () => m.lexicon_fields_clues(),
  example: () => m.lexicon_fields_example(),
  exampleTr: () => m.lexicon_fields_example_tr(),
  exampleEs: () => m.lexicon_fields_example_es(),
  noteTr: () => m.lexicon_fields_note_tr(),
  noteEs: () => m.lexicon_fields_note_es(),
};

type TextRow = {
  readonly field: keyof typeof fieldTexts;
  readonly lang: "tr" | "en" | "es";
  readonly hint?: () => string;
};

const chief: readonly TextRow[] = [
  { field: "tr", lang: "tr", hint: () => m.lexicon_parts_hint() },
  { field: "es", lang: "es", hint: () => m.lexicon_parts_hint() },
  { field: "definition", lang: "en", hint: () => m.lexicon_definition_hint() },
  { field: "synonyms", lang: "en", hint: () => m.lexicon_parts_hint() },
  { field: "example", lang: "en" },
  { field: "exampleTr", lang: "tr" },
  { field: "exampleEs", lang: "es" },
];

const others: readonly TextRow[] = [
  { field: "pattern", lang: "en" },
  { field: "clues", lang: "en", hint: () => m.lexicon_clues_hint() },
  { field: "noteTr", lang: "tr" },
  { field: "noteEs", lang: "es" },
  { field: "falseFriendTr", lang: "tr" },
  { field: "falseFriendEs", lang: "es" },
];

/** The fields of a sense, as rows of its entry's form. */
export function SenseFields({ index, sense, errorOf }: SenseFieldsProps) {
  const nameOf = (field: keyof EntrySense) => fieldName(index, field);

  const rowOf = ({ field, lang, hint }: TextRow) => {
    const value = sense[field];
    return (
      <TextField
        key={field}
        label={fieldTexts[field]()}
        hint={hint?.()}
        name={nameOf(field)}
        lang={lang}
        autoComplete="off"
        defaultValue={typeof value === "string" ? value : joined(value)}
        error={errorOf(nameOf(field))}
      />
    );
  };

  return (
    <>
      <div className={parts.formPair}>
        <SelectField
          label={m.lexicon_fields_level()}
          name={nameOf("level")}
          defaultValue={sense.level}
          error={errorOf(nameOf("level"))}
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
      <details open={others.some(({ field }) => errorOf(nameOf(field)) !== undefined) || undefined}>
        <summary>{m.lexicon_more()}</summary>
        <fieldset className={parts.chips}>
          <legend>{m.lexicon_fields_registers()}</legend>
          {registers.map((register) => (
            <label key={register}>
              <input
                type="checkbox"
                name={nameOf("registers")}
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
          {cognateLanguages.map((language) => (
            <label key={language}>
              <input
                type="checkbox"
                name={nameOf("cognates")}
                value={language}
                defaultChecked={sense.cognates.includes(language)}
              />
              {m[`lexicon_languages_${language}` as const]()}
            </label>
          ))}
        </fieldset>
      </details>
    </>
  );
}
