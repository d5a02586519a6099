import { useState } from "react";
import { TextField } from "../../../design/field.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { DoneNotice, Form } from "../../page/form/form.tsx";
import { textOf, useForm } from "../../page/form/use-form.ts";
import { NoPassword } from "../password/forgot-dialog.tsx";
import { NewPasswordFields, PasswordField } from "../password/password-field.tsx";
import { api } from "../session/api.ts";
import type { Person } from "../session/user-data.ts";
import styles from "./edit.module.css";
import { ProfileForm } from "./profile-form.tsx";

export default function EditSection({ person }: { person: Person }) {
  return (
    <div className={styles.forms}>
      <section aria-labelledby="edit-profile">
        <h3 id="edit-profile">{m.account_edit_profile()}</h3>
        <ProfileForm />
      </section>
      <section aria-labelledby="edit-mail">
        <h3 id="edit-mail">{m.field_mail()}</h3>
        {person.hasPassword ? <MailForm person={person} /> : <NoPassword mail={person.mail} />}
      </section>
      <section aria-labelledby="edit-password">
        <h3 id="edit-password">{m.field_password()}</h3>
        {person.hasPassword ? <PasswordForm person={person} /> : <NoPassword mail={person.mail} />}
      </section>
    </div>
  );
}

function MailForm({ person }: { person: Person }) {
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    read: (data) => ({ mail: textOf(data, "mail"), password: textOf(data, "password") }),
    loadCheck: async () => (await import("../form-checks.ts")).checkMail,
    send: async (values, element) => {
      setSentTo(undefined);
      await api.call("User/ChangeMail", { body: values });
      element.reset();
      setSentTo(values.mail.trim());
    },
  });
  return (
    <>
      <p>{m.account_mail_now({ mail: person.mail })}</p>
      <Form state={form} action={m.account_change_mail()} kind="secondary">
        <TextField
          label={m.field_new_mail()}
          name="mail"
          type="email"
          autoComplete="email"
          required
          error={form.errorOf("mail")}
        />
        <PasswordField
          label={m.field_present_password()}
          name="password"
          autoComplete="current-password"
          required
          error={form.errorOf("password")}
        />
        <DoneNotice text={sentTo === undefined ? undefined : m.account_mail_sent({ mail: sentTo })} />
      </Form>
    </>
  );
}

function PasswordForm({ person }: { person: Person }) {
  // A new key remounts the fields, empty.
  const [changes, setChanges] = useState(0);
  const form = useForm({
    read: (data) => ({
      password: textOf(data, "password"),
      newPassword: textOf(data, "newPassword"),
      newPasswordRepeat: textOf(data, "newPasswordRepeat"),
    }),
    loadCheck: async () => (await import("../form-checks.ts")).checkPassword,
    send: async (values) => {
      await api.call("User/ChangePassword", { body: values });
      setChanges((count) => count + 1);
    },
  });
  return (
    <Form key={changes} state={form} action={m.account_change_password()} kind="secondary">
      {/* For password managers, which keep a password under a name. */}
      <input type="text" name="username" autoComplete="username" defaultValue={person.username} hidden />
      <PasswordField
        label={m.field_present_password()}
        name="password"
        autoComplete="current-password"
        required
        error={form.errorOf("password")}
      />
      <NewPasswordFields
        form={form}
        name="newPassword"
        label={m.field_new_password()}
        repeatLabel={m.field_new_password_repeat()}
      />
      <DoneNotice text={changes > 0 ? m.account_password_changed() : undefined} />
    </Form>
  );
}
