import { useEffect, useRef } from "react";
import { Button } from "../../../design/button.tsx";
import { EmptyState } from "../../../design/placeholder.tsx";
import { m } from "../../../i18n/generated/messages.js";

/** One tab plays; this is what the others show. */
export function ElsewhereScreen({ onTakeOver }: { onTakeOver(): void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {m.quiz_title()}
      </h1>
      <EmptyState heading={m.quiz_elsewhere_heading()} text={m.quiz_elsewhere_text()}>
        <Button onClick={onTakeOver}>{m.quiz_take_over()}</Button>
      </EmptyState>
    </>
  );
}
