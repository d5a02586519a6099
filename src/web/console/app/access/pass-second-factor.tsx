import { TextField } from "../../../design/field.tsx";
import { askForPasskey, canHavePasskeys } from "../../../features/accounts/passkeys/browser-passkeys.ts";
import { Form } from "../../../features/page/form/form.tsx";
import { textOf } from "../../../features/page/form/use-form.ts";
import { consoleApi, useAction } from "../../api.ts";
import { m } from "../../messages.ts";
import { useConsoleForm } from "../../parts/use-console-form.ts";

export const readCode = (data: FormData) => ({ code: textOf(data, "code").replaceAll(/\s/g, "") });

export const codeField = {
  name: "code",
  autoComplete: "one-time-code",
  autoCapitalize: "off",
  spellCheck: false,
  maxLength: 40,
} as const;

type PassSecondFactorProps = { readonly action: string; readonly onPassed: () => unknown };

/** Passes the second factor: by a code, or by a passkey where the browser can have one. */
export function PassSecondFactor({ action, onPassed }: PassSecondFactorProps) {
  const form = useConsoleForm({
    read: readCode,
    isFleeting: true,
    async send(body) {
      await consoleApi.call("Admin/EnterSecondFactor", { body });
      await onPassed();
    },
  });
  const byPasskey = useAction(async () => {
    const passkey = await askForPasskey();
    if (passkey === undefined) return;
    await consoleApi.call("Admin/EnterSecondFactor", { body: { passkey } });
    await onPassed();
  });
  return (
    <>
      <p>{m.access_enter_text()}</p>
      <Form
        state={form}
        action={action}
        beside={
          canHavePasskeys() && (
            <button
              type="button"
              className="button"
              data-kind="secondary"
              aria-busy={byPasskey.isBusy}
              onClick={byPasskey.run}
            >
              {m.access_by_passkey()}
            </button>
          )
        }
      >
        <TextField {...codeField} label={m.access_enter_code()} error={form.errorOf("code")} />
      </Form>
      <p role="alert">{byPasskey.problem}</p>
    </>
  );
}
