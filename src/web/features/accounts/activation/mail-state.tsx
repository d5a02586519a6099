import { Button } from "../../../design/button.tsx";
import { Icon } from "../../../design/icon.tsx";
import { Notice } from "../../../design/notice.tsx";
import { momentText } from "../../../i18n/dates.ts";
import { m } from "../../../i18n/generated/messages.js";
import { api } from "../session/api.ts";
import { useAction } from "../session/queries.ts";
import styles from "./activation.module.css";

/** Whether the mail address is confirmed; if not, whether its mail still waits (until `mailAt`), and a button that sends the mail with the link again. */
export function MailState({ isVerified, mailAt }: { isVerified: boolean; mailAt?: string | null | undefined }) {
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
      <p>
        {mailAt == null ? m.account_mail_unverified_text() : m.account_mail_waiting_text({ time: momentText(mailAt) })}
      </p>
      <div className={styles.sendAgain}>
        <SendActivation />
      </div>
    </Notice>
  );
}

/** Sends the mail that confirms the address once more. */
export function SendActivation() {
  const { isBusy, isDone, problem, run } = useAction(() => api.call("User/SendActivationMail", { body: {} }));
  return (
    <div className={styles.part}>
      <Button kind="secondary" isLoading={isBusy} onClick={run}>
        {m.account_send_activation()}
      </Button>
      <p role="status">{isDone ? m.account_activation_sent() : problem}</p>
    </div>
  );
}
