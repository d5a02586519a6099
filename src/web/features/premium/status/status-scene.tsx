import type { ReactNode } from "react";
import styles from "./status.module.css";

type StatusSceneProps = {
  readonly heading: string;
  readonly isBusy?: boolean;
  /** A lit screen, for what went well. */
  readonly isLit?: boolean;
  readonly children: ReactNode;
};

/** A film frame whose subtitle says how a payment stands, and the text below it. */
export function StatusScene({ heading, isBusy = false, isLit = false, children }: StatusSceneProps) {
  return (
    <div className={styles.scene} aria-busy={isBusy}>
      <div className={`always-dark ${styles.screen}`} data-lit={isLit || undefined}>
        <h1 tabIndex={-1}>
          <span className="caption">{heading}</span>
        </h1>
        {isBusy && <span className={styles.running} aria-hidden="true" />}
      </div>
      {children}
    </div>
  );
}
