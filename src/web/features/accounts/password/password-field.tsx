import { type ComponentProps, type KeyboardEvent, useId, useState } from "react";
import { IconButton } from "../../../design/button.tsx";
import { Field, type FieldTexts } from "../../../design/field.tsx";
import { m } from "../../../i18n/generated/messages.js";
import styles from "./password-field.module.css";
import { PasswordRules } from "./password-rules.tsx";

type PasswordFieldProps = FieldTexts &
  Omit<ComponentProps<"input">, "id" | "type"> & {
    /** Shows what a new password must have, and what it has. */
    readonly hasRules?: boolean;
  };

/** A password that can be shown, with a word when the capital lock is on. */
export function PasswordField({ label, hint, error, hasRules = false, ...input }: PasswordFieldProps) {
  const rulesId = useId();
  const [isShown, setShown] = useState(false);
  const [isLocked, setLocked] = useState(false);
  const [value, setValue] = useState("");

  function noteLock(event: KeyboardEvent) {
    setLocked(event.getModifierState("CapsLock"));
  }

  function describedBy(own: string | undefined) {
    if (!hasRules) return own;
    return own === undefined ? rulesId : `${own} ${rulesId}`;
  }

  return (
    <div>
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <div className={styles.box}>
            <input
              autoCapitalize="none"
              spellCheck={false}
              {...input}
              {...control}
              aria-describedby={describedBy(control["aria-describedby"])}
              type={isShown ? "text" : "password"}
              onInput={hasRules ? (event) => setValue(event.currentTarget.value) : undefined}
              onKeyDown={noteLock}
              onKeyUp={noteLock}
              onBlur={() => setLocked(false)}
            />
            <IconButton
              icon={isShown ? "eye-off" : "eye"}
              label={isShown ? m.password_hide() : m.password_show()}
              onClick={() => setShown(!isShown)}
            />
          </div>
        )}
      </Field>
      <p className={styles.lock} role="status">
        {isLocked && m.password_caps_lock()}
      </p>
      {hasRules && <PasswordRules id={rulesId} password={value} />}
    </div>
  );
}
