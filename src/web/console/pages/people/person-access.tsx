import { useState } from "react";
import type { AnswerOf } from "../../../../contract/calls.ts";
import { type Role, roles } from "../../../../domain/accounts/role.ts";
import { Segmented } from "../../../design/choice.tsx";
import { refresh } from "../../../features/accounts/session/queries.ts";
import { consoleApi } from "../../api.ts";
import { useTexts } from "../../language.ts";
import { confirm } from "../../parts/confirm.tsx";
import { showDone, showFailure } from "../../parts/toasts.tsx";
import { ReasonDialog } from "../../records/reason-dialog.tsx";
import { useAddress } from "../../records/use-address.ts";
import { peopleTexts } from "./people-texts.ts";

export type Details = AnswerOf<"Admin/GetUser">;

export async function refreshPerson(): Promise<void> {
  await Promise.all([refresh("Admin/GetUser"), refresh("Admin/FindUsers")]);
}

async function setRole(id: number, role: Role): Promise<void> {
  await consoleApi.call("Admin/SetRole", { body: { id, role } });
  await refreshPerson();
}

async function setBlocked(id: number, isBlocked: boolean, reason: string): Promise<void> {
  await consoleApi.call("Admin/BlockUser", { body: { id, isBlocked, reason } });
  await refreshPerson();
}

/** Role, blocking, erasing. */
export function PersonAccess({ person }: { person: Details }) {
  const { id, username, role, isBlocked } = person;
  const [isAsking, setAsking] = useState(false);
  const { change } = useAddress();
  const t = useTexts(peopleTexts);

  async function chooseRole(chosen: Role) {
    const question = { heading: t.adminHeading, text: t.adminText(username), action: t.makeAdmin };
    if (chosen === "admin" && !(await confirm(question))) return;
    try {
      await setRole(id, chosen);
      showDone(t.roleSet(username, t.roles[chosen]), () => setRole(id, role));
    } catch (error) {
      showFailure(error);
    }
  }

  async function erase() {
    const isConfirmed = await confirm({
      heading: t.eraseHeading,
      text: t.eraseText(username),
      action: t.erase,
      isDangerous: true,
      typed: username,
    });
    if (!isConfirmed) return;
    try {
      await consoleApi.call("Admin/EraseUser", { body: { id, username } });
      change({ open: undefined });
      await refresh("Admin/FindUsers");
      showDone(t.wasErased(username));
    } catch (error) {
      showFailure(error);
    }
  }

  return (
    <section aria-labelledby="access-heading">
      <h3 id="access-heading">{t.access}</h3>
      <div className="panel-actions">
        <Segmented
          legend={t.roleHeading}
          options={roles.map((value) => ({ value, text: t.roles[value] }))}
          value={role}
          onChange={(chosen) => void chooseRole(chosen)}
        />
        <button
          type="button"
          className={isBlocked ? "button" : "button dangerous"}
          data-kind="secondary"
          onClick={() => setAsking(true)}
        >
          {isBlocked ? t.unblock : t.block}
        </button>
        <button type="button" className="button dangerous" data-kind="quiet" onClick={() => void erase()}>
          {t.erase}
        </button>
      </div>
      {isAsking &&
        (isBlocked ? (
          <ReasonDialog
            heading={t.unblockHeading(username)}
            text={t.unblockText}
            action={t.unblock}
            send={async (reason) => {
              await setBlocked(id, false, reason);
              showDone(t.wasUnblocked(username));
            }}
            onClose={() => setAsking(false)}
          />
        ) : (
          <ReasonDialog
            heading={t.blockHeading(username)}
            text={t.blockText}
            action={t.block}
            hint={t.blockHint}
            isDangerous
            send={async (reason) => {
              await setBlocked(id, true, reason);
              showDone(t.wasBlocked(username), () => setBlocked(id, false, t.undoReason));
            }}
            onClose={() => setAsking(false)}
          />
        ))}
    </section>
  );
}
