import { type MouseEvent, type ReactNode, useId, useRef } from "react";
import { Icon } from "./icon.tsx";
import styles from "./menu.module.css";

/** A button that opens a list of actions in a native popover. Its children are links and buttons. */
export function Menu({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function closeAfterPress(event: MouseEvent<HTMLElement>) {
    if (event.target instanceof Element && event.target.closest("a, button")) list.current?.hidePopover();
  }

  return (
    <div className={styles.menu}>
      <button type="button" className="button" data-kind="secondary" popoverTarget={id}>
        {label}
        <Icon name="chevron" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: its links and buttons handle keys themselves. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above. */}
      <div ref={list} id={id} popover="auto" className={styles.list} onClick={closeAfterPress}>
        {children}
      </div>
    </div>
  );
}
