import type { ReactNode } from "react";
import { TextAreaField } from "../../design/field.tsx";
import { Form } from "../../features/page/form/form.tsx";
import { textOf } from "../../features/page/form/use-form.ts";
import { m } from "../messages.ts";
import { FormDialog } from "../parts/form-dialog.tsx";
import { useConsoleForm } from "../parts/use-console-form.ts";

type ReasonDialogProps = {
  readonly heading: string;
  readonly text: string;
  /** The text of the button that does it. */
  readonly action: string;
  readonly isDangerous?: boolean;
  readonly hint?: string;
  /** Whether what else is asked for is right; until then it cannot be sent. */
  readonly isReady?: boolean;
  /** Does it; what the API refuses is shown in the dialog, which stays. */
  readonly send: (reason: string, data: FormData) => Promise<void>;
  readonly onClose: () => void;
  /** Further fields, above the reason. */
  readonly children?: ReactNode;
};

/** Asks for the reason of what is done to somebody. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { heading, text, action, isDangerous = false, hint, isReady = true, send, onClose, children } = props;
  const form = useConsoleForm({
    read: (data) => ({ reason: textOf(data, "reason").trim(), data }),
    async send({ reason, data }) {
      if (!isReady) return;
      await send(reason, data);
      onClose();
    },
  });
  return (
    <FormDialog heading={heading} onClose={onClose}>
      <p>{text}</p>
      <Form
        state={form}
        action={action}
        kind={isDangerous ? "danger" : "primary"}
        beside={
          <button type="button" className="button" data-kind="secondary" onClick={onClose}>
            {m.common_cancel()}
          </button>
        }
      >
        {children}
        <TextAreaField
          label={m.record_reason()}
          name="reason"
          rows={3}
          maxLength={1_000}
          hint={hint}
          error={form.errorOf("reason")}
        />
      </Form>
    </FormDialog>
  );
}
