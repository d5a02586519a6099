import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { TextField } from "../../../design/field.tsx";
import { queryClient } from "../../../features/accounts/session/queries.ts";
import { useUserData } from "../../../features/accounts/session/use-user-data.ts";
import { isProblem } from "../../../features/page/api-client.ts";
import { Form } from "../../../features/page/form/form.tsx";
import { textOf } from "../../../features/page/form/use-form.ts";
import { pathOf } from "../../../features/page/paths.ts";
import { consoleApi } from "../../api.ts";
import { m } from "../../messages.ts";
import { Waiting } from "../../parts/answer-parts.tsx";
import { copyText } from "../../parts/copy-text.ts";
import { useConsoleForm } from "../../parts/use-console-form.ts";
import styles from "./access.module.css";
import { QrCode } from "./qr-code.tsx";

const readCode = (data: FormData) => ({ code: textOf(data, "code").replaceAll(/\s/g, "") });

const codeField = {
  name: "code",
  autoComplete: "one-time-code",
  autoCapitalize: "off",
  spellCheck: false,
  maxLength: 40,
} as const;

type SecondFactorProps = {
  readonly onConfirmed: (recoveryCodes: readonly string[]) => Promise<unknown>;
  readonly onEntered: () => Promise<unknown>;
};

/** Asked of each session once: the setting up where the account has no second factor yet, else a code. */
export function SecondFactor({ onConfirmed, onEntered }: SecondFactorProps) {
  const { token } = useUserData();
  // A beginning takes the place of one that was not finished; where all is set up it is refused.
  const started = useQuery(
    {
      queryKey: ["Admin/StartSecondFactor", { token }],
      queryFn: () => consoleApi.call("Admin/StartSecondFactor", { body: {} }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    },
    queryClient,
  );
  return (
    <>
      {isProblem<"Admin/StartSecondFactor">(started.error, "conflict") ? (
        <EnterCode onEntered={onEntered} />
      ) : started.data === undefined ? (
        <Waiting error={started.error} retry={() => void started.refetch()} />
      ) : (
        <SetUp {...started.data} onConfirmed={onConfirmed} />
      )}
      <Link to={pathOf("home", "tr")}>{m.access_back_to_site()}</Link>
    </>
  );
}

type SetUpProps = Pick<SecondFactorProps, "onConfirmed"> & { readonly secret: string; readonly uri: string };

function SetUp({ secret, uri, onConfirmed }: SetUpProps) {
  const form = useConsoleForm({
    read: readCode,
    async send(body) {
      const { recoveryCodes } = await consoleApi.call("Admin/ConfirmSecondFactor", { body });
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

function EnterCode({ onEntered }: Pick<SecondFactorProps, "onEntered">) {
  const form = useConsoleForm({
    read: readCode,
    async send(body) {
      await consoleApi.call("Admin/EnterSecondFactor", { body });
      await onEntered();
    },
  });
  return (
    <section className={styles.doorCard} aria-labelledby="door-heading">
      <h1 id="door-heading" tabIndex={-1}>
        {m.access_enter_heading()}
      </h1>
      <p>{m.access_enter_text()}</p>
      <Form state={form} action={m.access_enter()}>
        <TextField {...codeField} label={m.access_enter_code()} error={form.errorOf("code")} />
      </Form>
    </section>
  );
}
