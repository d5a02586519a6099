import { type ReactNode, useEffect, useId, useRef } from "react";
import { m } from "../i18n/generated/messages.js";
import { IconButton } from "./button.tsx";
import styles from "./dialog.module.css";

type DialogProps = {
  readonly heading: string;
  readonly isOpen: boolean;
  /** Asked for by Escape, by the cross and by a press beside it. */
  onClose(): void;
  /** What is in it stays when it is closed, with what somebody filled in. */
  readonly keepsContent?: boolean;
  readonly children: ReactNode;
};

/** The browser's own modal dialog: it keeps the focus and gives it back. Put the ways out last, in a `footer`. */
export function Dialog({ heading, isOpen, onClose, keepsContent = false, children }: DialogProps) {
  const headingId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen && dialog.current?.open === false) dialog.current.showModal();
    if (!isOpen) dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={headingId} closedby="any" onClose={onClose}>
      <header>
        <h2 id={headingId}>{heading}</h2>
        <IconButton icon="close" label={m.close()} onClick={() => dialog.current?.close()} />
      </header>
      {(isOpen || keepsContent) && children}
    </dialog>
  );
}
