import { passwordRules } from "../../../../domain/accounts/password-rule.ts";
import { Icon } from "../../../design/icon.tsx";
import { m } from "../../../i18n/generated/messages.js";
import styles from "./password-rules.module.css";

const texts = {
  length: m.password_rule_length,
  upper: m.password_rule_upper,
  lower: m.password_rule_lower,
  digit: m.password_rule_digit,
} satisfies Record<keyof typeof passwordRules, () => string>;

const rules = ["length", "upper", "lower", "digit"] as const;

/** What a password must have; each line is ticked as soon as it has it. */
export function PasswordRules({ id, password }: { id: string; password: string }) {
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
