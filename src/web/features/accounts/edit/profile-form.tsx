import { useMemo, useState } from "react";
import { locales } from "../../../../domain/locale/locale.ts";
import { Choice } from "../../../design/choice.tsx";
import { SelectField } from "../../../design/field.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { DoneNotice, Form } from "../../page/form/form.tsx";
import { textOf, useForm } from "../../page/form/use-form.ts";
import { useLocale } from "../../page/use-page.ts";
import { api } from "../session/api.ts";
import { userDataStore } from "../session/use-user-data.ts";
import type { Person } from "../session/user-data.ts";
import { UsernameField } from "../username-field.tsx";
import { TimeZoneField } from "./time-zone-field.tsx";
import { findTimeZone, timeZoneName, timeZonesByName } from "./time-zones.ts";

const languageNames = { tr: "Türkçe", en: "English", es: "Español" } as const;

export function ProfileForm({ person }: { person: Person }) {
  const locale = useLocale();
  const zones = useMemo(() => timeZonesByName(person.timeZone, locale), [person.timeZone, locale]);
  const [isDone, setDone] = useState(false);
  const form = useForm({
    read: (data) => ({
      username: textOf(data, "username"),
      language: locales.find((one) => one === textOf(data, "language")),
      // What is no time zone is refused by the check.
      timeZone: findTimeZone(textOf(data, "timeZone"), zones) ?? textOf(data, "timeZone"),
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
        {locales.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </SelectField>
      <TimeZoneField
        names={[...zones.keys()]}
        defaultValue={timeZoneName(person.timeZone, locale)}
        error={form.errorOf("timeZone")}
      />
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
