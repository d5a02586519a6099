import { registers } from "../../../../domain/lexicon/entry.ts";
import { levelNames } from "../../../../domain/lexicon/level.ts";
import { SelectField, TextField } from "../../../design/field.tsx";
import { useTexts } from "../../language.ts";
import { cognateLanguages, type EntrySense, fieldName, joined } from "./entry-values.ts";
import { lexiconTexts } from "./lexicon-texts.ts";

type SenseFieldsProps = {
  readonly index: number;
  readonly sense: EntrySense;
  readonly errorOf: (field: string) => string | undefined;
};

type TextRow = {
  readonly field: Exclude<keyof EntrySense, "level" | "registers" | "cognates">;
  readonly lang: "tr" | "en" | "es";
  readonly hint?: "partsHint" | "definitionHint" | "cluesHint";
};

const chief: readonly TextRow[] = [
  { field: "tr", lang: "tr", hint: "partsHint" },
  { field: "es", lang: "es", hint: "partsHint" },
  { field: "definition", lang: "en", hint: "definitionHint" },
  { field: "synonyms", lang: "en", hint: "partsHint" },
  { field: "example", lang: "en" },
  { field: "exampleTr", lang: "tr" },
  { field: "exampleEs", lang: "es" },
];

const others: readonly TextRow[] = [
  { field: "pattern", lang: "en" },
  { field: "clues", lang: "en", hint: "cluesHint" },
  { field: "noteTr", lang: "tr" },
  { field: "noteEs", lang: "es" },
  { field: "falseFriendTr", lang: "tr" },
  { field: "falseFriendEs", lang: "es" },
];

/** The fields of a sense, as rows of its entry's form. */
export function SenseFields({ index, sense, errorOf }: SenseFieldsProps) {
  const t = useTexts(lexiconTexts);
  const nameOf = (field: keyof EntrySense) => fieldName(index, field);

  const rowOf = ({ field, lang, hint }: TextRow) => {
    const value = sense[field];
    return (
      <TextField
        key={field}
        label={t.fields[field]}
        hint={hint && t[hint]}
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
      <div className="form-pair">
        <SelectField
          label={t.fields.level}
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
        <summary>{t.more}</summary>
        <fieldset className="chips">
          <legend>{t.fields.registers}</legend>
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
        <fieldset className="chips">
          <legend>{t.fields.cognates}</legend>
          {cognateLanguages.map((language) => (
            <label key={language}>
              <input
                type="checkbox"
                name={nameOf("cognates")}
                value={language}
                defaultChecked={sense.cognates.includes(language)}
              />
              {t.languages[language]}
            </label>
          ))}
        </fieldset>
      </details>
    </>
  );
}
