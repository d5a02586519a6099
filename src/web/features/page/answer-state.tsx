import { LoadState } from "../../design/load-state.tsx";
import { m } from "../../i18n/generated/messages.js";

type AnswerStateProps = {
  /** A query without an answer. */
  readonly query: { readonly isError: boolean; refetch(): Promise<unknown> };
  readonly lines: number;
};

/** Shown in place of an answer that is loading or has failed. */
export function AnswerState({ query, lines }: AnswerStateProps) {
  return (
    <LoadState
      lines={lines}
      failure={query.isError ? m.section_failed() : undefined}
      retryText={m.try_again()}
      retry={() => void query.refetch()}
    />
  );
}
