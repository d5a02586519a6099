import { useNavigate } from "react-router";
import type { BodyOf } from "../../../../contract/calls.ts";
import { genres } from "../../../../domain/catalogue/genres.ts";
import { Choice } from "../../../design/choice.tsx";
import { TextField } from "../../../design/field.tsx";
import { refresh } from "../../../features/accounts/session/queries.ts";
import { Form } from "../../../features/page/form/form.tsx";
import { textOf } from "../../../features/page/form/use-form.ts";
import { consoleApi } from "../../api.ts";
import { m } from "../../messages.ts";
import { useFormats } from "../../parts/formats.ts";
import parts from "../../parts/parts.module.css";
import { showDone } from "../../parts/toasts.tsx";
import { useConsoleForm } from "../../parts/use-console-form.ts";
import { consolePath } from "../../paths.ts";
import { genreText } from "../titles/genre-text.ts";
import type { Brought } from "./brought.ts";

type Values = BodyOf<"Admin/PublishBrought">;

type PublishFormProps = { readonly title: Brought & { readonly kind: Values["kind"] } };

/** Makes a title of the catalogue of what was brought, then opens it, so that the rest can be said of it. */
export function PublishForm({ title }: PublishFormProps) {
  const { kind, name, year, names, publicTitle } = title;
  const navigate = useNavigate();
  const formats = useFormats();
  const form = useConsoleForm({ read, send });

  function read(data: FormData): Values {
    const typed = textOf(data, "year").trim();
    const taken = data.getAll("names").map(Number);
    return {
      kind,
      names: names.filter((_, at) => taken.includes(at)).map((each) => ({ name: each.name, year: each.year })),
      name: textOf(data, "name"),
      // What is no number is refused by the API, at its field.
      year: typed === "" ? null : Number(typed),
      genres: genres.filter((genre) => data.getAll("genres").includes(genre)),
    };
  }

  async function send(values: Values) {
    const made = await consoleApi.call("Admin/PublishBrought", { body: values });
    await Promise.all([refresh("Admin/GetBrought"), refresh("Admin/GetTitles")]);
    showDone(m.brought_was_published({ name: made.name }));
    await navigate(consolePath("titles", { open: made.id }));
  }

  return (
    <section aria-labelledby="publish-heading">
      <h3 id="publish-heading">{m.brought_publish_heading()}</h3>
      <p className={parts.quiet}>
        {m.brought_publish_text()} {publicTitle !== null && m.brought_add_text({ name: publicTitle.name })}
      </p>
      <Form state={form} action={m.brought_publish()}>
        <div className={parts.formGrid}>
          <div className={parts.wide}>
            <TextField
              label={m.brought_name()}
              name="name"
              maxLength={200}
              defaultValue={name}
              error={form.errorOf("name")}
            />
          </div>
          <TextField
            label={m.brought_year()}
            name="year"
            inputMode="numeric"
            maxLength={4}
            defaultValue={year ?? ""}
            error={form.errorOf("year")}
          />
        </div>
        <fieldset>
          <legend>{m.brought_taken_names()}</legend>
          {names.length > 1 && <p className={parts.quiet}>{m.brought_taken_names_hint()}</p>}
          {names.map((each, at) => (
            <Choice
              key={`${each.name} ${each.year}`}
              kind="checkbox"
              label={m.brought_name_with_people({
                name: each.year === null ? each.name : `${each.name}, ${each.year}`,
                people: formats.number(each.people),
              })}
              name="names"
              value={at}
              defaultChecked
            />
          ))}
        </fieldset>
        <fieldset className={parts.chips}>
          <legend>{m.brought_genres()}</legend>
          {genres.map((genre) => (
            <label key={genre}>
              <input type="checkbox" name="genres" value={genre} />
              {genreText(genre)}
            </label>
          ))}
        </fieldset>
      </Form>
    </section>
  );
}
