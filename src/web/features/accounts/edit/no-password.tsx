import { useState } from "react";
import { Button } from "../../../design/button.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { ForgotDialog } from "../password/forgot-dialog.tsx";

/** In the place of a form that asks for the password, for who signs in with Google alone. */
export function NoPassword({ mail }: { mail: string }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <p>{m.account_no_password()}</p>
      <Button kind="secondary" onClick={() => setAsked(true)}>
        {m.account_set_password()}
      </Button>
      <ForgotDialog mail={isAsked ? mail : undefined} onClose={() => setAsked(false)} />
    </>
  );
}
