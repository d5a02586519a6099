import { type MouseEvent, type ReactNode, useId, useRef } from "react";
import { Icon } from "../../design/icon.tsx";
import { m } from "../../i18n/generated/messages.js";
import styles from "./mobile-menu.module.css";

/**
 * The menu of narrow screens: a native dialog, which traps the focus and closes on Escape. `command` opens it without
 * scripts too.
 */
export function MobileMenu({ children }: { children: ReactNode }) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  function open() {
    if (dialog.current?.open === false) dialog.current.showModal();
  }

  function closeAfterLink(event: MouseEvent<HTMLElement>) {
    if (event.target instanceof Element && event.target.closest("a")) dialog.current?.close();
  }

  return (
    <>
      <button
        type="button"
        className={`icon-button ${styles.toggle}`}
        aria-label={m.menu_open()}
        aria-haspopup="dialog"
        onClick={open}
        {...{ command: "show-modal", commandfor: id }}
      >
        <Icon name="menu" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links in it handle keys themselves. */}
      <dialog
        ref={dialog}
        id={id}
        className={`always-dark ${styles.menu}`}
        aria-label={m.menu_label()}
        closedby="any"
        onClick={closeAfterLink}
      >
        <form method="dialog">
          <button type="submit" className="icon-button" aria-label={m.close()}>
            <Icon name="close" />
          </button>
        </form>
        {children}
      </dialog>
    </>
  );
}
