import { useState } from "react";
import { TextField } from "../../../design/field.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { Form } from "../../page/form/form.tsx";
import { textOf, useForm } from "../../page/form/use-form.ts";
import { isProblem } from "../../page/told-problem.ts";
import { canHavePasskeys } from "../passkeys/browser-passkeys.ts";
import { signInWithPasskey } from "../passkeys/passkey-sign-in.tsx";
import { ForgotDialog } from "../password/forgot-dialog.tsx";
import { PasswordField } from "../password/password-field.tsx";
import { api } from "../session/api.ts";
import { signIn } from "../session/session.ts";

export function LoginForm() {
  const [forgotten, setForgotten] = useState<string>();
  const form = useForm({
    read: (data) => ({ usernameOrMail: textOf(data, "usernameOrMail"), password: textOf(data, "password") }),
    loadCheck: async () => (await import("../form-checks.ts")).checkLogin,
    send: async (values) => {
      try {
        signIn(await api.call("Login/LoginWithCredentials", { body: values }));
      } catch (error) {
        if (!isProblem<"Login/LoginWithCredentials">(error, "passkey.required") || !canHavePasskeys()) throw error;
        if (!(await signInWithPasskey())) throw error;
      }
    },
  });

  function openForgotten() {
    const typed = form.ref.current ? textOf(new FormData(form.ref.current), "usernameOrMail") : "";
    setForgotten(typed.includes("@") ? typed : "");
  }

  return (
    <>
      <Form
        state={form}
        action={m.auth_login_action()}
        beside={
          <button type="button" className="link-button" onClick={openForgotten}>
            {m.auth_forgot()}
          </button>
        }
      >
        <TextField
          label={m.field_username_or_mail()}
          name="usernameOrMail"
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={form.errorOf("usernameOrMail")}
        />
        <PasswordField
          label={m.field_password()}
          name="password"
          autoComplete="current-password"
          required
          error={form.errorOf("password")}
        />
      </Form>
      <ForgotDialog mail={forgotten} onClose={() => setForgotten(undefined)} />
    </>
  );
}
