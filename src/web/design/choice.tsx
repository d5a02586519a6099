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

type SegmentedProps<Value extends string> = {
  readonly legend: string;
  readonly options: readonly { readonly value: NoInfer<Value>; readonly text: string }[];
  readonly value: Value;
  onChange(value: NoInfer<Value>): void;
};

/** One of two to five short options: radio buttons that look like one bar. */
export function Segmented<Value extends string>({ legend, options, value, onChange }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.segmented}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.text}
        </label>
      ))}
    </fieldset>
  );
}
