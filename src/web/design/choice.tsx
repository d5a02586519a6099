import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./choice.module.css";

type ChoiceProps = Omit<ComponentProps<"input">, "type" | "role" | "className"> & {
  /** A switch acts at once; a checkbox or a radio button is part of a form that is sent later. */
  readonly kind: "checkbox" | "radio" | "switch";
  readonly label: ReactNode;
  readonly hint?: string;
  readonly error?: string | undefined;
};

export function Choice({ kind, label, hint, error, ...input }: ChoiceProps) {
  const noteId = useId();
  const note = error ?? hint;
  return (
    <div className={styles.choice}>
      <label>
        <input
          {...input}
          type={kind === "radio" ? "radio" : "checkbox"}
          role={kind === "switch" ? "switch" : undefined}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={note === undefined ? undefined : noteId}
        />
        <span>{label}</span>
      </label>
      {note !== undefined && (
        <p id={noteId} data-error={error !== undefined}>
          {note}
        </p>
      )}
    </div>
  );
}
