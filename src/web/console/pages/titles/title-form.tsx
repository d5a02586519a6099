import type { ManagedTitle } from "../../../../contract/console/titles.ts";
import { genres } from "../../../../domain/catalogue/genres.ts";
import { deedOf, licences } from "../../../../domain/catalogue/licences.ts";
import { Choice } from "../../../design/choice.tsx";
import { SelectField, TextAreaField, TextField } from "../../../design/field.tsx";
import { Form } from "../../../features/page/form/form.tsx";
import { useTexts } from "../../language.ts";
import { useConsoleForm } from "../../parts/use-console-form.ts";
import { readTitleForm, type TitleValues } from "./title-values.ts";
import { genreNames, titlesTexts } from "./titles-texts.ts";

type TitleFormProps = {
  /** Undefined for a new one. */
  readonly title: ManagedTitle | undefined;
  readonly onSave: (values: TitleValues) => Promise<void>;
};

const languages = ["tr", "en", "es"] as const;
const longestDescription = 2_000;

export function TitleForm({ title, onSave }: TitleFormProps) {
  const t = useTexts(titlesTexts);
  const genreTexts = useTexts(genreNames);
  const form = useConsoleForm({ read: (data) => readTitleForm(data, title), send: onSave });
  return (
    <Form state={form} action={title === undefined ? t.create : t.save}>
      <div className="form-grid">
        {title === undefined && (
          <SelectField label={t.kind} name="kind" error={form.errorOf("kind")}>
            <option value="series">{t.kinds.series}</option>
            <option value="movie">{t.kinds.movie}</option>
          </SelectField>
        )}
        <div className="wide">
          <TextField
            label={t.name}
            name="name"
            maxLength={200}
            defaultValue={title?.name}
            error={form.errorOf("name")}
          />
        </div>
        <TextField
          label={t.year}
          name="year"
          inputMode="numeric"
          maxLength={4}
          defaultValue={title?.year ?? ""}
          error={form.errorOf("year")}
        />
      </div>
      <fieldset className="chips">
        <legend>{t.genres}</legend>
        {genres.map((genre) => (
          <label key={genre}>
            <input
              type="checkbox"
              name="genres"
              value={genre}
              defaultChecked={title?.genres.includes(genre) ?? false}
            />
            {genreTexts[genre]}
          </label>
        ))}
      </fieldset>
      {languages.map((language) => (
        <TextAreaField
          key={language}
          label={`${t.descriptions} (${t.languages[language]})`}
          name={`description.${language}`}
          lang={language}
          maxLength={longestDescription}
          defaultValue={title?.description[language]}
          error={form.errorOf(`description.${language}`)}
        />
      ))}
      <TextField
        label={t.watchUrl}
        hint={t.watchUrlHint}
        name="watchUrl"
        type="url"
        maxLength={500}
        defaultValue={title?.watchUrl ?? ""}
        error={form.errorOf("watchUrl")}
      />
      <SelectField
        label={t.licence}
        hint={t.licenceHint}
        name="licence"
        defaultValue={title?.licence ?? ""}
        error={form.errorOf("licence")}
      >
        <option value="">{t.noLicence}</option>
        {licences.map((licence) => (
          <option key={licence} value={licence}>
            {deedOf(licence)?.name ?? t.publicDomain}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t.credit}
        hint={t.creditHint}
        name="credit"
        maxLength={300}
        defaultValue={title?.credit ?? ""}
        error={form.errorOf("credit")}
      />
      <fieldset>
        <legend>{t.access}</legend>
        <Choice kind="checkbox" label={t.isPremium} name="isPremium" defaultChecked={title?.isPremium ?? false} />
        {title?.seasons.map(({ seasonNumber, isPremium }) => (
          <Choice
            key={seasonNumber}
            kind="checkbox"
            label={t.season(seasonNumber)}
            name="premiumSeasons"
            value={seasonNumber}
            defaultChecked={isPremium}
          />
        ))}
        <Choice
          kind="checkbox"
          label={t.showLines}
          hint={t.showLinesHint}
          name="showLines"
          defaultChecked={title?.showLines ?? false}
        />
      </fieldset>
    </Form>
  );
}
