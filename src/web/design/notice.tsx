import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import styles from "./notice.module.css";

const icons = { info: "info", success: "check", error: "warning" } as const;

type NoticeProps = { readonly kind: keyof typeof icons; readonly heading?: string; readonly children: ReactNode };

/** A message in the page. Screen readers announce an error when it appears. */
export function Notice({ kind, heading, children }: NoticeProps) {
  return (
    <div className={styles.notice} data-kind={kind} role={kind === "error" ? "alert" : undefined}>
      <Icon name={icons[kind]} />
      <div>
        {heading !== undefined && <p className={styles.heading}>{heading}</p>}
        {children}
      </div>
    </div>
  );
}

/** A message at the foot of the screen that screen readers announce; undefined removes it. */
export function StatusLine({ text }: { text: string | undefined }) {
  return (
    <p className={styles.line} role="status">
      {text !== undefined && <span className="caption">{text}</span>}
    </p>
  );
}
