import { Dialog } from "../../../design/dialog.tsx";
import { useAwaitedFactor } from "../../api.ts";
import { m } from "../../messages.ts";
import { PassSecondFactor } from "./pass-second-factor.tsx";

/** Asks for the second factor again where a call wants it; the call is repeated then. */
export function AgainArea() {
  const answer = useAwaitedFactor();
  if (answer === undefined) return null;
  return (
    <Dialog isOpen closeLabel={m.common_close()} heading={m.access_again_heading()} onClose={() => answer(false)}>
      <p>{m.access_again_text()}</p>
      <PassSecondFactor action={m.access_go_on()} onPassed={() => answer(true)} />
    </Dialog>
  );
}
