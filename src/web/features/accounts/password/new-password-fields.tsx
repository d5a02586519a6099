import type { FormState } from "../../page/form/use-form.ts";
import { PasswordField } from "./password-field.tsx";

type NewPasswordFieldsProps = {
  readonly form: Pick<FormState, "errorOf">;
  /** The field's name in the call; the repeat's has `Repeat` behind it. */
  readonly name: string;
  readonly label: string;
  readonly repeatLabel: string;
};

/** A password that shall be set, and once more against slips. */
export function NewPasswordFields({ form, name, label, repeatLabel }: NewPasswordFieldsProps) {
  const repeatName = `${name}Repeat`;
  return (
    <>
      <PasswordField
        label={label}
        name={name}
        autoComplete="new-password"
        hasRules
        required
        error={form.errorOf(name)}
      />
      <PasswordField
        label={repeatLabel}
        name={repeatName}
        autoComplete="new-password"
        required
        error={form.errorOf(repeatName)}
      />
    </>
  );
}
