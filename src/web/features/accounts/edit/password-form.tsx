import { useState } from "react";
import { m } from "../../../i18n/generated/messages.js";
import { Form } from "../../page/form/form.tsx";
import { textOf, useForm } from "../../page/form/use-form.ts";
import { NewPasswordFields } from "../password/new-password-fields.tsx";
import { PasswordField } from "../password/password-field.tsx";
import { api } from "../session/api.ts";
import type { Person } from "../session/user-data.ts";
import { DoneNotice } from "./done-notice.tsx";

export function PasswordForm({ person }: { person: Person }) {
  // A new number draws the fields anew and empty.
  const [changes, setChanges] = useState(0);
  const form = useForm({
    read: (data) => ({
      password: textOf(data, "password"),
      newPassword: textOf(data, "newPassword"),
      newPasswordRepeat: textOf(data, "newPasswordRepeat"),
    }),
    loadCheck: () => import("./password-check.ts"),
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
