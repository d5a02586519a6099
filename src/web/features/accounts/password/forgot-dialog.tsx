import { useState } from "react";
import { Button } from "../../../design/button.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { TextField } from "../../../design/field.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { DoneNotice, Form } from "../../page/form/form.tsx";
import { textOf, useForm } from "../../page/form/use-form.ts";
import { api } from "../session/api.ts";

type ForgotDialogProps = {
  /** The initial address; undefined while the dialog is closed. */
  readonly mail: string | undefined;
  readonly onClose: () => void;
};

/** Asks for the address to send the link for a new password to. */
export function ForgotDialog({ mail, onClose }: ForgotDialogProps) {
  return (
    <Dialog heading={m.auth_forgot_heading()} isOpen={mail !== undefined} onClose={onClose}>
      <ForgotForm mail={mail ?? ""} />
    </Dialog>
  );
}

function ForgotForm({ mail }: { mail: string }) {
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    read: (data) => ({ mail: textOf(data, "mail") }),
    loadCheck: async () => (await import("../form-checks.ts")).checkForgot,
    send: async (values) => {
      await api.call("User/RequestPasswordReset", { body: values });
      setSentTo(values.mail.trim());
    },
  });
  return (
    <>
      <p>{m.auth_forgot_text()}</p>
      <Form state={form} action={m.auth_forgot_action()}>
        <TextField
          label={m.field_mail()}
          name="mail"
          type="email"
          autoComplete="email"
          defaultValue={mail}
          required
          error={form.errorOf("mail")}
        />
      </Form>
      <DoneNotice text={sentTo === undefined ? undefined : m.auth_forgot_sent({ mail: sentTo })} />
    </>
  );
}

/** Shown in place of forms that ask for the password, to users who sign in with Google only. */
export function NoPassword({ mail }: { mail: string }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <p>{m.account_no_password()}</p>
      <Button kind="secondary" onClick={() => setAsked(true)}>
        {m.account_set_password()}
      </Button>
      <ForgotDialog mail={isAsked ? mail : undefined} onClose={() => setAsked(false)} />
    </>
  );
}
