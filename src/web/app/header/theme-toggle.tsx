import { Icon } from "../../design/icon.tsx";
import { switchTheme, useIsDark } from "../../design/theme.ts";
import { m } from "../../i18n/generated/messages.js";
import styles from "./theme-toggle.module.css";

/** Light or dark. Which sign is shown the styles decide, so that it is right before the browser has taken over. */
export function ThemeToggle() {
  return (
    <button
      type="button"
      className={`icon-button ${styles.toggle}`}
      aria-label={m.theme_dark()}
      aria-pressed={useIsDark()}
      title={m.theme_dark()}
      onClick={switchTheme}
    >
      <Icon name="moon" />
      <Icon name="sun" />
    </button>
  );
}
