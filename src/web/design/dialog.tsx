import { type ReactNode, useEffect, useId, useRef } from "react";
import { m } from "../i18n/generated/messages.js";
import { IconButton } from "./button.tsx";
import styles from "./dialog.module.css";

type DialogProps = {
  readonly heading: string;
  readonly isOpen: boolean;
  /** Called on Escape, on the close button and on a click outside. */
  onClose(): void;
  /** The name of its close button, where it is not in the language of the document. */
  readonly closeLabel?: string;
  /** Keeps the content while closed, with the values of its fields. */
  readonly keepsContent?: boolean;
  readonly children: ReactNode;
};

/** A native modal dialog: it traps the focus and restores it. Put its buttons last, in a `footer`. */
export function Dialog(props: DialogProps) {
  const { heading, isOpen, onClose, closeLabel = m.close(), keepsContent = false, children } = props;
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
        <IconButton icon="close" label={closeLabel} onClick={() => dialog.current?.close()} />
      </header>
      {(isOpen || keepsContent) && children}
    </dialog>
  );
}
