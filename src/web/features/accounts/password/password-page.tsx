import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Button } from "../../../design/button.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { Form } from "../../page/form/form.tsx";
import { textOf, useForm } from "../../page/form/use-form.ts";
import { privateMeta } from "../../page/page-meta.ts";
import { matchPath, pathOf } from "../../page/paths.ts";
import { useLocale } from "../../page/use-page.ts";
import { api } from "../session/api.ts";
import { endSession } from "../session/end-session.ts";
import type { AuthState } from "../session/guards.ts";
import { ForgotDialog } from "./forgot-dialog.tsx";
import styles from "./password.module.css";
import { NewPasswordFields } from "./password-field.tsx";

export const meta = privateMeta(m.reset_title);

export default function PasswordResetPage() {
  const locale = useLocale();
  const navigate = useNavigate();
  const match = matchPath(useLocation().pathname);
  const code = match?.id === "passwordReset" ? match.params.code : "";
  const [forgotten, setForgotten] = useState<string>();
  const form = useForm({
    read: (data) => ({
      code,
      password: textOf(data, "password"),
      passwordRepeat: textOf(data, "passwordRepeat"),
    }),
    loadCheck: async () => (await import("../form-checks.ts")).checkReset,
    send: async (values) => {
      await api.call("User/ResetPassword", { body: values });
      // The API has ended every session of the account; this browser's may be one of them.
      endSession("passwordReset");
      const state: AuthState = { sessionEnd: "passwordReset" };
      await navigate(`${pathOf("auth", locale)}?authLink=login`, { replace: true, state });
    },
  });
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{m.reset_title()}</h1>
      <p>{m.reset_text()}</p>
      <Form
        state={form}
        action={m.reset_action()}
        beside={
          form.problems.form.length > 0 && (
            <Button kind="secondary" onClick={() => setForgotten("")}>
              {m.reset_ask_again()}
            </Button>
          )
        }
      >
        <NewPasswordFields
          form={form}
          name="password"
          label={m.field_new_password()}
          repeatLabel={m.field_new_password_repeat()}
        />
      </Form>
      <ForgotDialog mail={forgotten} onClose={() => setForgotten(undefined)} />
    </div>
  );
}
