import type { ComponentProps } from "react";
import { Field, type FieldTexts } from "./field.tsx";

/** One line of text, a mail address, a password, a number: what `type` says. */
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

/** One of several, in the browser's own list; give it `option` elements. */
export function SelectField({ label, hint, error, ...select }: FieldTexts & Omit<ComponentProps<"select">, "id">) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <select {...select} {...control} />}
    </Field>
  );
}
