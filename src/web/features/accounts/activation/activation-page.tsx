import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "react-router";
import { Skeleton } from "../../../design/placeholder.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { ApiError } from "../../page/api-client.ts";
import { privateMeta } from "../../page/page-meta.ts";
import { matchPath, pathOf } from "../../page/paths.ts";
import { useIsBrowser, useLocale } from "../../page/use-page.ts";
import { api } from "../session/api.ts";
import { queryClient } from "../session/queries.ts";
import { loadProfile } from "../session/session.ts";
import { userDataStore, useUserData } from "../session/use-user-data.ts";
import styles from "./activation.module.css";
import { SendActivation } from "./mail-state.tsx";

export const meta = privateMeta(m.activation_title);

/** The target of links in mails: by `?change` that of a new address, of the notice to the present one, or of no more notices. */
const calls = {
  activate: { call: "ActivateMail", done: "activated" },
  mail: { call: "ConfirmMailChange", done: "changed" },
  cancel: { call: "CancelMailChange", done: "cancelled" },
  notices: { call: "EndNotices", done: "ended" },
} as const;

type Purpose = keyof typeof calls;

function purposeOf(search: string): Purpose {
  const change = new URLSearchParams(search).get("change");
  return change === "mail" || change === "cancel" || change === "notices" ? change : "activate";
}

export default function ActivationPage() {
  return useIsBrowser() ? <Confirmation /> : <OutcomeScreen outcome={undefined} />;
}

function Confirmation() {
  const { pathname, search } = useLocation();
  const match = matchPath(pathname);
  const code = match?.id === "activation" ? match.params.code : "";
  const purpose = purposeOf(search);
  // A code can be used once; a query runs once however often this is rendered.
  const query = useQuery(
    { queryKey: [purpose, code], queryFn: () => confirm(purpose, code), staleTime: Number.POSITIVE_INFINITY },
    queryClient,
  );
  return <OutcomeScreen outcome={query.isFetching ? undefined : query.data} onRetry={() => void query.refetch()} />;
}

type OutcomeScreenProps = {
  /** Undefined until it is known. */
  readonly outcome: Outcome | undefined;
  readonly onRetry?: () => void;
};

function OutcomeScreen({ outcome, onRetry }: OutcomeScreenProps) {
  return (
    <div className={styles.page} aria-busy={outcome === undefined}>
      <h1 tabIndex={-1}>{outcome === undefined ? m.activation_title() : headings[outcome]()}</h1>
      <div role="status" className={styles.outcome}>
        {outcome === undefined ? <Skeleton lines={2} /> : <OutcomeText outcome={outcome} onRetry={onRetry} />}
      </div>
    </div>
  );
}

type Outcome =
  | (typeof calls)[Purpose]["done"]
  | "notCancelled"
  | "used"
  | "expired"
  | "unknown"
  | "taken"
  | "noAnswer"
  | "failed";

const outcomes: Readonly<Record<string, Outcome>> = {
  "code.used": "used",
  "code.expired": "expired",
  "code.unknown": "unknown",
  required: "unknown",
  "mail.taken": "taken",
};

/** Why a code was refused. */
function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError)) return "noAnswer";
  const errors = error.problem !== undefined && "errors" in error.problem ? (error.problem.errors ?? []) : [];
  return errors.flatMap(({ code }) => outcomes[code] ?? [])[0] ?? "failed";
}

async function confirm(purpose: Purpose, code: string): Promise<Outcome> {
  const { call, done } = calls[purpose];
  try {
    await api.call(`User/${call}`, { body: { code } });
  } catch (error) {
    const outcome = outcomeOf(error);
    const isOver = outcome === "used" || outcome === "expired" || outcome === "unknown";
    return purpose === "cancel" && isOver ? "notCancelled" : outcome;
  }
  // The link may belong to another account, so the signed-in user's own profile is loaded again.
  if (userDataStore().get().token !== undefined) await loadProfile().catch(() => undefined);
  return done;
}

const headings = {
  activated: m.activation_activated_heading,
  changed: m.activation_changed_heading,
  cancelled: m.activation_cancelled_heading,
  ended: m.activation_ended_heading,
  notCancelled: m.activation_not_cancelled_heading,
  used: m.activation_used_heading,
  expired: m.activation_expired_heading,
  unknown: m.activation_unknown_heading,
  taken: m.activation_taken_heading,
  noAnswer: m.failure_offline_heading,
  failed: m.failure_unavailable_heading,
} satisfies Record<Outcome, () => string>;

const texts = {
  activated: m.activation_activated_text,
  changed: m.activation_changed_text,
  cancelled: m.activation_cancelled_text,
  ended: m.activation_ended_text,
  notCancelled: m.activation_not_cancelled_text,
  used: m.activation_used_text,
  expired: m.activation_expired_text,
  unknown: m.activation_unknown_text,
  taken: m.activation_taken_text,
  noAnswer: m.failure_offline_text,
  failed: m.failure_unavailable_text,
} satisfies Record<Outcome, () => string>;

function OutcomeText({ outcome, onRetry }: OutcomeScreenProps & { readonly outcome: Outcome }) {
  const locale = useLocale();
  const { token, isMailVerified } = useUserData();
  const mayRetry = outcome === "noAnswer" || outcome === "failed";
  const needsNewCode = outcome === "expired" || outcome === "unknown";
  return (
    <>
      <p>{texts[outcome]()}</p>
      {needsNewCode && token !== undefined && isMailVerified === false && <SendActivation />}
      <p className={styles.ways}>
        {mayRetry && (
          <button type="button" onClick={onRetry}>
            {m.try_again()}
          </button>
        )}
        {token === undefined ? (
          <Link className="button" to={`${pathOf("auth", locale)}?authLink=login`}>
            {m.auth_login_action()}
          </Link>
        ) : (
          <Link className="button" to={pathOf("account", locale)}>
            {m.session_account()}
          </Link>
        )}
        <Link to={pathOf("series", locale)}>{m.nav_series()}</Link>
      </p>
    </>
  );
}
