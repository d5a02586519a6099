import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { useTexts } from "../language.ts";
import { useAddress } from "../use-address.ts";
import { commonTexts } from "./common-texts.ts";
import { ConsoleIcon } from "./console-icon.tsx";
import { isTyping } from "./use-table-keys.ts";

type DetailPanelProps = {
  readonly heading: ReactNode;
  /** Beside the heading: a badge, a link. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
};

/**
 * What a row of a list opens, beside the list, or above it on a narrow screen. It is there while the address has
 * `open`; Escape closes it and the focus goes back to its row.
 */
export function DetailPanel({ heading, beside, children }: DetailPanelProps) {
  const { read, change } = useAddress();
  const t = useTexts(commonTexts);
  const title = useRef<HTMLHeadingElement>(null);
  const open = read("open");

  // biome-ignore lint/correctness/useExhaustiveDependencies: another record takes the focus anew.
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
  }, [open]);

  function close() {
    const link = document.querySelector<HTMLElement>('[data-open="true"] [data-row-link]');
    change({ open: undefined });
    link?.focus();
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape" && !isTyping(event.target)) close();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);

  return (
    <section className="detail-panel" aria-labelledby="detail-heading">
      <header>
        <h2 id="detail-heading" ref={title} tabIndex={-1}>
          {heading}
        </h2>
        {beside}
        <button type="button" className="icon-button" aria-label={t.close} title={`${t.close} (Esc)`} onClick={close}>
          <ConsoleIcon name="close" />
        </button>
      </header>
      <div className="detail-body">{children}</div>
    </section>
  );
}

/** A list, and the panel of its open row beside it. */
export function ListAndDetail({ children, detail }: { children: ReactNode; detail: ReactNode }) {
  return (
    <div className="list-and-detail" data-open={detail !== undefined && detail !== null}>
      <div className="list-side">{children}</div>
      {detail}
    </div>
  );
}
