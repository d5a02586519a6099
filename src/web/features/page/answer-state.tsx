import { Button } from "../../design/button.tsx";
import { Notice } from "../../design/notice.tsx";
import { Skeleton } from "../../design/placeholder.tsx";
import { m } from "../../i18n/generated/messages.js";

type AnswerStateProps = {
  /** A query without an answer. */
  readonly query: { readonly isError: boolean; refetch(): Promise<unknown> };
  readonly lines: number;
};

/** Shown in place of an answer that is loading or has failed. */
export function AnswerState({ query, lines }: AnswerStateProps) {
  if (!query.isError) return <Skeleton lines={lines} />;
  return (
    <Notice kind="error">
      <p>{m.section_failed()}</p>
      <Button kind="secondary" onClick={() => void query.refetch()}>
        {m.try_again()}
      </Button>
    </Notice>
  );
}
