import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Button } from "../../../design/button.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { ApiError } from "../../page/api-client.ts";
import { Form } from "../../page/form/form.tsx";
import { textOf, useForm } from "../../page/form/use-form.ts";
import { privateMeta } from "../../page/page-meta.ts";
import { matchPath, pathOf } from "../../page/paths.ts";
import { useIsBrowser, useLocale } from "../../page/use-page.ts";
import { api } from "../session/api.ts";
import { endSession } from "../session/end-session.ts";
import type { AuthState } from "../session/guards.ts";
import { queryClient } from "../session/queries.ts";
import { ForgotDialog } from "./forgot-dialog.tsx";
import styles from "./password.module.css";
import { NewPasswordFields } from "./password-field.tsx";

/** Why a link cannot set a password any more, told before one is typed; undefined where it can, and without an answer. */
function useCodeProblem(code: string): string | undefined {
  const isBrowser = useIsBrowser();
  const { error } = useQuery(
    {
      queryKey: ["User/CheckPasswordReset", code],
      queryFn: async () => (await api.call("User/CheckPasswordReset", { body: { code } })) ?? null,
      enabled: isBrowser,
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
  return error === null ? undefined : codeProblemOf(error);
}

function codeProblemOf(error: Error): string | undefined {
  const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  return errors.find(({ code }) => code.startsWith("code."))?.message;
}

export const meta = privateMeta(m.reset_title);

export default function PasswordResetPage() {
  const locale = useLocale();
  const navigate = useNavigate();
  const match = matchPath(useLocation().pathname);
  const code = match?.id === "passwordReset" ? match.params.code : "";
  const [forgotten, setForgotten] = useState<string>();
  const problem = useCodeProblem(code);
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
      {problem !== undefined ? (
        <div role="alert" className={styles.problem}>
          <p>{problem}</p>
          <Button onClick={() => setForgotten("")}>{m.reset_ask_again()}</Button>
        </div>
      ) : (
        <p>{m.reset_text()}</p>
      )}
      {problem === undefined && (
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
      )}
      <ForgotDialog mail={forgotten} onClose={() => setForgotten(undefined)} />
    </div>
  );
}
