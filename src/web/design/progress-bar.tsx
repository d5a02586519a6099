import { useId } from "react";
import styles from "./progress-bar.module.css";

type ProgressBarProps = {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** The state in words, such as "620 of 1,000 points". */
  readonly text: string;
};

/** How far something has come: the browser's own element, and its figures in words beside it. */
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
