import { useState } from "react";
import { Dialog } from "../../../design/dialog.tsx";
import { TextField } from "../../../design/field.tsx";
import { Notice } from "../../../design/notice.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { Form } from "../../page/form/form.tsx";
import { textOf, useForm } from "../../page/form/use-form.ts";
import { api } from "../session/api.ts";

type ForgotDialogProps = {
  /** The address to begin with; undefined while the dialog is closed. */
  readonly mail: string | undefined;
  readonly onClose: () => void;
};

/** Asks for the address to which the link for a new password goes. */
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
    loadCheck: () => import("./forgot-check.ts"),
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
      <div role="status">
        {sentTo !== undefined && (
          <Notice kind="success">
            <p>{m.auth_forgot_sent({ mail: sentTo })}</p>
          </Notice>
        )}
      </div>
    </>
  );
}
