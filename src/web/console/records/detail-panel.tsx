import type { ReactNode } from "react";
import { IconButton } from "../../design/button.tsx";
import { takeFocusInPlace } from "../../design/take-focus.ts";
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

  function close() {
    const link = document.querySelector<HTMLElement>('[data-open="true"] [data-row-link]');
    change({ open: undefined });
    link?.focus();
  }

  usePageKeys((event) => {
    if (event.key !== "Escape") return;
    // Else the key would also close the question that may be asked.
    event.preventDefault();
    close();
  });

  return (
    <section className={styles.detailPanel} aria-labelledby="detail-heading">
      <header>
        {/* Each record has a heading of its own, which takes the focus. */}
        <h2 key={read("open")} id="detail-heading" ref={takeFocusInPlace} tabIndex={-1}>
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
