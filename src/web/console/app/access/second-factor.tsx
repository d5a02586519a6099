import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import type { AnswerOf } from "../../../../contract/calls.ts";
import { TextField } from "../../../design/field.tsx";
import { queryClient } from "../../../features/accounts/session/queries.ts";
import { useUserData } from "../../../features/accounts/session/use-user-data.ts";
import { Form } from "../../../features/page/form/form.tsx";
import { textOf } from "../../../features/page/form/use-form.ts";
import { pathOf } from "../../../features/page/paths.ts";
import { createStoredText } from "../../../features/page/stored.ts";
import { consoleApi, hasFieldCode } from "../../api.ts";
import { m } from "../../messages.ts";
import { Waiting } from "../../parts/answer-parts.tsx";
import { copyText } from "../../parts/copy-text.ts";
import { useConsoleForm } from "../../parts/use-console-form.ts";
import styles from "./access.module.css";
import { codeField, PassSecondFactor, readCode } from "./pass-second-factor.tsx";
import { QrCode } from "./qr-code.tsx";

type SecondFactorProps = {
  readonly onConfirmed: (recoveryCodes: readonly string[]) => Promise<unknown>;
  readonly onEntered: () => Promise<unknown>;
};

type Started = AnswerOf<"Admin/StartSecondFactor">;

/** The invitation with which the setting up was begun in this tab: a reload goes on with the same secret. */
const begunWith = createStoredText("console-invitation", () => window.sessionStorage);

async function start(): Promise<Started> {
  const invitation = begunWith.get();
  if (invitation !== null) {
    try {
      return await consoleApi.call("Admin/StartSecondFactor", { body: { invitation } });
    } catch {
      // Used up or run out meanwhile: it is asked for again.
      begunWith.set(null);
    }
  }
  return await consoleApi.call("Admin/StartSecondFactor", { body: {} });
}

/** Asked of each session once: the setting up, by invitation, where the account has no second factor yet, else a proof. */
export function SecondFactor({ onConfirmed, onEntered }: SecondFactorProps) {
  const { token } = useUserData();
  const [started, setStarted] = useState<Started>();
  // Without an invitation it begins nothing: the refusal says which of the two is wanted.
  const asked = useQuery(
    {
      queryKey: ["Admin/StartSecondFactor", { token }],
      queryFn: start,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    },
    queryClient,
  );
  const shown = started ?? asked.data;
  return (
    <>
      {shown !== undefined ? (
        <SetUp {...shown} onConfirmed={onConfirmed} />
      ) : hasFieldCode(asked.error, "second_factor.set_up") ? (
        <section className={styles.doorCard} aria-labelledby="door-heading">
          <h1 id="door-heading" tabIndex={-1}>
            {m.access_enter_heading()}
          </h1>
          <PassSecondFactor action={m.access_enter()} onPassed={onEntered} />
        </section>
      ) : hasFieldCode(asked.error, "second_factor.invitation") ? (
        <Invitation onStarted={setStarted} />
      ) : (
        <Waiting error={asked.error} retry={() => void asked.refetch()} />
      )}
      <Link to={pathOf("home", "tr")}>{m.access_back_to_site()}</Link>
    </>
  );
}

/** The password alone does not set up a second factor. */
function Invitation({ onStarted }: { onStarted: (started: Started) => void }) {
  const form = useConsoleForm({
    read: (data) => ({ invitation: textOf(data, "invitation").trim() }),
    isFleeting: true,
    async send(body) {
      onStarted(await consoleApi.call("Admin/StartSecondFactor", { body }));
      begunWith.set(body.invitation);
    },
  });
  return (
    <section className={styles.doorCard} aria-labelledby="door-heading">
      <h1 id="door-heading" tabIndex={-1}>
        {m.access_invitation_heading()}
      </h1>
      <p>{m.access_invitation_text()}</p>
      <Form state={form} action={m.access_go_on()}>
        <TextField
          {...codeField}
          name="invitation"
          autoComplete="off"
          label={m.access_invitation()}
          required
          error={form.errorOf("invitation")}
        />
      </Form>
    </section>
  );
}

type SetUpProps = Pick<SecondFactorProps, "onConfirmed"> & { readonly secret: string; readonly uri: string };

function SetUp({ secret, uri, onConfirmed }: SetUpProps) {
  const form = useConsoleForm({
    read: readCode,
    isFleeting: true,
    async send(body) {
      const { recoveryCodes } = await consoleApi.call("Admin/ConfirmSecondFactor", { body });
      begunWith.set(null);
      await onConfirmed(recoveryCodes);
    },
  });
  return (
    <section className={styles.doorCard} aria-labelledby="door-heading">
      <h1 id="door-heading" tabIndex={-1}>
        {m.access_set_up_heading()}
      </h1>
      <p>{m.access_set_up_text()}</p>
      <QrCode text={uri} label={m.access_qr_label()} />
      <div className={styles.secret}>
        <p>{m.access_secret()}</p>
        <code>{secret.match(/.{1,4}/g)?.join(" ")}</code>
        <button
          type="button"
          className="button"
          data-kind="secondary"
          onClick={() => void copyText(secret, m.access_copied())}
        >
          {m.access_copy()}
        </button>
      </div>
      <Form state={form} action={m.access_confirm()}>
        <TextField {...codeField} label={m.access_code()} inputMode="numeric" error={form.errorOf("code")} />
      </Form>
    </section>
  );
}
