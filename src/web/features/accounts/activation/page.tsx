import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { Skeleton } from "../../../design/placeholder.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { privateMeta } from "../../page/page-meta.ts";
import { matchPath, pathOf } from "../../page/paths.ts";
import { useLocale } from "../../page/use-page.ts";
import { api } from "../session/api.ts";
import { userDataStore, useUserData } from "../session/use-user-data.ts";
import styles from "./activation.module.css";
import { type Outcome, outcomeOf } from "./outcome.ts";
import { SendActivation } from "./send-activation.tsx";

export const meta = privateMeta(m.activation_title);

/** Where the links of two mails lead: the one that proves an address, and with `?change=mail` the one that changes it. */
export default function ActivationPage() {
  const { pathname, search } = useLocation();
  const match = matchPath(pathname);
  const code = match?.id === "activation" ? match.params.code : "";
  const [outcome, setOutcome] = useState<Outcome>();
  const [attempt, setAttempt] = useState(0);
  const asked = useRef(-1);

  useEffect(() => {
    // A code can be used once, and development runs every effect twice.
    if (asked.current === attempt) return;
    asked.current = attempt;
    const call = new URLSearchParams(search).get("change") === "mail" ? "ConfirmMailChange" : "ActivateMail";
    confirm(call, code).then(setOutcome);
  }, [attempt, code, search]);

  return (
    <div className={styles.page} aria-busy={outcome === undefined}>
      <h1 tabIndex={-1}>{outcome === undefined ? m.activation_title() : headings[outcome]()}</h1>
      <div role="status" className={styles.outcome}>
        {outcome === undefined ? (
          <Skeleton lines={2} />
        ) : (
          <OutcomeText
            outcome={outcome}
            onRetry={() => {
              setOutcome(undefined);
              setAttempt(attempt + 1);
            }}
          />
        )}
      </div>
    </div>
  );
}

async function confirm(call: "ActivateMail" | "ConfirmMailChange", code: string): Promise<Outcome> {
  try {
    await api.call(`User/${call}`, { body: { code } });
  } catch (error) {
    return outcomeOf(error);
  }
  // It may have been another person's link; what stands in this browser is asked for anew.
  const { token } = userDataStore().get();
  if (token !== undefined) {
    const profile = await api.call("User/GetProfile").catch(() => undefined);
    if (profile !== undefined && userDataStore().get().token === token) userDataStore().update(profile);
  }
  return call === "ActivateMail" ? "activated" : "changed";
}

const headings = {
  activated: m.activation_activated_heading,
  changed: m.activation_changed_heading,
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
  used: m.activation_used_text,
  expired: m.activation_expired_text,
  unknown: m.activation_unknown_text,
  taken: m.activation_taken_text,
  noAnswer: m.failure_offline_text,
  failed: m.failure_unavailable_text,
} satisfies Record<Outcome, () => string>;

function OutcomeText({ outcome, onRetry }: { outcome: Outcome; onRetry: () => void }) {
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
