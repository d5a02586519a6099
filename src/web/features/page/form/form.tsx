import type { ReactNode } from "react";
import { Button } from "../../../design/button.tsx";
import { Notice } from "../../../design/notice.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { useIsBrowser } from "../use-page.ts";
import styles from "./form.module.css";
import type { FieldProblem } from "./form-problems.ts";
import type { FormState } from "./use-form.ts";

type FormProps = {
  readonly state: FormState;
  /** The text of the submit button. */
  readonly action: string;
  readonly kind?: "primary" | "secondary" | "danger";
  /** Content beside the button. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
};

/** A form with the list of its problems above its fields. */
export function Form({ state, action, kind = "primary", beside, children }: FormProps) {
  const { problems, isSending, ref, onSubmit, onInput } = state;
  // Before hydration a click would submit the form natively.
  const isReady = useIsBrowser();
  const messages = [...problems.form, ...problems.fields.map((problem) => messageOf(problem, ref.current))];
  return (
    <form ref={ref} className={styles.form} method="post" noValidate onSubmit={onSubmit} onInput={onInput}>
      {messages.length > 0 && (
        <Notice kind="error">
          {messages.length === 1 ? (
            <p>{messages[0]}</p>
          ) : (
            <ul className={styles.problems}>
              {messages.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          )}
        </Notice>
      )}
      {children}
      <div className={styles.actions}>
        <Button type="submit" kind={kind} isLoading={isSending} disabled={!isReady}>
          {action}
        </Button>
        {beside}
      </div>
      <noscript>
        <p className="note">{m.form_needs_scripts()}</p>
      </noscript>
    </form>
  );
}

/** What a form has brought about; read out when it appears. */
export function DoneNotice({ text }: { text: string | undefined }) {
  return (
    <div role="status">
      {text !== undefined && (
        <Notice kind="success">
          <p>{text}</p>
        </Notice>
      )}
    </div>
  );
}

/** Codes whose texts do not name the field; in the list above the fields its label is put before them. */
const bareCodes = new Set(["required", "invalid", "maximum"]);

function messageOf({ field, code, message }: FieldProblem, form: HTMLFormElement | null): string {
  if (!bareCodes.has(code)) return message;
  const id = form?.querySelector(`[name="${CSS.escape(field)}"]`)?.id;
  const label = id ? form?.querySelector(`label[for="${CSS.escape(id)}"]`)?.textContent : undefined;
  return label ? `${label}: ${message}` : message;
}
