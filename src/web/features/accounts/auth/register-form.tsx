import { timeZoneOf } from "../../../../domain/accounts/time-zone.ts";
import { TextField } from "../../../design/field.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { Form } from "../../page/form/form.tsx";
import { textOf, useForm } from "../../page/form/use-form.ts";
import { NewPasswordFields } from "../password/password-field.tsx";
import { api } from "../session/api.ts";
import { signIn } from "../session/session.ts";
import { UsernameField } from "../username-field.tsx";
import { ConsentChoices } from "./consent-choices.tsx";

export function RegisterForm() {
  const form = useForm({
    read: (data) => ({
      username: textOf(data, "username"),
      mail: textOf(data, "mail"),
      password: textOf(data, "password"),
      passwordRepeat: textOf(data, "passwordRepeat"),
      acceptTerms: data.has("acceptTerms"),
      mailConsent: data.has("mailConsent"),
      timeZone: browserTimeZone(),
    }),
    loadCheck: async () => (await import("../form-checks.ts")).checkRegister,
    send: async (values) => signIn(await api.call("Register/RegisterWithCredentials", { body: values })),
  });
  return (
    <Form state={form} action={m.auth_register_action()}>
      <UsernameField error={form.errorOf("username")} />
      <TextField
        label={m.field_mail()}
        name="mail"
        type="email"
        autoComplete="email"
        required
        error={form.errorOf("mail")}
      />
      <NewPasswordFields
        form={form}
        name="password"
        label={m.field_password()}
        repeatLabel={m.field_password_repeat()}
      />
      <ConsentChoices form={form} />
    </Form>
  );
}

/** The time zone of this device; undefined where the browser does not tell. */
function browserTimeZone(): string | undefined {
  return timeZoneOf(new Intl.DateTimeFormat().resolvedOptions().timeZone);
}
