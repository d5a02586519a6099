import { type ComponentProps, type KeyboardEvent, useId, useState } from "react";
import { passwordRules } from "../../../../domain/accounts/password-rule.ts";
import { IconButton } from "../../../design/button.tsx";
import { Field, type FieldTexts } from "../../../design/field.tsx";
import { Icon } from "../../../design/icon.tsx";
import { m } from "../../../i18n/generated/messages.js";
import type { FormState } from "../../page/form/use-form.ts";
import styles from "./password.module.css";

type PasswordFieldProps = FieldTexts &
  Omit<ComponentProps<"input">, "id" | "type"> & {
    /** Shows the rules for a new password, and which of them it meets. */
    readonly hasRules?: boolean;
  };

/** A password field with a button that shows the password, and a warning while Caps Lock is on. */
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

const texts = {
  length: m.password_rule_length,
  upper: m.password_rule_upper,
  lower: m.password_rule_lower,
  digit: m.password_rule_digit,
} satisfies Record<keyof typeof passwordRules, () => string>;

const rules = ["length", "upper", "lower", "digit"] as const;

/** The rules for a password; each is ticked as soon as it is met. */
function PasswordRules({ id, password }: { id: string; password: string }) {
  return (
    <ul id={id} className={styles.rules} aria-label={m.password_rules()}>
      {rules.map((rule) => {
        const isKept = passwordRules[rule](password);
        return (
          <li key={rule} data-kept={isKept}>
            {isKept ? <Icon name="check" /> : <span className={styles.dot} aria-hidden="true" />}
            {texts[rule]()}
            {isKept && <span className="visually-hidden"> {m.password_rule_kept()}</span>}
          </li>
        );
      })}
    </ul>
  );
}

type NewPasswordFieldsProps = {
  readonly form: Pick<FormState, "errorOf">;
  /** The field's name in the call; the repeated password's is this and `Repeat`. */
  readonly name: string;
  readonly label: string;
  readonly repeatLabel: string;
};

/** A new password, typed twice. */
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
