import { Icon } from "../../../design/icon.tsx";
import { Notice } from "../../../design/notice.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { SendActivation } from "../activation/send-activation.tsx";
import styles from "./mail-state.module.css";

/** Whether the address is proved; if not, the way to prove it. */
export function MailState({ isVerified }: { isVerified: boolean }) {
  if (isVerified) {
    return (
      <span className={styles.verified}>
        <Icon name="check" />
        {m.account_mail_verified()}
      </span>
    );
  }
  return (
    <Notice kind="info" heading={m.account_mail_unverified()}>
      <p>{m.account_mail_unverified_text()}</p>
      <div className={styles.sendAgain}>
        <SendActivation />
      </div>
    </Notice>
  );
}
