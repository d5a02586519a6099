import { useId } from "react";
import styles from "./progress-bar.module.css";

type ProgressBarProps = {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** The state as text, such as "620 of 1,000 points". */
  readonly text: string;
};

/** A native progress element with its figures as text beside it. */
export function ProgressBar({ label, value, max, text }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>{label}</label>
      <span>{text}</span>
      <progress id={id} value={value} max={max}>
        {text}
      </progress>
    </div>
  );
}
