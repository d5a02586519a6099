import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "../../design/icon.tsx";
import { LoadState } from "../../design/load-state.tsx";
import { problemText } from "../api.ts";
import { m } from "../messages.ts";
import styles from "./parts.module.css";

/** Shown in place of an answer that is loading or has failed. */
export function Waiting({ error, retry, lines = 6 }: { error: unknown; retry: () => void; lines?: number }) {
  const isLoading = error === null || error === undefined;
  return (
    <div aria-busy={isLoading}>
      {isLoading && <p className="visually-hidden">{m.common_loading()}</p>}
      <LoadState
        lines={lines}
        failure={isLoading ? undefined : `${m.common_failed()} ${problemText(error)}`}
        retryText={m.common_try_again()}
        retry={retry}
      />
    </div>
  );
}

/** The state of a thing in a word: `calm` is as usual, `busy` is under way, `bad` wants to be looked at. */
export function Badge({ tone = "calm", children }: { tone?: "calm" | "good" | "busy" | "bad"; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}

/** Begins a new record: what to do next, unless one is open. */
export function NewRecord({ to, isSecondary, children }: { to: string; isSecondary: boolean; children: ReactNode }) {
  return (
    <Link className="button" data-kind={isSecondary ? "secondary" : undefined} to={to} preventScrollReset>
      <Icon name="plus" />
      {children}
    </Link>
  );
}

/** A page's heading, with its actions beside it. */
export function PageHead({ heading, children }: { heading: string; children?: ReactNode }) {
  return (
    <header className={styles.pageHead}>
      <h1 tabIndex={-1}>{heading}</h1>
      <div className={styles.pageActions}>{children}</div>
    </header>
  );
}
