import { useMemo, useState } from "react";
import type { Profile } from "../../../../contract/accounts/account.ts";
import { locales } from "../../../../domain/locale/locale.ts";
import { Choice } from "../../../design/choice.tsx";
import { SelectField } from "../../../design/field.tsx";
import { Notice } from "../../../design/notice.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { AnswerState } from "../../page/answer-state.tsx";
import { DoneNotice, Form } from "../../page/form/form.tsx";
import { problemsOf } from "../../page/form/form-problems.ts";
import { textOf, useForm } from "../../page/form/use-form.ts";
import { useLocale } from "../../page/use-page.ts";
import { api } from "../session/api.ts";
import { refresh, useApi } from "../session/queries.ts";
import { userDataStore } from "../session/use-user-data.ts";
import { UsernameField } from "../username-field.tsx";
import { TimeZoneField } from "./time-zone-field.tsx";
import { findTimeZone, timeZoneName, timeZonesByName } from "./time-zones.ts";

const languageNames = { tr: "Türkçe", en: "English", es: "Español" } as const;

/** What the account says of its person now: a page that was opened before may not know what another device changed. */
export function ProfileForm() {
  const query = useApi("User/GetProfile");
  const [reloads, setReloads] = useState(0);
  if (query.data === undefined || !query.isFetchedAfterMount) return <AnswerState query={query} lines={6} />;

  async function reload() {
    await refresh("User/GetProfile");
    setReloads(reloads + 1);
  }

  return (
    <>
      {reloads > 0 && (
        <Notice kind="info">
          <p role="alert">{m.account_profile_changed()}</p>
        </Notice>
      )}
      <ProfileFields key={reloads} profile={query.data} onStale={reload} />
    </>
  );
}

type ProfileFieldsProps = {
  readonly profile: Profile;
  /** The profile has changed elsewhere, so nothing was saved. */
  readonly onStale: () => Promise<void>;
};

function ProfileFields({ profile, onStale }: ProfileFieldsProps) {
  const locale = useLocale();
  const [person, setPerson] = useState(profile);
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
    send: async ({ username, language, timeZone, mailConsent }) => {
      setDone(false);
      // What was left alone here may have changed elsewhere, and stays so.
      const body = {
        version: person.version,
        username: username === person.username ? undefined : username,
        language: language === person.language ? undefined : language,
        timeZone: timeZone === person.timeZone ? undefined : timeZone,
        mailConsent: mailConsent === person.mailConsent ? undefined : mailConsent,
      };
      try {
        const saved = await api.call("User/UpdateProfile", { body });
        userDataStore().update(saved);
        setPerson(saved);
        setDone(true);
      } catch (error) {
        if (!isStale(error)) throw error;
        await onStale();
      }
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

function isStale(error: unknown): boolean {
  return problemsOf(error, new Set(["version"])).fields.length > 0;
}
