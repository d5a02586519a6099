import type { ManagedTitle } from "../../../../contract/console/titles.ts";
import { genres } from "../../../../domain/catalogue/genres.ts";
import { deedOf, licences } from "../../../../domain/catalogue/licences.ts";
import { locales } from "../../../../domain/locale/locale.ts";
import { Choice } from "../../../design/choice.tsx";
import { SelectField, TextAreaField, TextField } from "../../../design/field.tsx";
import { Form } from "../../../features/page/form/form.tsx";
import { m } from "../../messages.ts";
import parts from "../../parts/parts.module.css";
import { useConsoleForm } from "../../parts/use-console-form.ts";
import { genreText } from "./genre-text.ts";
import { readTitleForm, type TitleValues } from "./title-values.ts";

type TitleFormProps = {
  /** Undefined for a new one. */
  readonly title: ManagedTitle | undefined;
  readonly onSave: (values: TitleValues) => Promise<void>;
};

const longestDescription = 2_000;

export function TitleForm({ title, onSave }: TitleFormProps) {
  const form = useConsoleForm({ read: (data) => readTitleForm(data, title), send: onSave });
  return (
    <Form state={form} action={title === undefined ? m.titles_create() : m.titles_save()}>
      <div className={parts.formGrid}>
        {title === undefined && (
          <SelectField label={m.titles_kind()} name="kind" error={form.errorOf("kind")}>
            <option value="series">{m.titles_kinds_series()}</option>
            <option value="movie">{m.titles_kinds_movie()}</option>
          </SelectField>
        )}
        <div className={parts.wide}>
          <TextField
            label={m.titles_name()}
            name="name"
            maxLength={200}
            defaultValue={title?.name}
            error={form.errorOf("name")}
          />
        </div>
        <TextField
          label={m.titles_year()}
          name="year"
          inputMode="numeric"
          maxLength={4}
          defaultValue={title?.year ?? ""}
          error={form.errorOf("year")}
        />
      </div>
      <fieldset className={parts.chips}>
        <legend>{m.titles_genres()}</legend>
        {genres.map((genre) => (
          <label key={genre}>
            <input
              type="checkbox"
              name="genres"
              value={genre}
              defaultChecked={title?.genres.includes(genre) ?? false}
            />
            {genreText(genre)}
          </label>
        ))}
      </fieldset>
      {locales.map((language) => (
        <TextAreaField
          key={language}
          label={`${m.titles_descriptions()} (${m[`titles_languages_${language}` as const]()})`}
          name={`description.${language}`}
          lang={language}
          maxLength={longestDescription}
          defaultValue={title?.description[language]}
          error={form.errorOf(`description.${language}`)}
        />
      ))}
      <TextField
        label={m.titles_watch_url()}
        hint={m.titles_watch_url_hint()}
        name="watchUrl"
        type="url"
        maxLength={500}
        defaultValue={title?.watchUrl ?? ""}
        error={form.errorOf("watchUrl")}
      />
      <SelectField
        label={m.titles_licence()}
        hint={m.titles_licence_hint()}
        name="licence"
        defaultValue={title?.licence ?? ""}
        error={form.errorOf("licence")}
      >
        <option value="">{m.titles_no_licence()}</option>
        {licences.map((licence) => (
          <option key={licence} value={licence}>
            {deedOf(licence)?.name ?? m.titles_public_domain()}
          </option>
        ))}
      </SelectField>
      <TextField
        label={m.titles_credit()}
        hint={m.titles_credit_hint()}
        name="credit"
        maxLength={300}
        defaultValue={title?.credit ?? ""}
        error={form.errorOf("credit")}
      />
      <fieldset>
        <legend>{m.titles_access()}</legend>
        <Choice
          kind="checkbox"
          label={m.titles_is_premium()}
          name="isPremium"
          defaultChecked={title?.isPremium ?? false}
        />
        {title?.seasons.map(({ seasonNumber, isPremium }) => (
          <Choice
            key={seasonNumber}
            kind="checkbox"
            label={m.titles_season({ number: seasonNumber })}
            name="premiumSeasons"
            value={seasonNumber}
            defaultChecked={isPremium}
          />
        ))}
        <Choice
          kind="checkbox"
          label={m.titles_show_lines()}
          hint={m.titles_show_lines_hint()}
          name="showLines"
          defaultChecked={title?.showLines ?? false}
        />
      </fieldset>
    </Form>
  );
}
