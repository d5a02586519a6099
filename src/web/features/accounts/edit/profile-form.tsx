import { useState } from "react";
import { locales } from "../../../../domain/locale/locale.ts";
import { Choice } from "../../../design/choice.tsx";
import { SelectField } from "../../../design/field.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { DoneNotice, Form } from "../../page/form/form.tsx";
import { textOf, useForm } from "../../page/form/use-form.ts";
import { api } from "../session/api.ts";
import { userDataStore } from "../session/use-user-data.ts";
import type { Person } from "../session/user-data.ts";
import { UsernameField } from "../username-field.tsx";

const languageNames = { tr: "Türkçe", en: "English", es: "Español" } as const;

export function ProfileForm({ person }: { person: Person }) {
  const [isDone, setDone] = useState(false);
  const form = useForm({
    read: (data) => ({
      username: textOf(data, "username"),
      language: locales.find((one) => one === textOf(data, "language")),
      timeZone: textOf(data, "timeZone"),
      mailConsent: data.has("mailConsent"),
    }),
    loadCheck: async () => (await import("../form-checks.ts")).checkProfile,
    send: async (values) => {
      setDone(false);
      userDataStore().update(await api.call("User/UpdateProfile", { body: values }));
      setDone(true);
    },
  });
  return (
    <Form state={form} action={m.save()} kind="secondary">
      <UsernameField error={form.errorOf("username")} defaultValue={person.username} />
      <SelectField
        label={m.field_mail_language()}
        name="language"
        defaultValue={person.language}
        error={form.errorOf("language")}
      >
        {locales.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {languageNames[locale]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={m.field_time_zone()}
        hint={m.field_time_zone_hint()}
        name="timeZone"
        defaultValue={person.timeZone}
        error={form.errorOf("timeZone")}
      >
        {timeZones(person.timeZone).map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll("_", " ")}
          </option>
        ))}
      </SelectField>
      <Choice
        kind="checkbox"
        name="mailConsent"
        label={m.field_mail_consent()}
        hint={m.field_mail_consent_hint()}
        defaultChecked={person.mailConsent}
      />
      <DoneNotice text={isDone ? m.account_saved() : undefined} />
    </Form>
  );
}

/** Every time zone that the browser knows, and the user's own. */
function timeZones(own: string): string[] {
  return [...new Set([own, ...Intl.supportedValuesOf("timeZone")])].sort();
}
