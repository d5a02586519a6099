import { Button } from "../../../design/button.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { api } from "../session/api.ts";
import { useAction } from "../session/queries.ts";
import styles from "./send-activation.module.css";

/** Sends the mail that proves an address once more. */
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
