import { useState } from "react";
import { TextField } from "../../../design/field.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { Form } from "../../page/form/form.tsx";
import { textOf, useForm } from "../../page/form/use-form.ts";
import { PasswordField } from "../password/password-field.tsx";
import { api } from "../session/api.ts";
import type { Person } from "../session/user-data.ts";
import { DoneNotice } from "./done-notice.tsx";

export function MailForm({ person }: { person: Person }) {
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    read: (data) => ({ mail: textOf(data, "mail"), password: textOf(data, "password") }),
    loadCheck: () => import("./mail-check.ts"),
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
