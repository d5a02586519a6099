import { useEffect, useState } from "react";
import { Dialog } from "../../../design/dialog.tsx";
import { passAgainBy } from "../../api.ts";
import { m } from "../../messages.ts";
import { PassSecondFactor } from "./pass-second-factor.tsx";

/** Asks for the second factor again where a call wants it; the call is repeated then. */
export function AgainArea() {
  const [answer, setAnswer] = useState<(isPassed: boolean) => void>();

  useEffect(
    () =>
      passAgainBy(
        () =>
          new Promise<boolean>((resolve) => {
            setAnswer((before: typeof answer) => {
              before?.(false);
              return resolve;
            });
          }),
      ),
    [],
  );

  function close(isPassed: boolean) {
    answer?.(isPassed);
    setAnswer(undefined);
  }

  if (answer === undefined) return null;
  return (
    <Dialog isOpen closeLabel={m.common_close()} heading={m.access_again_heading()} onClose={() => close(false)}>
      <p>{m.access_again_text()}</p>
      <PassSecondFactor action={m.access_go_on()} onPassed={() => close(true)} />
    </Dialog>
  );
}
