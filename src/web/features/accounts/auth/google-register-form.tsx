import { Button } from "../../../design/button.tsx";
import { Notice } from "../../../design/notice.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { Form } from "../../page/form/form.tsx";
import { textOf, useForm } from "../../page/form/use-form.ts";
import { api } from "../session/api.ts";
import { signIn, unknownGoogle } from "../session/session.ts";
import { UsernameField } from "../username-field.tsx";
import { ConsentChoices } from "./consent-choices.tsx";

/** Signing up with a Google account that the site does not know yet: its address is confirmed, a username is missing. */
export function GoogleRegisterForm({ token, onForget }: { token: string; onForget: () => void }) {
  const form = useForm({
    read: (data) => ({
      token,
      tokenType: "google" as const,
      clientType: "web" as const,
      username: textOf(data, "username"),
      mailConsent: data.has("mailConsent"),
      acceptTerms: data.has("acceptTerms"),
    }),
    loadCheck: async () => (await import("../form-checks.ts")).checkGoogleRegister,
    send: async ({ acceptTerms: _, ...values }) => {
      const answer = await api.call("Register/RegisterWithThirdPartyToken", { body: values });
      unknownGoogle.set(null);
      signIn(answer);
    },
  });
  return (
    <>
      <Notice kind="info">
        <p>{m.google_unknown()}</p>
      </Notice>
      <Form
        state={form}
        action={m.google_register_action()}
        beside={
          <Button kind="quiet" onClick={onForget}>
            {m.google_without()}
          </Button>
        }
      >
        <UsernameField error={form.errorOf("username")} />
        <ConsentChoices form={form} />
      </Form>
    </>
  );
}
