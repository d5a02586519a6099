import { useEffect, useRef } from "react";
import { Button } from "../../../design/button.tsx";
import { Icon } from "../../../design/icon.tsx";
import { m } from "../../../i18n/generated/messages.js";
import styles from "./foot.module.css";

type LostLineProps = {
  /** What becomes of what one did. */
  readonly text: string;
  /** Nothing else on the stage can have the focus meanwhile. */
  readonly takesFocus?: boolean;
  onRetry(): void;
};

/** The stage's last line while the server does not answer. */
export function LostLine({ text, takesFocus = true, onRetry }: LostLineProps) {
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) retry.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div className={styles.foot} data-result="lost">
      <div className={styles.verdict} role="alert">
        <Icon name="warning" />
        <p>
          <b>{m.quiz_lost()}</b>
        </p>
        <p>{text}</p>
      </div>
      <Button ref={retry} onClick={onRetry}>
        {m.try_again()}
      </Button>
    </div>
  );
}
