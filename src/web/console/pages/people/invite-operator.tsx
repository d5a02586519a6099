import { useState } from "react";
import type { AnswerOf } from "../../../../contract/calls.ts";
import { Dialog } from "../../../design/dialog.tsx";
import { consoleApi } from "../../api.ts";
import { m } from "../../messages.ts";
import { copyText } from "../../parts/copy-text.ts";
import { useFormats } from "../../parts/formats.ts";
import { showFailure } from "../../parts/toasts.tsx";

/** Makes the code with which somebody of the console's roles sets up the second factor; it is shown this once. */
export function InviteOperator({ id, username }: { id: number; username: string }) {
  const [made, setMade] = useState<AnswerOf<"Admin/InviteOperator">>();
  const { moment } = useFormats();

  async function invite() {
    try {
      setMade(await consoleApi.call("Admin/InviteOperator", { body: { id } }));
    } catch (error) {
      showFailure(error);
    }
  }

  return (
    <>
      <button type="button" className="button" data-kind="secondary" onClick={() => void invite()}>
        {m.people_invite()}
      </button>
      {made && (
        <Dialog
          isOpen
          closeLabel={m.common_close()}
          heading={m.people_invited({ name: username })}
          onClose={() => setMade(undefined)}
        >
          <p>{m.people_invite_text({ until: moment(made.expiresAt) })}</p>
          <p>
            <code>{made.code}</code>
          </p>
          <footer>
            <button type="button" className="button" onClick={() => void copyText(made.code, m.people_invite_copied())}>
              {m.people_invite_copy()}
            </button>
          </footer>
        </Dialog>
      )}
    </>
  );
}
