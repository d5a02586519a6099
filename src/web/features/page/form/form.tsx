import { type ReactNode, useLayoutEffect, useState } from "react";
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

const none: readonly FieldProblem[] = [];

/** A form with its problems above its fields, but those that a field shows itself: they are only read out. */
export function Form({ state, action, kind = "primary", beside, children }: FormProps) {
  const { problems, isSending, ref, onSubmit, onInput, onFocus } = state;
  // Before hydration a click would submit the form natively.
  const isReady = useIsBrowser();
  const [atFields, setAtFields] = useState<readonly FieldProblem[]>(none);
  useLayoutEffect(
    () => setAtFields(problems.fields.filter(({ field }) => isShownAt(field, ref.current))),
    [problems, ref],
  );
  const elsewhere = problems.fields.filter((problem) => !atFields.includes(problem));
  const messages = [...problems.form, ...elsewhere.map((problem) => messageOf(problem, ref.current))];
  return (
    <form
      ref={ref}
      className={styles.form}
      method="post"
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
      onFocus={onFocus}
    >
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
      {atFields.length > 0 && (
        <div className="visually-hidden" role="alert">
          {atFields.map((problem) => (
            <p key={problem.field}>{messageOf(problem, ref.current)}</p>
          ))}
        </div>
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

function isShownAt(field: string, form: HTMLFormElement | null): boolean {
  return form?.querySelector(`[name="${CSS.escape(field)}"][aria-invalid="true"]`) != null;
}

/** Codes whose texts do not name the field; in the list above the fields its label is put before them. */
const bareCodes = new Set(["required", "invalid", "maximum"]);

function messageOf({ field, code, message }: FieldProblem, form: HTMLFormElement | null): string {
  if (!bareCodes.has(code)) return message;
  const id = form?.querySelector(`[name="${CSS.escape(field)}"]`)?.id;
  const label = id ? form?.querySelector(`label[for="${CSS.escape(id)}"]`)?.textContent : undefined;
  return label ? `${label}: ${message}` : message;
}
