import { Button } from "../../../design/button.tsx";
import { Notice } from "../../../design/notice.tsx";
import { m } from "../../../i18n/generated/messages.js";

/** Off the stage: the server does not answer, and is asked again. */
export function LostNotice({ onRetry }: { onRetry(): void }) {
  return (
    <Notice kind="error" heading={m.quiz_lost()}>
      <p>{m.quiz_lost_next()}</p>
      <Button kind="secondary" onClick={onRetry}>
        {m.try_again()}
      </Button>
    </Notice>
  );
}
