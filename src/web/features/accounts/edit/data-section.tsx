import { useState } from "react";
import { Button } from "../../../design/button.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { api } from "../session/api.ts";
import { endSession } from "../session/end-session.ts";
import { useAction } from "../session/queries.ts";
import { getGoogleToken, logOut } from "../session/session.ts";
import type { Person } from "../session/user-data.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import styles from "./edit.module.css";

/** Sessions, the export of the user's data, and deleting the account. */
export default function DataSection({ person }: { person: Person }) {
  // A user who returns from Google with a token was about to delete the account.
  const googleToken = getGoogleToken();
  const [isLeaving, setLeaving] = useState(googleToken !== undefined);
  const everywhere = useAction(async () => {
    await api.call("Login/LogoutEverywhere", { body: {} });
    endSession("loggedOutEverywhere");
  });
  const exporting = useAction(async () => downloadJson(await api.call("User/ExportData"), "dizi-okulu.json"));
  return (
    <div className={styles.parts}>
      <section>
        <h3>{m.account_sessions()}</h3>
        <p>{m.account_sessions_text()}</p>
        <div className={styles.buttons}>
          <Button kind="secondary" onClick={logOut}>
            {m.account_log_out()}
          </Button>
          <Button kind="secondary" isLoading={everywhere.isBusy} onClick={everywhere.run}>
            {m.account_log_out_everywhere()}
          </Button>
        </div>
        <p role="alert">{everywhere.problem}</p>
      </section>
      <section>
        <h3>{m.account_export_heading()}</h3>
        <p>{m.account_export_text()}</p>
        <Button kind="secondary" isLoading={exporting.isBusy} onClick={exporting.run}>
          {m.account_export()}
        </Button>
        <p role="alert">{exporting.problem}</p>
      </section>
      <section>
        <h3>{m.account_delete_heading()}</h3>
        <p>{m.account_delete_text()}</p>
        <Button kind="secondary" onClick={() => setLeaving(true)}>
          {m.account_delete()}
        </Button>
        <DeleteDialog
          person={person}
          googleToken={googleToken}
          isOpen={isLeaving}
          onClose={() => setLeaving(false)}
          onExport={exporting.run}
        />
      </section>
    </div>
  );
}

/** Downloads a value as a file. */
function downloadJson(value: unknown, name: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers start reading after the click event has ended.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
