import type { ReactNode } from "react";
import { Link } from "react-router";
import { Skeleton } from "../../design/placeholder.tsx";
import { problemText } from "../api.ts";
import { m } from "../messages.ts";
import { ConsoleIcon } from "./console-icon.tsx";

/** Shown in place of an answer that is loading or has failed. */
export function Waiting({ error, retry, lines = 6 }: { error: unknown; retry: () => void; lines?: number }) {
  if (error === null || error === undefined) {
    return (
      <div aria-busy="true">
        <p className="visually-hidden">{m.common_loading()}</p>
        <Skeleton lines={lines} />
      </div>
    );
  }
  return (
    <div className="failed" role="alert">
      <ConsoleIcon name="warning" />
      <p>
        {m.common_failed()} {problemText(error)}
      </p>
      <button type="button" className="button" data-kind="secondary" onClick={retry}>
        {m.common_try_again()}
      </button>
    </div>
  );
}

/** In place of a list without entries. */
export function Nothing({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="nothing">
      <p>{text}</p>
      {children}
    </div>
  );
}

/** The state of a thing in a word: `calm` is as usual, `busy` is under way, `bad` wants to be looked at. */
export function Badge({ tone = "calm", children }: { tone?: "calm" | "good" | "busy" | "bad"; children: ReactNode }) {
  return (
    <span className="badge" data-tone={tone}>
      {children}
    </span>
  );
}

/** Begins a new record: what to do next, unless one is open. */
export function NewRecord({ to, isSecondary, children }: { to: string; isSecondary: boolean; children: ReactNode }) {
  return (
    <Link className="button" data-kind={isSecondary ? "secondary" : undefined} to={to} preventScrollReset>
      <ConsoleIcon name="plus" />
      {children}
    </Link>
  );
}

/** A page's heading, with its actions beside it. */
export function PageHead({ heading, children }: { heading: string; children?: ReactNode }) {
  return (
    <header className="page-head">
      <h1 tabIndex={-1}>{heading}</h1>
      <div className="page-actions">{children}</div>
    </header>
  );
}
