import { useId } from "react";
import styles from "./segmented.module.css";

type SegmentedProps<Value extends string> = {
  readonly legend: string;
  readonly options: readonly { readonly value: NoInfer<Value>; readonly text: string }[];
  readonly value: Value;
  onChange(value: NoInfer<Value>): void;
};

/** One of two to five short options, all in sight: radio buttons that look like one bar. */
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
