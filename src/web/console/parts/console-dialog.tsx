import { type ReactNode, useEffect, useId, useRef } from "react";
import { m } from "../messages.ts";
import { ConsoleIcon } from "./console-icon.tsx";

type ConsoleDialogProps = {
  readonly heading: string;
  readonly isWide?: boolean;
  /** Called on Escape, on the close button and on a click outside. */
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A native modal dialog, open while it is rendered. Put its buttons last, in a `footer`. */
export function ConsoleDialog({ heading, isWide = false, onClose, children }: ConsoleDialogProps) {
  const headingId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="console-dialog"
      data-wide={isWide}
      aria-labelledby={headingId}
      closedby="any"
      onClose={onClose}
    >
      <header>
        <h2 id={headingId}>{heading}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label={m.common_close()}
          title={m.common_close()}
          onClick={onClose}
        >
          <ConsoleIcon name="close" />
        </button>
      </header>
      {children}
    </dialog>
  );
}
