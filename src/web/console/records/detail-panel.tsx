import { type ReactNode, useLayoutEffect, useRef } from "react";
import { IconButton } from "../../design/button.tsx";
import { m } from "../messages.ts";
import { usePageKeys } from "../parts/use-page-keys.ts";
import styles from "./records.module.css";
import { useAddress } from "./use-address.ts";

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
  const title = useRef<HTMLHeadingElement>(null);
  const open = read("open");

  // Before the next key is read: what that key gives the focus to keeps it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another record takes the focus anew.
  useLayoutEffect(() => {
    title.current?.focus({ preventScroll: true });
  }, [open]);

  function close() {
    const link = document.querySelector<HTMLElement>('[data-open="true"] [data-row-link]');
    change({ open: undefined });
    link?.focus();
  }

  usePageKeys(({ key }) => {
    if (key === "Escape") close();
  });

  return (
    <section className={styles.detailPanel} aria-labelledby="detail-heading">
      <header>
        <h2 id="detail-heading" ref={title} tabIndex={-1}>
          {heading}
        </h2>
        {beside}
        <IconButton icon="close" label={m.common_close()} title={`${m.common_close()} (Esc)`} onClick={close} />
      </header>
      <div className={styles.detailBody}>{children}</div>
    </section>
  );
}

/** A list, and the panel of its open row beside it. */
export function ListAndDetail({ children, detail }: { children: ReactNode; detail: ReactNode }) {
  return (
    <div className={styles.listAndDetail} data-open={detail !== undefined && detail !== null}>
      <div className={styles.listSide}>{children}</div>
      {detail}
    </div>
  );
}
