import { TextField } from "../../design/field.tsx";
import { m } from "../../i18n/generated/messages.js";

/** The name that others see, wherever it is chosen or changed. */
export function UsernameField({ error, defaultValue }: { error: string | undefined; defaultValue?: string }) {
  return (
    <TextField
      label={m.field_username()}
      hint={m.field_username_hint()}
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={defaultValue}
      required
      error={error}
    />
  );
}
