import { Button } from "../../design/button.tsx";
import { Notice } from "../../design/notice.tsx";
import { Skeleton } from "../../design/placeholder.tsx";
import { m } from "../../i18n/generated/messages.js";
import type { Answered } from "./use-answer.ts";

/** What stands in the place of an answer that is not there, or not there yet. */
export function AnswerState({ answered, lines }: { answered: Answered<unknown>; lines: number }) {
  if (answered.state === "loading") return <Skeleton lines={lines} />;
  return (
    <Notice kind="error">
      <p>{m.section_failed()}</p>
      <Button kind="secondary" onClick={answered.retry}>
        {m.try_again()}
      </Button>
    </Notice>
  );
}
