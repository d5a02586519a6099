import type { ComponentProps } from "react";
import { numberText } from "../../i18n/texts.ts";
import styles from "./chip.module.css";

type ChipProps = Omit<ComponentProps<"input">, "type" | "className"> & {
  readonly label: string;
  /** How many things it stands for. */
  readonly count?: number;
};

/** A filter that is on or off; several stand in a fieldset. */
export function Chip({ label, count, ...input }: ChipProps) {
  return (
    <label className={styles.chip}>
      <input {...input} type="checkbox" />
      {label}
      {count !== undefined && <small>{numberText(count)}</small>}
    </label>
  );
}
