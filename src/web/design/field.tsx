import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./field.module.css";
import { Icon } from "./icon.tsx";

export type FieldTexts = {
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong with the value, and how to correct it. */
  readonly error?: string | undefined;
};

type FieldProps = FieldTexts & {
  readonly children: (control: {
    readonly id: string;
    readonly "aria-describedby": string | undefined;
    readonly "aria-invalid": boolean | undefined;
  }) => ReactNode;
};

/** A control with its label above, and its hint and error below, associated for screen readers. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const describedBy = [errorId, hintId].filter((one) => one !== undefined).join(" ");
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        "aria-describedby": describedBy === "" ? undefined : describedBy,
        "aria-invalid": error === undefined ? undefined : true,
      })}
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          <Icon name="warning" />
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** A single-line input; `type` is text by default. */
export function TextField({ label, hint, error, ...input }: FieldTexts & Omit<ComponentProps<"input">, "id">) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <input type="text" {...input} {...control} />}
    </Field>
  );
}

export function TextAreaField({ label, hint, error, ...area }: FieldTexts & Omit<ComponentProps<"textarea">, "id">) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <textarea {...area} {...control} />}
    </Field>
  );
}

/** A native select; its children are `option` elements. */
export function SelectField({ label, hint, error, ...select }: FieldTexts & Omit<ComponentProps<"select">, "id">) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <select {...select} {...control} />}
    </Field>
  );
}
